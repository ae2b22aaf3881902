import { formatNumber } from '#kit/shared/numbers.ts';
import type { Language } from '#kit/shared/messages.ts';

/** A rating as it is read aloud and written: one place, with a comma in Spanish. */
export function formatRating(rating: number, language: Language): string {
  return formatNumber(rating, language, 1);
}
