import { expect, test } from 'vitest';
import { decoyHash, hashPassword, isPassword } from './password.ts';

test('a password matches its own hash and no other does', async () => {
  const hash = await hashPassword('siesta a las cuatro');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('siesta a las cuatro', hash)).toBe(true);
  expect(await isPassword('siesta a las cinco', hash)).toBe(false);
});

test('the same password gets another hash each time', async () => {
  expect(await hashPassword('dos veces igual')).not.toBe(await hashPassword('dos veces igual'));
});

test('one letter written in two ways of Unicode is one letter', async () => {
  const hash = await hashPassword('contrase\u00f1a-larga');
  expect(await isPassword('contrasen\u0303a-larga', hash)).toBe(true);
});

test('a broken hash and the decoy match nothing', async () => {
  expect(await isPassword('anything', 'plain')).toBe(false);
  expect(await isPassword('anything', await decoyHash())).toBe(false);
});
