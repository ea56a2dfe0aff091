// The rule for make, and for ninja's depfiles: which outputs come of which files.

/** A path as a makefile writes it. */
function escaped(path: string): string {
  return path.replace(/\$/g, '$$$$').replace(/[ #]/g, '\\$&');
}

/**
 * Writes the rule.
 * @param outputs paths of the files that are written.
 * @param inputs paths of the files that were read.
 */
export function dependencyRule(outputs: readonly string[], inputs: readonly string[]): string {
  return `${outputs.map(escaped).join(' \\\n')}: ${inputs.map(escaped).join(' \\\n ')}\n`;
}
