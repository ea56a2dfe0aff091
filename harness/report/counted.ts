// Numbers with their nouns.

/** `1 rule`, `2 rules`, `5,052 scenarios`. */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
