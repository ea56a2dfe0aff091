// Measured amounts in words.

/** An amount with three digits that count: `1,240 MB/s`, `0.37 x`, `5,350`. */
export function amountOf(value: number, unit: string): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  const compact = value >= 100_000 ? { notation: 'compact' as const, maximumSignificantDigits: 3 } : digits;
  return [value.toLocaleString('en', compact), unit].filter(Boolean).join(' ');
}

/** A ratio always has two decimals, so that those of a column can be compared. */
export function ratioOf(value: number): string {
  return `${value.toFixed(2)} x`;
}
