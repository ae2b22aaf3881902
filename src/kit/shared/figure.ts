/** A count as a figure that is shown with pride: never more than there is, and nothing where that is little. */
import { formatNumber } from './numbers.ts';
import type { Language } from './messages.ts';

/** Fewer than so many are no figure. */
const minFigure = 3;
/** Up to here everybody can count along, so that it is said to the one. */
const exactBelow = 20;

/**
 * A count rounded down, with a plus where there are more: 12 → `12`, 47 → `40+`, 1 234 → `1,200+`, 25 400 → `25,000+`.
 * Undefined under `minFigure`: whoever shows it leaves its place away.
 */
export function figureOf(count: number | undefined, language: Language): string | undefined {
  if (count === undefined || count < minFigure) return undefined;
  const step = count < exactBelow ? 1 : Math.max(10, 10 ** (String(Math.trunc(count)).length - 2));
  const shown = Math.floor(count / step) * step;
  return `${formatNumber(shown, language)}${shown < count ? '+' : ''}`;
}
