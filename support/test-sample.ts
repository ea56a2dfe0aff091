// `npm test` runs a sample of the tests that take long. `npm test -- --whole` runs all of them, and so does Node.js if it
// runs a test file by itself.

/** The variable of the environment that asks for the sample. */
export const sampleVariable = 'TOUCHSTONE_TEST_SAMPLE';

/** Why a test that is not in the sample is skipped. */
export const notInSample = 'only with --whole';

/** Whether this process runs the sample. */
export const isSample = process.env[sampleVariable] === '1';

/** Options of a test that is not in the sample. Use it where a shorter test would notice most of the same mistakes. */
export const onlyInWhole = { skip: isSample && notInSample } as const;

/** Cases of which the sample has every `step`th: the first, and so on. A whole run has all of them. */
export function sampleOf<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return isSample ? cases.filter((_, index) => index % step === 0) : cases;
}
