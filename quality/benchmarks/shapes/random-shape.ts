// Shapes that nobody chose: made at random from a seed.

import { Random } from './random';
import { type FieldShape, type MessageShape, type Shape, scalarTypes } from './shape';

/** Enough for nesting, and few enough to compile quickly. */
const MOST_TYPES = 6;

/** Makes a shape. The same seed gives the same shape. */
export function randomShape(seed: number): Shape {
  const random = new Random(seed);
  const syntax = random.chance(0.5) ? 'proto2' : 'proto3';
  let count = 0;
  const message = (depth: number): MessageShape => {
    const name = `Message${++count}`;
    const fields: FieldShape[] = [];
    let number = 0;
    const size = random.between(2, depth === 0 ? 40 : 14);
    const step = random.chance(0.4) ? 1 : random.between(2, 40);
    for (let index = 0; index < size; index++) {
      number += random.between(1, step);
      fields.push(field(number, depth));
    }
    return { name, fields };
  };
  const field = (number: number, depth: number): FieldShape => {
    if (depth < 3 && count < MOST_TYPES && random.chance(0.15)) {
      const type = syntax === 'proto2' && random.chance(0.3) ? 'group' : 'message';
      const repeated = random.chance(0.5);
      const of = message(depth + 1);
      return { number, type, of, label: repeated ? 'repeated' : 'optional', count: [0, 4], set: random.next() };
    }
    const type = random.chance(0.3) ? (random.chance(0.8) ? 'string' : 'bytes') : random.pick(scalarTypes);
    const isText = type === 'string' || type === 'bytes';
    const label = random.chance(0.15)
      ? !isText && random.chance(0.5)
        ? 'packed'
        : 'repeated'
      : syntax === 'proto3' && random.chance(0.8)
        ? 'plain'
        : 'optional';
    const wide = type.endsWith('64');
    return {
      number,
      type,
      label,
      set: random.next(),
      count: [0, random.between(1, 12)],
      length: [1, random.pick([8, 14, 20, 40, 120])],
      bits: [1, random.between(2, wide ? 62 : 30)],
      ...(syntax === 'proto2' &&
      label === 'optional' &&
      !isText &&
      type !== 'bool' &&
      type !== 'enum' &&
      random.chance(0.2)
        ? { initial: '3' }
        : {}),
    };
  };
  return { name: `seed${seed}`, about: 'made at random', syntax, root: message(0) };
}
