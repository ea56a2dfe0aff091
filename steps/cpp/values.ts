// Steps that execute statements, and steps that observe values.

import { Cpp, cpp } from '../../harness/cpp/cpp-text';
import { observeSetMembers } from '../../harness/cpp/oneof-members';
import { action, observation, probe } from '../../harness/cpp/step-definition';

action('{cpp}', (statement: Cpp) => statement);
// For longer code, such as classes. Its lines are joined, so it must not contain `//` comments.
action('the C++', (text: string) => new Cpp(text));

observation(
  '{cpp} is {cpp}',
  (actual: Cpp, expected: Cpp) => cpp`::touchstone::ObserveEqual((${actual}), (${expected}))`,
);
observation(
  '{cpp} is not {cpp}',
  (actual: Cpp, other: Cpp) => cpp`::touchstone::ObserveDifferent((${actual}), (${other}))`,
);
observation(
  '{cpp} contains {cpp}',
  (actual: Cpp, part: Cpp) => cpp`::touchstone::ObserveContains((${actual}), (${part}))`,
);
observation(
  '{cpp} does not contain {cpp}',
  (actual: Cpp, part: Cpp) => cpp`::touchstone::ObserveLacks((${actual}), (${part}))`,
);
observation(
  '{cpp} is at most {cpp}',
  (actual: Cpp, limit: Cpp) => cpp`::touchstone::ObserveAtMost((${actual}), (${limit}))`,
);
observation(
  '{cpp} is at least {cpp}',
  (actual: Cpp, limit: Cpp) => cpp`::touchstone::ObserveAtLeast((${actual}), (${limit}))`,
);
observation(
  '{cpp} is less than {cpp}',
  (actual: Cpp, limit: Cpp) => cpp`::touchstone::ObserveLess((${actual}), (${limit}))`,
);
observation('{cpp}, a {cpp}, has only {cpp} set', function (message: Cpp, type: Cpp, member: Cpp) {
  return observeSetMembers(message, this.oneof(type.text, member.text), member.text);
});
observation('{cpp}, a {cpp}, has no member of {cpp} set', function (message: Cpp, type: Cpp, oneof: Cpp) {
  return observeSetMembers(message, this.oneof(type.text, oneof.text));
});
observation('{cpp} is null', (pointer: Cpp) => cpp`::touchstone::ObserveNull((${pointer}), true)`);
observation('{cpp} is not null', (pointer: Cpp) => cpp`::touchstone::ObserveNull((${pointer}), false)`);
observation(
  '{cpp} has type {cpp}',
  (expression: Cpp, type: Cpp) => cpp`::touchstone::ObserveType<decltype(${expression}), ${type}>()`,
);
observation('{cpp} aborts', (statement: Cpp) => cpp`::touchstone::ObserveFate("an abort", [&] { ${statement}; })`);
observation(
  '{cpp} does not abort',
  (statement: Cpp) => cpp`::touchstone::ObserveFate("a return", [&] { ${statement}; })`,
);
observation(
  '{cpp} allocates less than {cpp} bytes',
  (statement: Cpp, limit: Cpp) => cpp`::touchstone::ObserveAllocation(${limit}, [&] { ${statement}; })`,
);
observation(
  '{cpp} frees at least {cpp} bytes',
  (statement: Cpp, least: Cpp) => cpp`::touchstone::ObserveRelease(${least}, [&] { ${statement}; })`,
);

probe('{cpp} compiles', true, (statement: Cpp) => statement);
probe('{cpp} does not compile', false, (statement: Cpp) => statement);
