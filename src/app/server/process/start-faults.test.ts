import { expect, test } from 'vitest';
import { EnvError, readEnv } from '#kit/server/env.ts';
import { namedFault, requireAdmin, sentenceOf, whatIsMissing, whatIsOdd } from './start-faults.ts';

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
  [coded('42501', 'permission denied for schema public'), /^DATABASE_URL .+schema public.+own the database/],
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

test('a town that is open to the world is told what it lacks, a demo and a house on its own machine are not', () => {
  const open = { PUBLIC_URL: 'https://fiesta.test' };
  const lacking = (given: Record<string, string>, mailbox = 'desk@fiesta.test', isDemo = false) =>
    whatIsMissing(env(given), isDemo, { help: mailbox }).map((sentence) => sentence.split(' ', 1)[0]);
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const mail = { SMTP_URL: 'smtp://127.0.0.1:2525' };
  expect(lacking(open, 'help@aftersun.example')).toEqual([
    'src/market/town/town.ts',
    'STRIPE_SECRET_KEY',
    'TRUSTED_PROXIES',
    'SMTP_URL',
  ]);
  expect(lacking({ ...open, ...keys, ...mail, TRUSTED_PROXIES: '127.0.0.1' })).toEqual(['MAIL_FROM']);
  const whole = { ...open, ...keys, ...mail, TRUSTED_PROXIES: '127.0.0.1', MAIL_FROM: 'hello@fiesta.test' };
  expect(lacking(whole)).toEqual([]);
  expect(lacking(open, 'help@aftersun.example', true)).toEqual([]);
  expect(lacking({}, 'help@aftersun.example')).toEqual([]);
});

test('a start that failed for a reason of the environment is told in its sentence alone, any other with where it happened', () => {
  expect(sentenceOf(new EnvError('PORT must be a number.'))).toBe('PORT must be a number.');
  const other = sentenceOf(new Error('of our own'));
  expect(other).toMatch(/^The start failed: Error: of our own\n +at /);
  expect(sentenceOf('thrown')).toBe('The start failed: thrown');
});

test('what is hardly meant so is told by name', () => {
  const odd = (given: Record<string, string>) => whatIsOdd(env(given)).map((sentence) => sentence.split(' ', 1)[0]);
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    DATABASE_URL: 'postgres://ana@127.0.0.1/town',
  };
  expect(odd({})).toEqual([]);
  expect(odd({ HOST: '0.0.0.0' })).toEqual(['PUBLIC_URL']);
  expect(odd({ HOST: '0.0.0.0', PUBLIC_URL: 'https://town.example' })).toEqual([]);
  expect(odd(live)).toEqual(['STRIPE_WEBHOOK_SECRET', 'OWNER_PAYOUTS']);
  expect(
    odd({
      ...live,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      OWNER_PAYOUTS: 'provider',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
    }),
  ).toEqual([]);
});
