/** What a vacancy pays, read from the words it is told in: "€1,600 a month, tips on top" pays 1600. */

/** An amount beside the sign or the name of the euro; thousands in either way, a range by a dash or a word. */
const number = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?`;
const range = String.raw`(${number})(?:\s?(?:-|–|—|to|a|y|and)\s?€?\s?(${number}))?`;
const euro = new RegExp(String.raw`(?:€|EUR)\s?${range}|${range}\s?(?:€|euros?\b|EUR\b)`, 'iu');

/** `1,680`, `1.680`, `12.50` and `12,5` as numbers: three digits after a mark are thousands. */
const amountOf = (text: string) => Number(/[.,]\d{3}$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.'));

/** From how much to how much, in euro; both are the same where one amount is named. Undefined where none is. */
export function salaryIn(words: string): { readonly from: number; readonly to: number } | undefined {
  const [, least, most, least2, most2] = euro.exec(words) ?? [];
  const from = least ?? least2;
  if (from === undefined) return undefined;
  const amounts = [amountOf(from), amountOf(most ?? most2 ?? from)] as const;
  // Words that were read wrongly are worse than none.
  return amounts[0] <= amounts[1] && amounts[0] > 0 ? { from: amounts[0], to: amounts[1] } : undefined;
}
