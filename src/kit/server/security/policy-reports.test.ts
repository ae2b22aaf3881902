/** What browsers tell of a page's policy, at the door: little is read, less is logged (issue 14). */
import { Writable } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { counters } from '../limits/table.ts';
import { policyReports } from './policy-reports.ts';
import { problemReply } from '../problems/problems.ts';
import type { AppEnv } from '../call.ts';
import { testDatabase } from '../testing.ts';
import type { TestDatabase } from '../testing.ts';

let lines: Record<string, unknown>[];
let app: Hono<AppEnv>;
let database: TestDatabase;
const now = new Date('2026-08-21T18:00:00Z');
beforeAll(async () => {
  database = await testDatabase(inject('prepared'));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(counters);
  lines = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const log = pino(stream);
  app = new Hono<AppEnv>().route('/', policyReports({ db: database.db, clock: () => now, log }));
  app.onError((error) =>
    problemReply(error, { requestId: 'request', language: 'en', origin: 'https://aftersun.example' }, log),
  );
});

const send = (body: unknown, { type = 'application/reports+json', address = 'a' } = {}) =>
  app.request(
    '/api/policy-reports',
    { method: 'POST', headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) },
    { address },
  );
const aReport = (body: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://aftersun.example/ticket/SECRETCODE?phone=600#x',
  user_agent: 'Old Browser 1',
  body: {
    documentURL: 'https://aftersun.example/ticket/SECRETCODE?phone=600#x',
    referrer: 'https://mail.example/u/marta',
    blockedURL: 'https://evil.example/a/marta?b=c',
    effectiveDirective: 'img-src',
    originalPolicy: "default-src 'none'",
    sample: 'marta@town.example',
    ...body,
  },
});
const told = () => lines.map(({ directive, blocked, page }) => ({ directive, blocked, page }));

describe('a report', () => {
  it('is logged as what was refused, from where and on which kind of page, and nothing else of it', async () => {
    expect((await send([aReport()])).status).toBe(204);
    expect(told()).toEqual([{ directive: 'img-src', blocked: 'https://evil.example', page: '/ticket' }]);
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|marta|600|Browser|mail\.example/);
  });

  it('is understood in the old words too', async () => {
    const old = {
      'csp-report': {
        'document-uri': 'https://aftersun.example/',
        'blocked-uri': 'inline',
        'effective-directive': 'style-src-attr',
      },
    };
    expect((await send(old, { type: 'application/csp-report' })).status).toBe(204);
    expect(told()).toEqual([{ directive: 'style-src-attr', blocked: 'inline', page: '/' }]);
  });

  it('of an extension of the browser, or of another kind, is no business of ours', async () => {
    const others = [aReport({ blockedURL: 'chrome-extension://abc/x.js' }), { ...aReport(), type: 'deprecation' }];
    expect((await send(others)).status).toBe(204);
    expect(lines).toEqual([]);
  });

  it('can’t write into the log what it likes', async () => {
    const body = { effectiveDirective: 'img-src\n{"level":60}', documentURL: 'nonsense', blockedURL: 'x'.repeat(3000) };
    expect((await send([aReport(body), 7, null, { type: 'csp-violation' }])).status).toBe(204);
    expect(lines).toEqual([]);
  });
});

describe('a sender', () => {
  it('that sends no report is told so', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send([aReport()], { type: 'text/plain' })).status).toBe(415);
    expect((await send(JSON.stringify([aReport({ sample: 'x'.repeat(20_000) })]))).status).toBe(413);
  });

  it('is heard so many times a minute, and all together so many lines', async () => {
    for (let i = 0; i < 20; i += 1) expect((await send([aReport()])).status).toBe(204);
    expect((await send([aReport()])).status).toBe(429);
    expect(lines).toHaveLength(20);
    for (let i = 0; i < 40; i += 1) expect((await send([aReport(), aReport()], { address: `b${i}` })).status).toBe(204);
    expect(lines).toHaveLength(60);
  });

  it('is heard so often from one household, however many addresses that gives itself', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await send('no report', { address: `2001:db8:0:1::${n.toString(16)}` })).status);
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
  });
});
