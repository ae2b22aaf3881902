/**
 * A text as the masks read it: each character knows where in the original it came from, so that what is found in a
 * reading (lower case, no accents, full-width and emoji digits as plain ones) is hidden in what was written.
 */
import { lazily } from '#kit/shared/lazily.ts';

export type Span = { readonly from: number; readonly to: number };

export type View = {
  readonly text: string;
  /** For each character of `text` what of the original it stands for. */
  readonly spans: readonly Span[];
};

/** Made with the first text: Intl takes its time for it, and most processes mask none. */
const graphemes = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** What is not seen, or only decorates: accents, variation selectors, the frame of an emoji digit, zero-width characters. */
const unseen = /[\p{Mn}\p{Me}\p{Cf}]/gu;
/** The zeros of other scripts' digits; Unicode lists each script's ten in order. */
const zeros = [0x6_60, 0x6_f0, 0x9_66, 0x9_e6];

function asDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? character : String(code - zero);
}

/** A sign that says more than these in plain ones says no part of a number or address, and would make a text long: “ﷺ” says 18. */
const maxPlain = 4;
function plainOf(character: string): string {
  const plain = character.normalize('NFKD');
  return plain.length > maxPlain ? character : plain;
}

const folded = (grapheme: string): string =>
  [...[...grapheme].map(plainOf).join('').replace(unseen, '').toLowerCase().replaceAll('ß', 'ss')]
    .map(asDigit)
    .join('');

/** Reads a text in its plainest form. */
export function viewOf(original: string): View {
  let text = '';
  const spans: Span[] = [];
  for (const { segment, index } of graphemes().segment(original)) {
    const plain = folded(segment);
    text += plain;
    for (let at = 0; at < plain.length; at += 1) spans.push({ from: index, to: index + segment.length });
  }
  return { text, spans };
}

/** What a part of a view is in the original. */
export function spanIn(view: View, from: number, to: number): Span {
  return { from: view.spans[from]?.from ?? 0, to: view.spans[to - 1]?.to ?? 0 };
}

/**
 * The same view with each match told otherwise, be it in other characters: `by` gives what it says now, undefined to let
 * it stand.
 */
export function retold(view: View, what: RegExp, by: (match: RegExpExecArray) => string | undefined): View {
  let text = '';
  const spans: Span[] = [];
  let done = 0;
  const copy = (to: number) => {
    text += view.text.slice(done, to);
    spans.push(...view.spans.slice(done, to));
    done = to;
  };
  for (const match of view.text.matchAll(what)) {
    const said = by(match);
    if (said === undefined) continue;
    copy(match.index);
    const span = spanIn(view, match.index, match.index + match[0].length);
    text += said;
    for (let at = 0; at < said.length; at += 1) spans.push(span);
    done = match.index + match[0].length;
  }
  if (done === 0) return view;
  copy(view.text.length);
  return { text, spans };
}

/** The same view with one sign for each run of white space, its first. */
export const closedUp = (view: View): View => retold(view, /\s{2,}/gu, ([run]) => run.charAt(0));
