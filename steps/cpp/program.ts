// Steps about the scenario's own program: its command line, its output, its exit status.

import { type Cpp, cpp } from '../../harness/cpp/cpp-text';
import { action, observation, setting } from '../../harness/cpp/step-definition';

setting('the program', function (text: string) {
  this.setProgram(text);
});

action('the program runs', () => cpp`::touchstone::RunProgram({})`);
action('the program runs with {cpp}', (argument: Cpp) => cpp`::touchstone::RunProgram({${argument}})`);

observation('the program prints {cpp}', (text: Cpp) => cpp`::touchstone::ObservePrinted((${text}))`);
observation('the program fails with {cpp}', (text: Cpp) => cpp`::touchstone::ObserveFailed((${text}))`);
