/** Hides, before somebody has paid, what leads around the house: see decision 0079 for what and why. */
import { maskKinds, maskSign } from './masks.ts';
import type { MaskKind } from './masks.ts';
import { addressesIn } from './addresses.ts';
import { numbersIn } from './numbers.ts';
import type { Found } from './stretches.ts';
import { spanIn, viewOf } from './view.ts';

export type Masked = {
  /** As it is kept and read. */
  readonly text: string;
  /** What was hidden, as it was written, in its order. */
  readonly hidden: readonly { readonly kind: MaskKind; readonly text: string }[];
};

/** What weighs more where two of them meet. */
const weight = (kind: MaskKind) => maskKinds.indexOf(kind);

/** Stretches that touch or overlap become one, of the kind that weighs most. */
function joined(found: readonly Found[]): Found[] {
  const one: Found[] = [];
  for (const next of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = one.at(-1);
    if (!last || next.from >= last.to) one.push(next);
    else {
      const kind = weight(next.kind) < weight(last.kind) ? next.kind : last.kind;
      one[one.length - 1] = { kind, from: last.from, to: Math.max(last.to, next.to) };
    }
  }
  return one;
}

/**
 * Hides cards, accounts, phones, e-mail addresses, links and names in other networks in what somebody wrote, however they
 * are disguised, and leaves everything else as it is.
 */
export function maskMessage(original: string): Masked {
  const view = viewOf(original);
  const numbers = numbersIn(view).map(({ kind, from, to }) => ({ kind, ...spanIn(view, from, to) }));
  const stretches = joined([...numbers, ...addressesIn(view, original)]);
  let text = '';
  let done = 0;
  for (const { from, to } of stretches) {
    text += original.slice(done, from) + maskSign;
    done = to;
  }
  return {
    text: text + original.slice(done),
    hidden: stretches.map(({ kind, from, to }) => ({ kind, text: original.slice(from, to) })),
  };
}
