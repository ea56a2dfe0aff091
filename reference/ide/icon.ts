// Draws the extension's icon at build time: a touchstone, and the streak that gold leaves on it.

import { crc32, deflateSync } from 'node:zlib';

/** The sizes that browsers ask for. */
export const iconSizes = [16, 32, 48, 128] as const;

type Colour = readonly [red: number, green: number, blue: number];

const stone: Colour = [38, 42, 49];
const gold: Colour = [232, 176, 60];
/** Sample points per pixel in each direction, for smooth edges. */
const samples = 4;

/** The colour at a point of the unit square; undefined outside the stone. */
function colourAt(x: number, y: number): Colour | undefined {
  const [corner, edge] = [0.24, 0.46];
  const outside = Math.hypot(
    Math.max(Math.abs(x - 0.5) - (edge - corner), 0),
    Math.max(Math.abs(y - 0.5) - (edge - corner), 0),
  );
  if (outside > corner) return undefined;
  return distanceToStreak(x, y) < 0.085 ? gold : stone;
}

/** The distance from a point to the line from bottom left to top right. */
function distanceToStreak(x: number, y: number): number {
  const [fromX, fromY, length] = [0.28, 0.7, 0.6];
  const [stepX, stepY] = [Math.cos(-Math.PI / 4.4), Math.sin(-Math.PI / 4.4)];
  const along = Math.min(length, Math.max(0, (x - fromX) * stepX + (y - fromY) * stepY));
  return Math.hypot(x - fromX - along * stepX, y - fromY - along * stepY);
}

/** The red, green, blue and opacity of a pixel. */
function pixel(size: number, column: number, row: number): number[] {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let sample = 0; sample < samples * samples; sample++) {
    const x = (column + ((sample % samples) + 0.5) / samples) / size;
    const y = (row + (Math.floor(sample / samples) + 0.5) / samples) / size;
    const colour = colourAt(x, y);
    if (!colour) continue;
    covered++;
    for (const [channel, value] of colour.entries()) sum[channel]! += value;
  }
  const opacity = Math.round((255 * covered) / samples ** 2);
  return [...sum.map((channel) => (covered === 0 ? 0 : Math.round(channel / covered))), opacity];
}

/** The icon as a PNG file. @param size width and height in pixels */
export function icon(size: number): Buffer {
  const rows = Array.from({ length: size }, (_, row) => [
    // Each row begins with its filter type: none.
    0,
    ...Array.from({ length: size }, (_, column) => pixel(size, column, row)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits per channel; red, green, blue and opacity.
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
