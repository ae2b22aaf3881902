/** A letter as it is asked for and kept, and as it is sent. */
import type { LetterName, Letters, SecretLetter } from '../rules.ts';
import type { MailRow } from './table.ts';

/** A letter of one kind with what it tells. */
export type Letter = { [N in LetterName]: { letter: N; values: Letters[N] } }[LetterName];

/** What waits has, in the place of the link with its key or of a code, the lock that the key will open (keys.ts). */
type Stored<N extends LetterName> = N extends SecretLetter
  ? Omit<Letters[N], 'path' | 'code'> & { readonly lock: string }
  : Letters[N];
export type StoredLetter = { [N in LetterName]: { letter: N; values: Stored<N> } }[LetterName];

/** What a stored letter is; it was written by `postMail`, which knows no other. */
export const letterOf = ({ letter, values }: MailRow): StoredLetter => ({ letter, values }) as unknown as StoredLetter;
