import { deepEqual, equal, rejects } from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { progressLines, withProgressLines } from './progress-lines';

/** Replaces the clock. @returns a function that lets time pass */
function fakeClock({ mock }: TestContext): (seconds: number) => void {
  let now = 1000;
  mock.method(performance, 'now', () => now);
  mock.timers.enable({ apis: ['setInterval'] });
  return (seconds) => {
    for (let second = 0; second < seconds; second++) {
      now += 1000;
      mock.timers.tick(1000);
    }
  };
}

test('progress is written at most once every ten seconds', (context) => {
  const pass = fakeClock(context);
  const lines: string[] = [];
  const show = progressLines((line) => lines.push(line));
  for (let done = 1; done <= 25; done++) {
    pass(1);
    show(`${done} of 25`);
  }
  deepEqual(lines, ['10 of 25', '20 of 25']);
});

test('work without steps gets a line every ten seconds, until it ends', async (context) => {
  const pass = fakeClock(context);
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<number>();
  const result = withProgressLines('run 1 of 2', promise, (line) => lines.push(line));
  pass(25);
  resolve(7);
  equal(await result, 7);
  pass(25);
  deepEqual(lines, ['run 1 of 2: 10 s …', 'run 1 of 2: 20 s …']);
});

test('work that fails ends the lines too', async (context) => {
  const pass = fakeClock(context);
  const lines: string[] = [];
  await rejects(
    withProgressLines('run', Promise.reject(new Error('no')), (line) => lines.push(line)),
    /no/,
  );
  pass(25);
  deepEqual(lines, []);
});
