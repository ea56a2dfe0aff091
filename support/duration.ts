// Durations in words.

/** `40 s`, `3 min 20 s`, `1 h 5 min`: rounded to what a reader who waits wants to know. */
export function shortDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return withRest(minutes, 'min', seconds % 60, 's');
  return withRest(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

function withRest(count: number, unit: string, rest: number, smaller: string): string {
  return rest === 0 ? `${count} ${unit}` : `${count} ${unit} ${rest} ${smaller}`;
}
