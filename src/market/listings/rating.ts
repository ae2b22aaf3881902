/** A rating as it is read aloud and written: one place, with a comma in Spanish. */
export function formatRating(rating: number, language: 'en' | 'es'): string {
  const text = rating.toFixed(1);
  return language === 'es' ? text.replace('.', ',') : text;
}
