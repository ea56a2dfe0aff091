// The test files that `npm test` leaves to `npm test -- --whole`.

/**
 * Files that take ten seconds of processor time or more, and beside which others would notice most of the same mistakes:
 * of each area of the code, some files are left in the sample.
 */
export const onlyInWholeFiles: readonly string[] = [
  'harness/ide/scenario/aria-driver.test.ts',
  'harness/ide/scenario/artifacts.test.ts',
  'harness/ide/scenario/chromium-words.test.ts',
  'harness/ide/scenario/faults.test.ts',
  'harness/ide/scenario/prepared-tab.test.ts',
  'harness/ide/session/clipboard-probe.test.ts',
  'quality/kills/awaits/chromium.test.ts',
  'tests/completion.test.ts',
  'tests/ide/controls.test.ts',
  'tests/ide/example-plugins.test.ts',
  'tests/ide/guide-plugin.test.ts',
  'tests/ide/projects.test.ts',
  'tests/ide/typing.test.ts',
  'tests/init.test.ts',
  'tests/kubernetes.test.ts',
  'tests/leaks.test.ts',
  'tests/replaced-generator.test.ts',
  'tests/strange-paths.test.ts',
];
