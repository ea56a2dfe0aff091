// Compares a subject's runtime with a peer's on messages of many shapes, one operation at a time: see shapes/.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../support/usage-error';
import type { Figure } from './figure';
import { median } from './measure';
import { dataOf, recordFile } from './shapes/data';
import { fixedShapes } from './shapes/fixed-shapes';
import { randomShape } from './shapes/random-shape';
import { classOf, schemaOf } from './shapes/schema';
import type { Shape } from './shapes/shape';
import { buildProgram, compileLibrary, inTurns, prepareSide, run, type Side } from './side';

/** The heading of the matrix of shapes and operations. */
const heading = 'Messages of many shapes, each second';

/** How long one operation of one shape runs for one measurement, in seconds of processor time. */
const secondsEach = 0.02;

/** Every ratio should reach the first, two thirds the second, and the median the third. */
const goals = { parity: 1, better: 1.3, middle: 1.5 };

/** A header that includes the generated headers and lists the shapes, for shapes.cc. */
function listOf(shapes: readonly Shape[]): string {
  const rows = shapes.map((shape) => `  M("${shape.name}", ${classOf(shape)})`);
  return [
    ...shapes.map(({ name }) => `#include "${name}.pb.h"`),
    `#define TOUCHSTONE_SHAPES(M) \\\n${rows.join(' \\\n')}\n`,
  ].join('\n');
}

/** The names of the operations, as shapes.cc prints them. */
export const operations = [
  ...['parse new', 'parse reused', 'size', 'serialize', 'size, to array', 'copy', 'merge', 'copy reused', 'clear'],
  ...['destroy', 'swap', 'move'],
] as const;

/** What is measured: shapes and operations by name; all, if there is no name. */
export interface Selection {
  readonly shapes: readonly string[];
  readonly operations: readonly string[];
}

/** @throws UsageError if a name is not among the known ones */
function checkNames(option: string, names: readonly string[], known: readonly string[]): void {
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return;
  throw new UsageError(`${option} "${wrong}": there is no such ${option.slice(2)}.`, `There are: ${known.join(' | ')}`);
}

/** Runs the program on one shape. @returns messages per second of each operation */
async function speeds(side: Side, shape: Shape, data: string, wanted: readonly string[]): Promise<Map<string, number>> {
  const command = ['./shapes', shape.name, data, String(secondsEach), ...wanted];
  const lines = (await run(command, side.folder)).trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [operation, speed] = line.split('\t');
      return [operation!, Number(speed)] as const;
    }),
  );
}

/** The figures of one shape, one for each operation. */
async function shapeFigures(
  sides: readonly Side[],
  shape: Shape,
  data: string,
  rounds: number,
  wanted: readonly string[],
): Promise<Figure[]> {
  const [ours, theirs] = await inTurns(sides, rounds, (side) => speeds(side, shape, data, wanted));
  return [...ours[0]!.keys()].map((operation) => {
    const of = (measured: readonly Map<string, number>[]) => measured.map((one) => one.get(operation)!);
    const sides = { subject: median(of(ours)), peer: median(of(theirs)), unit: '/s' };
    const value = sides.subject / sides.peer;
    return {
      matrix: heading,
      group: operation,
      name: `${shape.name}: ${shape.about}`,
      value,
      unit: 'x',
      better: 'more',
      sides,
      target: `>= ${goals.parity.toFixed(1)} x`,
      reached: value >= goals.parity,
      runs: of(ours).map((speed, round) => speed / of(theirs)[round]!),
    };
  });
}

/** How many ratios reach the goals. */
export function summaryOf(cells: readonly Figure[]): Figure[] {
  const count = (least: number): number => cells.filter(({ value }) => value >= least).length;
  const reaching = (least: number, needed: number): Figure => ({
    group: 'Shapes',
    name: `shapes: ratios of ${least.toFixed(1)} x or more, of ${cells.length}`,
    value: count(least),
    unit: '',
    target: `>= ${needed}`,
    reached: count(least) >= needed,
    runs: [],
  });
  const middle = median(cells.map(({ value }) => value));
  return [
    reaching(goals.parity, cells.length),
    reaching(goals.better, Math.ceil((cells.length * 2) / 3)),
    {
      group: 'Shapes',
      name: 'shapes: median ratio',
      value: middle,
      unit: 'x',
      target: `>= ${goals.middle.toFixed(1)} x`,
      reached: middle >= goals.middle,
      runs: [],
    },
  ];
}

/**
 * Compares a subject's runtime and generated code with a peer's on the fixed shapes and on random ones.
 * @param folder an empty folder to build in
 * @param rounds the number of measurements of each figure; the medians count
 * @param seeds the seeds of the random shapes
 * @param selection which of them, and which operations
 * @returns ratios of the subject to the peer, one for each shape and operation, and a summary
 * @throws UsageError if there is no such shape or operation
 * @throws Error if something does not build, or a side does not read the data
 */
export async function measureShapes(
  folder: string,
  subject: string,
  peer: string,
  rounds: number,
  seeds: readonly number[],
  selection: Selection,
): Promise<Figure[]> {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const all = [...fixedShapes, ...seeds.map(randomShape)];
  const names = all.map(({ name }) => name);
  checkNames('--shape', selection.shapes, names);
  checkNames('--operation', selection.operations, operations);
  const wanted = selection.shapes.length === 0 ? names : selection.shapes;
  const shapes = all.filter(({ name }) => wanted.includes(name));
  const schemas = shapes.map(({ name }) => name);
  const data = path.join(folder, 'data');
  await mkdir(path.join(folder, 'schemas'), { recursive: true });
  await mkdir(data, { recursive: true });
  for (const shape of shapes) {
    await writeFile(path.join(folder, 'schemas', `${shape.name}.proto`), schemaOf(shape));
    await writeFile(path.join(data, shape.name), recordFile(dataOf(shape, all.indexOf(shape) + 1)));
  }
  const ours = await prepareSide(subject, path.join(folder, subject), schemas);
  // Both sides use the same C++ compiler.
  const theirs = await prepareSide(peer, path.join(folder, `${peer}.peer`), schemas, ours.compiler);
  const sides = [ours, theirs];
  say(`building the shapes with ${subject} and ${peer}, ${ours.compiler} -O2`);
  for (const side of sides) {
    await writeFile(path.join(side.folder, 'shapes.h'), listOf(shapes));
    await buildProgram(side, 'shapes', await compileLibrary(side, schemas));
  }
  say(`shapes: ${rounds} rounds`);
  const cells: Figure[] = [];
  for (const shape of shapes) {
    cells.push(...(await shapeFigures(sides, shape, path.join(data, shape.name), rounds, selection.operations)));
  }
  return [...cells, ...summaryOf(cells)];
}
