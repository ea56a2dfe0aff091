// The files of `build/.typescript`. Other processes may read and write them at the same time.

const { closeSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** @returns whether the file was written; without write access, nothing is kept */
exports.write = (file, content) => {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const written = `${file}.${process.pid}.${require('node:worker_threads').threadId}`;
    writeFileSync(written, content);
    renameSync(written, file);
    return true;
  } catch {
    return false;
  }
};

/** V8 crashes on damaged data. To load node:crypto for this would take longer than all else that a small program does. */
function sumOf(content) {
  const words = new Int32Array(content.buffer, content.byteOffset, content.length >> 2);
  let sum = content.length;
  for (let position = 0; position < words.length; position++) sum = (Math.imul(sum, 31) + words[position]) | 0;
  for (const byte of content.subarray(words.length * 4)) sum = (Math.imul(sum, 31) + byte) | 0;
  return sum;
}

exports.sumOf = sumOf;

/** Keeps a module's code, with V8's data if there is a script. The file starts with a line of JSON about both. */
exports.writeKept = (place, { data: _, code, script, ...others }) => {
  const data = script?.createCachedData() ?? Buffer.alloc(0);
  const text = Buffer.from(code);
  // Of its own: not all memory of Buffer.concat starts at a multiple of four bytes.
  const content = Buffer.alloc(data.length + text.length);
  content.set(data);
  content.set(text, data.length);
  const header = JSON.stringify({ ...others, dataLength: data.length, sum: sumOf(content) });
  // V8 would copy data that does not start at a multiple of eight bytes.
  const length = Math.ceil((Buffer.byteLength(header) + 1) / 8) * 8;
  const padding = ' '.repeat(length - 1 - Buffer.byteLength(header));
  exports.write(place, Buffer.concat([Buffer.from(`${header}${padding}\n`), content]));
};

/** All files are read into the same memory: the system takes long to provide more. */
let memory = Buffer.allocUnsafeSlow(1 << 20);

/**
 * @returns what is kept of a module, undefined if nothing is or the file is damaged; its `data` are valid until this is
 *   called again
 */
exports.read = (place) => {
  let file;
  try {
    file = openSync(place);
    let end = readSync(file, memory, 0, memory.length, 0);
    while (end === memory.length) {
      memory = Buffer.allocUnsafeSlow(2 * end);
      end = readSync(file, memory, 0, memory.length, 0);
    }
    const start = memory.indexOf('\n') + 1;
    const { dataLength, sum, ...known } = JSON.parse(memory.toString('utf8', 0, start));
    if (sumOf(memory.subarray(start, end)) !== sum) return undefined;
    const code = start + dataLength;
    if (dataLength > 0) known.data = memory.subarray(start, code);
    return { ...known, code: memory.toString('utf8', code, end) };
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
};
