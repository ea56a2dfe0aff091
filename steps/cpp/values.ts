// What a case does, and what it shows.

import { type Cpp, cpp } from '../../harness/bench/cpp-text';
import { action, observation, probe } from '../../harness/bench/words';

action('{cpp}', (statement: Cpp) => statement);

observation('{cpp} is {cpp}', (actual: Cpp, expected: Cpp) => cpp`OBSERVE_EQ(${actual}, ${expected});`);
observation('{cpp} is not {cpp}', (actual: Cpp, expected: Cpp) => cpp`OBSERVE_NE(${actual}, ${expected});`);
observation('{cpp} is null', (pointer: Cpp) => cpp`OBSERVE_NULL(${pointer});`);
observation('{cpp} is not null', (pointer: Cpp) => cpp`OBSERVE_NOT_NULL(${pointer});`);
observation('{cpp} has type {cpp}', (expression: Cpp, type: Cpp) => cpp`OBSERVE_TYPE(${expression}, ${type});`);
observation('{cpp} aborts', (statement: Cpp) => cpp`OBSERVE_FATE("aborts", ${statement});`);
observation('{cpp} does not abort', (statement: Cpp) => cpp`OBSERVE_FATE("returns", ${statement});`);

probe('{cpp} compiles', true, (statement: Cpp) => statement);
probe('{cpp} does not compile', false, (statement: Cpp) => statement);
