import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServerUrl } from '../testing.ts';
import { sendTogether } from './send-together.ts';

/** How often something was handed to the system to send. */
function countWrites({ connection: { stream } }: pg.Client): () => number {
  const one = vi.spyOn(stream, '_write');
  const many = vi.spyOn(stream, '_writev' as '_write');
  return () => one.mock.calls.length + many.mock.calls.length;
}

const url = testServerUrl();
describe.runIf(url)('what is asked of a connection in one go', () => {
  let client: pg.Client;
  beforeEach(async () => {
    client = new pg.Client({ connectionString: url, pipeline: true });
    client.on('error', () => undefined);
    await client.connect();
    sendTogether(client);
  });
  afterEach(() => client.end());

  it('is sent by one write and done in its order', async () => {
    const writes = countWrites(client);
    const answers = await Promise.all([1, 2, 3].map((n) => client.query('select $1::int as n', [n])));
    expect(answers.map(({ rows }) => (rows as { n: number }[])[0]?.n)).toEqual([1, 2, 3]);
    expect(writes()).toBe(1);
  });

  it('takes the beginning of a transaction along with its first statement', async () => {
    const writes = countWrites(client);
    await client.query({ text: 'begin' });
    await client.query('create temporary table notes (body text) on commit drop');
    expect(writes()).toBe(1);
    await client.query('commit');
    await expect(client.query('select * from notes')).rejects.toMatchObject({ code: '42P01' });
  });

  it('is cut off when a transaction can’t begin: what follows must not run in another one', async () => {
    await client.query({ text: 'begin' });
    await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await client.query({ text: 'begin' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    expect(client.connection.stream.destroyed).toBe(true);
    await expect(client.query('select 1')).rejects.toThrow();
  });
});
