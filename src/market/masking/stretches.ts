/** Parts of a chain that are something, each group in one of them at most; how many are judged has an end (decision 0138). */
import type { MaskKind } from './masks.ts';
import type { Group } from './figures.ts';

export type Found = { readonly kind: MaskKind; readonly from: number; readonly to: number };

/** No number that anybody pays or calls has more. */
export const maxDigits = 34;

export type Judge = (digits: string, groups: readonly Group[], isFirst: boolean) => MaskKind | undefined;

/** Of groups the longest stretches that are something. A group has a digit, so no more than `maxDigits` are judged from each. */
export function stretchesIn(groups: readonly Group[], judge: Judge): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < groups.length; start += 1) {
    let said = '';
    /** What is said up to the end of each group from here on. */
    const upTo: string[] = [];
    for (const { digits } of groups.slice(start, start + maxDigits)) {
      if (said.length + digits.length > maxDigits) break;
      upTo.push((said += digits));
    }
    for (let taking = upTo.length; taking > 0; taking -= 1) {
      const stretch = groups.slice(start, start + taking);
      const kind = judge(upTo[taking - 1] ?? '', stretch, start === 0);
      const [from, to] = [stretch[0]?.from, stretch.at(-1)?.to];
      if (kind === undefined || from === undefined || to === undefined) continue;
      found.push({ kind, from, to });
      start += taking - 1;
      break;
    }
  }
  return found;
}
