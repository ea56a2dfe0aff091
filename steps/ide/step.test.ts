import { deepEqual, equal, ok, rejects, throws } from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';
import { acting, observing, type ParametersOf, Then } from './step';

/** A stand-in for the IDE: these tests only pass it on. */
const ide = { remembered: 'the subject' } as IdeScenario;
const ideOf = async (): Promise<IdeScenario> => ide;

/** A stand-in for the world of a scenario: it counts observations like the real one. */
function world(): TouchstoneWorld {
  const counting = {
    observations: 0,
    observed<Value>(value: Value): Value {
      counting.observations++;
      return value;
    },
  };
  return counting as unknown as TouchstoneWorld;
}

test('a `Then` counts one observation and checks the value that it read', async () => {
  const checked: unknown[] = [];
  const step = observing(
    async ({ remembered }: IdeScenario, letter: string) => `${letter}: ${String(remembered)}`,
    (value, letter) => {
      checked.push(value, letter);
    },
    ideOf,
  );
  const scenario = world();
  await step.call(scenario, 'A');
  equal(scenario.observations, 1);
  deepEqual(checked, ['A: the subject', 'A']);
});

test('a failed check fails the step with an observation; a failed read counts no observation', async () => {
  const fail = (message: string) => (_: unknown) => {
    throw new Error(message);
  };
  const checking = world();
  await rejects(observing((one) => one.remembered, fail('unexpected'), ideOf).call(checking), /unexpected/);
  equal(checking.observations, 1);
  const reading = world();
  const unread = observing(fail('not in time'), (_value: unknown) => {}, ideOf);
  await rejects(unread.call(reading), /not in time/);
  equal(reading.observations, 0);
});

test('an acting step counts no observation', async () => {
  const seen: unknown[] = [];
  const step = acting((one, value: never) => seen.push(one, value), ideOf);
  const scenario = world();
  await step.call(scenario, 7);
  equal(scenario.observations, 0);
  deepEqual(seen, [ide, 7]);
});

test('cucumber sees the number of parameters of the longer function, without the IDE', () => {
  equal(acting((_ide, _letter: never) => {}).length, 1);
  equal(
    observing(
      (one: IdeScenario, _letter: string, _text: string) => one.remembered,
      (_value) => {},
    ).length,
    2,
  );
  equal(
    observing(
      (one: IdeScenario, _letter: string) => one.remembered,
      (_value, _letter) => {},
    ).length,
    1,
  );
});

test('a `Then` that does not read the IDE, or does not check the value, is rejected', () => {
  throws(
    () =>
      observing(
        () => 7,
        (_value) => {},
      ),
    /must read the IDE/,
  );
  throws(
    () =>
      observing(
        (one) => one.remembered,
        () => {},
      ),
    /must check the value/,
  );
});

test('a `Then` without a read, and one that reads nothing, do not compile', () => {
  // Never called: `npm run typecheck` is the test.
  const unwritable = (): void => {
    // @ts-expect-error: there is no check.
    Then('the IDE is open', ({ driver }) => driver.isOpen());
    // biome-ignore format: `ts-expect-error` covers one line.
    // @ts-expect-error: an action gives no value.
    Then('the IDE is open', ({ driver }) => driver.open(), (_value) => {});
  };
  const parameters: ParametersOf<'{plugin} is told of {string}'> = ['A', 'playbackStarted'];
  ok(unwritable);
  equal(parameters.length, 2);
});

test('every step about an IDE is defined by step.ts', async () => {
  const files = (await readdir(__dirname)).filter((file) => file.endsWith('.ts') && !file.startsWith('step.'));
  ok(files.includes('window.ts'));
  for (const file of files) {
    const text = await readFile(join(__dirname, file), 'utf8');
    const imported = /import (?!type)([^;]*) from '@cucumber\/cucumber'/.exec(text)?.[1] ?? '';
    ok(!/\b(Given|When|Then|defineStep)\b|\*/.test(imported), `${file} defines steps with cucumber's own functions`);
    ok(!/IdeScenario\.of|TouchstoneWorld|this\.observed/.test(text), `${file} handles the world by itself`);
  }
});
