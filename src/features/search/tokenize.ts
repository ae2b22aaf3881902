/** Splits text into tokens as search compares them: small letters without accents. Pure. */
import { singular } from '#kit/shared/singular.ts';

export { singular };

export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** More than a person types; each word is looked up. */
const maxTokens = 12;

/** The words of a text, in their order. */
export function tokenize(text: string): string[] {
  return normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxTokens);
}

/** What a phrase is known by: its words, whatever their plurals, accents and capitals. */
export const phraseKey = (phrase: string): string => tokenize(phrase).map(singular).join(' ');
