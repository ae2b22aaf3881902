/** A word without the endings that make it plural in either language: bike and bikes, hotel and hoteles are one. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  const bare = word.endsWith('s') ? word.slice(0, -1) : word;
  return bare.endsWith('e') && bare.length > 3 ? bare.slice(0, -1) : bare;
}
