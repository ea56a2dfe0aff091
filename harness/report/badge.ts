// verdict.json as an SVG badge. Pure.

import { xmlText } from '../verdict/junit';
import type { VerdictDocument } from '../verdict/report';
import { isRed } from '../verdict/verdict';
import { sentenceOf } from './causes';

const green = '#1c7c3c';
const red = '#b3261e';

/** A badge with the verdict of one run, or with how many of several runs conform. */
export function badge(documents: readonly VerdictDocument[]): string {
  const conforming = documents.filter(({ conforms }) => conforms).length;
  const conforms = conforming === documents.length;
  const [only] = documents;
  const [label, value] =
    documents.length === 1 && only
      ? [only.subject, only.conforms ? `conforms${selected(only)}` : failuresOf(only)]
      : ['Touchstone', `${conforming} of ${documents.length} conform`];
  return picture(label, value, conforms ? green : red, documents.map(sentenceOf).join(' '));
}

/** A badge must not claim more than what ran. */
const selected = ({ selection }: VerdictDocument): string => (selection ? ' (selection)' : '');

function failuresOf(document: VerdictDocument): string {
  const failed = document.scenarios.filter(({ verdict }) => isRed(verdict)).length;
  return failed === 0
    ? `does not conform${selected(document)}`
    : `${failed.toLocaleString('en')} red${selected(document)}`;
}

function picture(label: string, value: string, colour: string, title: string): string {
  const [left, right] = [widthOf(label), widthOf(value)];
  const width = left + right;
  const text = (content: string, start: number, size: number) =>
    `<text x="${start + size / 2}" y="14" textLength="${size - 12}" lengthAdjust="spacingAndGlyphs">${xmlText(content)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-labelledby="title">
  <title id="title">${xmlText(title)}</title>
  <clipPath id="round"><rect width="${width}" height="20" rx="4"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="20" fill="#3a3f45"/>
    <rect x="${left}" width="${right}" height="20" fill="${colour}"/>
  </g>
  <g fill="#fff" font-family="Verdana, 'DejaVu Sans', sans-serif" font-size="11" text-anchor="middle">
    ${text(label, 0, left)}
    ${text(value, left, right)}
  </g>
</svg>
`;
}

/** The width of a text of 11 pixels with its margins. `textLength` makes every font fit it. */
function widthOf(text: string): number {
  const widths = [...text].map((character) =>
    /[iljtfr.,:;'|! ()]/.test(character) ? 4.4 : /[mwMW@]/.test(character) ? 10 : 6.9,
  );
  return Math.round(widths.reduce((sum, width) => sum + width, 12));
}
