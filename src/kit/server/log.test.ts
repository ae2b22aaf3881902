import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from './db.ts';
import { hashSecret, newSecret } from './ids.ts';
import { createLog } from './log.ts';
import { testDatabase } from './testing.ts';

/** What a log wrote: all of it as text, and its lines. */
function reader(level = 'info') {
  let text = '';
  const log = createLog(level, { write: (line) => void (text += line) });
  return {
    log,
    text: () => text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

const phone = '+34600123456';
const email = 'maria.sol@correo.example';
const token = newSecret();
const secrets = [phone, phone.slice(3), email, token, hashSecret(token)];
const expectNoSecret = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

describe('the log', () => {
  it('writes one JSON line with its instant, level and message, and nothing of the machine', () => {
    const { log, lines } = reader();
    log.info({ method: 'GET', path: '/api/events/AbCdEfGhJkLmNpQr', status: 200, ms: 3 }, 'answered');
    expect(lines()).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        method: 'GET',
        path: '/api/events/AbCdEfGhJkLmNpQr',
        status: 200,
        ms: 3,
        msg: 'answered',
      },
    ]);
  });

  it('says nothing below its level', () => {
    const { log, text } = reader('warn');
    log.info('quiet');
    expect(text()).toBe('');
  });

  it('strikes out what is secret by its name, however deep it stands', () => {
    const { log, text, lines } = reader();
    const member = { id: 'm1', phone, contactEmail: email, passwordHash: hashSecret(token), sessions: [{ token }] };
    log.info({ member, cookie: `session=${token}`, a: { b: { c: { d: { clientSecret: 'pi_1_secret' } } } } }, 'seen');
    log.info(
      { cardNumber: '4242424242424242', cvc: '123', headers: { authorization: 'Basic x' }, body: { x: 1 } },
      'paid',
    );
    expectNoSecret(text());
    expect(text()).not.toMatch(/4242|pi_1_secret|Basic x|"123"|"x":1/);
    expect(lines()[0]).toMatchObject({
      member: { id: 'm1', phone: '[redacted]', sessions: [{ token: '[redacted]' }] },
    });
  });

  it('strikes out what is secret by its looks, inside a text', () => {
    const { log, text, lines } = reader();
    log.info(`sent to ${email}`);
    log.warn({ note: `mail to ${email} of ${phone} (${token})`, error: new Error(`no answer from ${email}`) }, 'late');
    log.info({ note: `${'.'.repeat(5000)}${email}${'.'.repeat(5000)}` }, 'long');
    expectNoSecret(text());
    expect(lines()[1].error.message).toBe('no answer from [redacted]');
  });

  it('shows where an error came from, also one that is not called error', () => {
    const { log, lines } = reader();
    log.error({ error: new TypeError('boom') }, 'a call failed');
    log.error(new RangeError('bang'));
    expect(lines()[0].error).toMatchObject({ type: 'TypeError', message: 'boom' });
    expect(lines()[0].error.stack).toContain('log.test.ts');
    expect(lines()[1].error).toMatchObject({ type: 'RangeError', message: 'bang' });
  });

  it('takes whatever was thrown', () => {
    const { log, lines } = reader();
    for (const error of ['a text', undefined, null, 5, { code: 'X' }]) log.error({ error }, 'thrown');
    expect(lines()).toHaveLength(5);
  });
});

describe('a statement that failed', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(inject('prepared'));
  });
  afterAll(() => database.close());

  const insert = () =>
    database.db.execute(
      sql`insert into tasks (id, name, payload, run_at) values (${phone}, ${email}, ${JSON.stringify({ token })}::jsonb, now())`,
    );
  const failures: [string, () => PromiseLike<unknown>][] = [
    ['a broken constraint', () => insert().then(insert)],
    ['a value that the database repeats in its own message', () => database.db.execute(sql`select ${email}::int`)],
    ['a number out of range', () => database.db.execute(sql`select ${phone}::text::bigint::smallint`)],
    ['a statement that is none', () => database.db.execute(sql`selekt ${phone}, ${email}, ${token}`)],
  ];

  it.each(failures)('by %s shows its reason and none of its parameters', async (_, fail) => {
    const error: unknown = await Promise.resolve(fail()).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    const { log, text, lines } = reader();
    log.error({ error }, 'a call failed');
    log.error({ error: new Error('The order could not be written.', { cause: error }) }, 'a call failed');
    log.error(error as Error);
    expectNoSecret(text());
    for (const line of lines()) expect(line.error.code).toMatch(/^[0-9A-Z]{5}$/);
  });
});
