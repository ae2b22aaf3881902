/** Splits text into tokens as search compares them: small letters without accents. Pure. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
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

/** A word without the endings that make it plural in either language: bike and bikes, hotel and hoteles are one. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  const bare = word.endsWith('s') ? word.slice(0, -1) : word;
  return bare.endsWith('e') && bare.length > 3 ? bare.slice(0, -1) : bare;
}
