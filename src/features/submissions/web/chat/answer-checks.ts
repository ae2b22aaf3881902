/** What an answer means: tidied, and checked as gently as a conversation allows. */
import { isEmail } from '#kit/shared/field-checks.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';

/** Something to pick, in the visitor's language. */
export type Choice = { readonly value: string; readonly label: string };

/** Keeps what is text: no control characters, no half characters; one line unless the answer may have more. */
export function tidy(text: string, hasLines: boolean): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  const clean = lines.replace(/[^\P{Cc}\n]/gu, '').trim();
  return hasLines ? clean : clean.replace(/\s+/g, ' ');
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The choice somebody typed instead of pressing it; "evento" is enough for "Un evento". */
export function choiceFor(text: string, choices: readonly Choice[]): string | undefined {
  const wanted = folded(text);
  const found = choices.find(({ value, label }) => value === wanted || ` ${folded(label)}`.endsWith(` ${wanted}`));
  return wanted === '' ? undefined : found?.value;
}

/** An email address as it is stored, or undefined when it looks unfinished. */
export function readEmail(text: string): string | undefined {
  const email = text.replace(/^mailto:/i, '').trim();
  return isEmail(email) ? email : undefined;
}

/** An amount as people write it ("€1,200", "12,5", "free") as the wire has it, or undefined. */
export function readPrice(text: string): string | undefined {
  const plain = typedPrice(text);
  if (plain === 'free' || plain === 'gratis') return '0';
  const cents = centsOf(plain);
  return cents === undefined ? undefined : priceOf(cents);
}
