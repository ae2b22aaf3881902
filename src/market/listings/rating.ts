import { formatNumber } from '#kit/shared/numbers.ts';
import type { Language } from '#kit/shared/messages.ts';

/**
 * A rating as it is read aloud and written: one place, with a comma in Spanish. Rounded here: figures that have to be
 * rounded are spelled by Intl, whose first word holds up a phone for a tenth of a second (decision 0060).
 */
export function formatRating(rating: number, language: Language): string {
  return formatNumber(Math.round(rating * 10) / 10, language, 1);
}
