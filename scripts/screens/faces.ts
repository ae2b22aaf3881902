/** How a page is looked at. */
import type { Tongue } from '../../e2e/pages.ts';

export type Face = { readonly width: number; readonly language: Tongue; readonly inking: 'day' | 'night' };

const widths = [1440, 390] as const;
const languages: readonly Tongue[] = ['en', 'es'];
const inks = ['day', 'night'] as const;

/** All there are, in the order in which they are taken: a page is loaded once for each width, and its ink changes most often. */
export const faces: readonly Face[] = widths.flatMap((width) =>
  languages.flatMap((language) => inks.map((inking) => ({ width, language, inking }))),
);
