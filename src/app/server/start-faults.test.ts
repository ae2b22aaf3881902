import { expect, test } from 'vitest';
import { EnvError, readEnv } from '#kit/server/env.ts';
import { namedFault, requireAdmin } from './start-faults.ts';

const env = (given: Record<string, string>) => readEnv({ ...given });
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });
const onServer = env({ DATABASE_URL: 'postgres://ana@127.0.0.1/town' });

test('an admin whom nobody could reach, or whose password anybody guesses, is refused by name', () => {
  const admin = (ADMIN_PHONE: string, ADMIN_PASSWORD: string) => () =>
    requireAdmin(env({ ADMIN_PHONE, ADMIN_PASSWORD }));
  expect(admin('abcdefghij', 'una-clave-larga-9')).toThrow(/^ADMIN_PHONE must be a phone number/);
  expect(admin('+34600123456', '12345678')).toThrow(/^ADMIN_PASSWORD is too easy/);
  expect(admin('+34600123456', 'una-clave-larga-9')).not.toThrow();
  expect(() => requireAdmin(env({}))).not.toThrow();
});

test.each([
  [coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), /^DATABASE_URL .+ECONNREFUSED/],
  [new Error('Failed query', { cause: coded('3D000', 'database "town" does not exist') }), /^DATABASE_URL .+not exist/],
  [new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')], ''), /^DATABASE_URL .+::1/],
  [coded('EEXIST', 'EEXIST: file already exists, mkdir'), /^DATA_DIR \.\/data .+already exists/],
])('%s is told with the variable that led there', (error, sentence) => {
  const named = namedFault(onServer, error);
  expect(named).toBeInstanceOf(EnvError);
  expect((named as Error).message).toMatch(sentence);
});

test('anything else stays what it was, and without a server nothing is said of one', () => {
  const other = new Error('of our own');
  expect(namedFault(onServer, other)).toBe(other);
  const refused = coded('ECONNREFUSED', 'connect');
  expect(namedFault(env({}), refused)).toBe(refused);
});
