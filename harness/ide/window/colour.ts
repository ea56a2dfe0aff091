// Names the colours of texts.

/** The colours that the document mentions; `neutral` is every other one: greys and cool colours. */
export type ColourName = 'red' | 'orange' | 'neutral';

/**
 * Names a colour by its hue, so that light and dark themes can use different shades.
 *
 * @param css a computed colour: `rgb(176, 0, 32)`, `rgba(…)`, `rgb(176 0 32 / 1)`
 * @throws Error for any other notation, which computed styles do not use for sRGB colours
 */
export function nameColour(css: string): ColourName {
  const [red, green, blue] = (/^rgba?\(([^)]*)\)$/.exec(css)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue)) {
    throw new Error(`\`${css}\` is not a colour in the notation of computed styles.`);
  }
  const brightest = Math.max(red, green, blue);
  const chroma = brightest - Math.min(red, green, blue);
  // A colour whose chroma is below a quarter of its brightness looks grey.
  if (brightest < 60 || chroma < brightest / 4 || brightest !== red) return 'neutral';
  const hue = (60 * (green - blue)) / chroma;
  if (hue >= -20 && hue < 16) return 'red';
  return hue >= 16 && hue < 48 ? 'orange' : 'neutral';
}
