import { createHash, randomBytes } from 'node:crypto';

/** Base 58: no 0, O, I or l, so an id can be read out loud. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const length = 16;

function spell(bytes: Uint8Array, count: number, letters = alphabet): string {
  let word = '';
  // 58 does not divide 256: bytes past the last whole round are skipped, so every letter is equally likely.
  const fair = 256 - (256 % letters.length);
  for (const byte of bytes) {
    if (byte < fair) word += letters[byte % letters.length];
    if (word.length === count) return word;
  }
  return word + spell(randomBytes(count * 2), count - word.length, letters);
}

/** A fresh id that can't be counted through or guessed (94 bits). */
export function newId(): string {
  return spell(randomBytes(length * 2), length);
}

/** The same id for the same name, for catalogues that are written down. */
export function idOf(name: string): string {
  return spell(createHash('sha512').update(name).digest(), length);
}

/** Capitals and digits that are hard to confuse. */
export const ticketCodeLetters = 'ACDEFHJKMNPQRTUVWXY34679';

/** A ticket's code: eight of them. */
export function newTicketCode(): string {
  return spell(randomBytes(32), 8, ticketCodeLetters);
}

/** A recovery code: sixteen of them (74 bits). */
export function newRecoveryCode(): string {
  return spell(randomBytes(64), 16, ticketCodeLetters);
}

/** An opaque secret for a cookie or a client (256 bits). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
