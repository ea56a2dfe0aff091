// The editions of the language, and their names in descriptor.proto.

/** The editions that a file can name, oldest first. */
export const EDITIONS: readonly string[] = ['2023', '2024', '2026'];

/** Edition names of descriptor.proto that no file may use: markers, and editions for protobuf's own tests. */
export const UNUSABLE_EDITIONS: readonly string[] = [
  'LEGACY',
  '1_TEST_ONLY',
  '2_TEST_ONLY',
  '99997_TEST_ONLY',
  '99998_TEST_ONLY',
  '99999_TEST_ONLY',
  'MAX',
];

/** Numbers of descriptor.proto's enum Edition, without its prefix. The two old syntaxes count as editions. */
const NUMBERS: Readonly<Record<string, number>> = {
  LEGACY: 900,
  PROTO2: 998,
  PROTO3: 999,
  2023: 1000,
  2024: 1001,
  2026: 1002,
  UNSTABLE: 9999,
  '1_TEST_ONLY': 1,
  '2_TEST_ONLY': 2,
  '99997_TEST_ONLY': 99_997,
  '99998_TEST_ONLY': 99_998,
  '99999_TEST_ONLY': 99_999,
  MAX: 0x7fffffff,
};

/** The number of an edition, given as in a file (`2024`) or as in descriptor.proto (`EDITION_2024`). */
export function editionNumber(name: string): number {
  return NUMBERS[name.replace(/^EDITION_/, '')] ?? 0;
}

/** The number of a file's edition. */
export function editionOf(file: { readonly syntax: string; readonly edition?: string | undefined }): number {
  return editionNumber(file.edition ?? file.syntax.toUpperCase());
}
