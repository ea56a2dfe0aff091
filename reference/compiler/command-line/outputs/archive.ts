// Writes the outputs of a generator into one archive: `--cpp_out=DIR/all.zip`, or a .jar. It stores files uncompressed
// and without their time, so that equal contents make equal archives. A library such as `fflate` brings compression,
// which this does not use, and turns the date that it is given into local time, which differs between machines.

/** A file in an archive. */
export interface ArchivedFile {
  /** With forward slashes. */
  readonly name: string;
  /** Text is written as UTF-8. */
  readonly content: string | Uint8Array;
}

/** Whether an output of this name is an archive, not a folder. */
export function isArchive(output: string): boolean {
  return /\.(zip|jar)$/.test(output);
}

const MANIFEST = { name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0\nCreated-By: touchstone-protoc\n\n' };
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** Version 1.0 of the format, which every reader supports. */
const VERSION = 10;
/** The earliest date of the format, 1 January 1980. */
const DATE = 0x21;

/**
 * Returns the bytes of an archive. @param output its name: a .jar begins with a manifest
 */
export function archive(output: string, files: readonly ArchivedFile[]): Uint8Array {
  const all = output.endsWith('.jar') ? [MANIFEST, ...files] : files;
  const contents: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of all) {
    const nameBytes = Buffer.from(name);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL_HEADER, 0);
    describe(local, 4, nameBytes, bytes);
    contents.push(local, nameBytes, bytes);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(CENTRAL_HEADER, 0);
    central.writeUInt16LE(VERSION, 4);
    describe(central, 6, nameBytes, bytes);
    central.writeUInt32LE(offset, 42);
    directory.push(central, nameBytes);
    offset += local.length + nameBytes.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(all.length, 8);
  end.writeUInt16LE(all.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...contents, central, end]);
}

/** The fields that both headers of a file share, from the version needed to extract it. */
function describe(header: Buffer, at: number, name: Uint8Array, content: Uint8Array): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(DATE, at + 8);
  header.writeUInt32LE(checksum(content), at + 10);
  header.writeUInt32LE(content.length, at + 14);
  header.writeUInt32LE(content.length, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

/** The steps of CRC-32 for each byte. */
const STEPS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let step = byte;
  for (let bit = 0; bit < 8; bit++) step = step & 1 ? (step >>> 1) ^ 0xedb88320 : step >>> 1;
  return step;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ STEPS[(sum ^ byte) & 0xff]!;
  return (sum ^ 0xffffffff) >>> 0;
}
