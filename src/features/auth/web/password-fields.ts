import type { FieldEntry, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import type { messages } from '../messages.ts';

type Chosen = Texts<'password' | 'confirmPassword'>;
type Entry<N extends keyof Chosen> = FieldEntry<WordsOf<typeof messages>, Chosen, N>;

/** A password that is chosen, and the same once more. */
export const chosenPassword = {
  hint: 'passwordHint',
  fills: 'new-password',
  faults: { missing: 'passwordMissing', short: 'passwordTooShort', refused: 'passwordCommon' },
} as const;

export const confirmPassword = {
  repeats: 'password',
  fills: 'new-password',
  faults: { differs: 'passwordsDiffer' },
} as const satisfies Entry<'confirmPassword'>;
