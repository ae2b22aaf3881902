import { expect, it } from 'vitest';
import { hashSecret, idOf, newId, newSecret, newTicketCode } from './ids.ts';

it('makes ids of 16 letters that can be read out loud', () => {
  for (let i = 0; i < 200; i += 1) expect(newId()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{16}$/);
});

it('makes ticket codes of eight capitals and digits that are hard to confuse', () => {
  for (let i = 0; i < 200; i += 1) expect(newTicketCode()).toMatch(/^[ACDEFHJKMNPQRTUVWXY34679]{8}$/);
});

it('never makes the same one twice', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('likes every letter equally', () => {
  const counts = new Map<string, number>();
  const total = 5000 * 16;
  for (const letter of Array.from({ length: 5000 }, newId).join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(58);
  // 58 does not divide 256: without care the first 24 letters would come up a quarter more often than the others.
  const fair = total / 58;
  for (const [letter, count] of counts) expect(Math.abs(count - fair) / fair, letter).toBeLessThan(0.15);
});

it('gives a written-down name the same id always, and another name another one', () => {
  expect(idOf('events/tower-lights')).toBe(idOf('events/tower-lights'));
  expect(idOf('events/tower-lights')).not.toBe(idOf('events/tower-light'));
  expect(idOf('events/tower-lights')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{16}$/);
});

it('makes secrets of 256 bits, and stores something they cannot be read from', () => {
  const secret = newSecret();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(newSecret()).not.toBe(secret);
  expect(hashSecret(secret)).toBe(hashSecret(secret));
  expect(hashSecret(secret)).not.toContain(secret);
  expect(hashSecret(`${secret}x`)).not.toBe(hashSecret(secret));
});
