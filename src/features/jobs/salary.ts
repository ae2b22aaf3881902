/** What a vacancy pays, read from the words it is told in: "€1,600 a month, tips on top" pays 1600. */

/** An amount beside the sign or the name of the euro; thousands in either way, a range by a dash or a word. */
const number = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?`;
const until = String.raw`\s?(?:-|–|—|to|a|y|and)\s?€?\s?(${number})`;
const range = `(${number})(?:${until})?`;
/** With the sign after either. */
const twice = String.raw`(${number})\s?€${until}\s?€`;
const euro = new RegExp(String.raw`(?:€|EUR)\s?${range}|${twice}|${range}\s?(?:€|euros?\b|EUR\b)`, 'iu');

/** `1,680`, `1.680`, `12.50` and `12,5` as numbers: three digits after a mark are thousands. */
const amountOf = (text: string) => Number(/[.,]\d{3}$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.'));

/** From how much to how much, in euro; both are the same where one amount is named. Undefined where none is. */
export function salaryIn(words: string): { readonly from: number; readonly to: number } | undefined {
  const [, ...ends] = euro.exec(words) ?? [];
  const [from, to = from] = ends.filter((end) => end !== undefined);
  if (from === undefined) return undefined;
  const amounts = [amountOf(from), amountOf(to ?? from)] as const;
  // Words that were read wrongly are worse than none.
  return amounts[0] <= amounts[1] && amounts[0] > 0 ? { from: amounts[0], to: amounts[1] } : undefined;
}
