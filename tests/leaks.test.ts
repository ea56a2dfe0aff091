// What counts as leaked. A block that can still be reached from a global variable does not, however it is reached.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, messageOf, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

/** C++ that runs other C++, to which an `int` is `given`, in another thread. */
const thread = (cpp: string): string =>
  `pthread_t other; pthread_create(&other, nullptr, [](void* given) -> void* { ${cpp}; return nullptr; }, new int(1)); pthread_join(other, nullptr)`;

/** A step's C++, and whether it leaks. */
const steps = {
  'a lost block': ['new int(1)', true],
  'a freed block': ['delete new int(1)', false],
  'a block freed by another thread': [thread('delete static_cast<int*>(given)'), false],
  'a block lost by another thread': [thread('delete static_cast<int*>(given); new int(2)'), true],
  'a global variable': ['static int* kept = new int(1); (void)kept', false],
  'a global pointer into the block': ['static char* kept = new char[100] + 50; (void)kept', false],
  'a global pointer behind the block': ['static char* kept = new char[100] + 100; (void)kept', true],
  'a chain of blocks': ['static int** kept = new int*(new int(1)); (void)kept', false],
  'a chain that is cut': ['static int** kept = new int*(new int(1)); *kept = nullptr', true],
  'a ring of blocks': ['void** one = new void*; void** other = new void*(one); *one = other', true],
  'a global container that grows': [
    'static std::vector<std::string> kept; for (int i = 0; i < 100; ++i) kept.emplace_back(100, "x"[0])',
    false,
  ],
  'a container beside a lost block': [
    'static std::vector<std::string> kept; for (int i = 0; i < 100; ++i) kept.emplace_back(100, "x"[0]); new int(1)',
    true,
  ],
  'five thousand global blocks': [
    'static std::vector<int*> kept; for (int i = 0; i < 5000; ++i) kept.push_back(new int(i))',
    false,
  ],
  'one of five thousand blocks': [
    'std::vector<std::unique_ptr<int>> all; for (int i = 0; i < 5000; ++i) all.emplace_back(new int(i)); all[7].release()',
    true,
  ],
  'a block that grows': ['static void* kept = std::realloc(std::malloc(10), 10000); (void)kept', false],
  'a block that grows and is lost': ['void* lost = std::realloc(std::malloc(10), 10000); lost = nullptr', true],
  'a large block': ['static char* kept = new char[3000000]; (void)kept', false],
  'a large block that is lost': ['new char[3000000]', true],
  'a message that is kept': ['static Sample* kept = new Sample(m); (void)kept', false],
} as const;

test('what leaks and what does not', async () => {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const scenario = (cpp: string): string => `${schema}\nWhen \`${cpp}\`\n${observed}`;
  const features = await madeUpFeatures(
    Object.fromEntries(names.map((name) => [name.replaceAll(' ', '-'), scenario(steps[name][0])])),
  );
  const run = await conformance(['--features', features, '--subject', 'reference']);
  for (const name of names) {
    const scenario = id(name.replaceAll(' ', '-'));
    assert.equal(verdicts(run)[scenario], steps[name][1] ? 'failed' : 'passed', `${name}\n${run.output}`);
    if (steps[name][1]) assert.match(messageOf(run, scenario), /Memory leaked/, name);
  }
});
