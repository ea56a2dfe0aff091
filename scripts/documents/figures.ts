// Figures in documents. A figure is a number after a comment that names it: `<!-- figure: rules -->149`.

import { UsageError } from '../../support/usage-error';

const figure = /(<!-- figure: ([\w-]+) -->)([\d,]*)/g;

/**
 * A document's text with every figure up to date. Pure.
 *
 * @param values the figures by name
 * @param file the document, for the error
 * @throws UsageError for a figure that has no value
 */
export function withFigures(text: string, values: Readonly<Record<string, number>>, file: string): string {
  return text.replaceAll(figure, (_, comment: string, name: string) => {
    const value = values[name];
    if (value !== undefined) return `${comment}${value.toLocaleString('en-US')}`;
    throw new UsageError(
      `${file}: there is no figure \`${name}\`.`,
      `The figures are: ${Object.keys(values).join(', ')}.`,
    );
  });
}
