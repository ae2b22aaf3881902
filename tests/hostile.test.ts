/** Issue 2: missing, extra, wrongly typed, huge and hostile values at every endpoint: 4xx problem+json, and nothing changes. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import type { Endpoint } from '#kit/shared/endpoint.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { askAll, expectProblem, ids, nextAddress, ofNobody, queries } from './hostile-calls.ts';
import { soundBodiesOf } from './hostile-bodies.ts';
import { huge, variants } from './hostile-values.ts';

/** Thousands of calls: a busy machine takes its time, and nothing here is measured. */
vi.setConfig({ testTimeout: 600_000 });

const house = aTestHouse();
let admin: Member;
let endpoints: [string, Endpoint][];
let soundBodies: ReturnType<typeof soundBodiesOf>;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  soundBodies = soundBodiesOf((await anEvent(house.db)).id, () => admin.id);
  endpoints = house.api.contracts.flatMap((contract) => Object.entries(contract));
});

const notAtAll = [
  null,
  1,
  'text',
  [],
  [[]],
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  { constructor: { prototype: {} } },
];

const countAll = async () => {
  const tables = [
    'events',
    'rentals',
    'rental_blocks',
    'rental_seasons',
    'businesses',
    'jobs',
    'users',
    'orders',
    'tickets',
    'payments',
    'payment_notices',
    'tasks',
    'mails',
    'password_resets',
    'submissions',
    'holiday_requests',
    'job_applications',
    'contact_messages',
    'issue_reports',
    'business_inquiries',
    'advertising_inquiries',
    'prospect_businesses',
    'search_synonyms',
    'listing_changes',
    'audit_entries',
    'photos',
    'saved_listings',
    'team_members',
    'team_invitations',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const places = await house.db.execute(
    sql.raw(`select ${counts}, (select sum(taken)::int from event_places) as places`),
  );
  return JSON.stringify('rows' in (places as object) ? (places as { rows: unknown[] }).rows[0] : places);
};

const send = (line: string, body: unknown) => {
  const { method, path } = splitLine(line);
  return house.call(method, path.replace('{kind}', 'events').replace('{id}', 'AbCdEfGhJkLmNpQr'), {
    as: admin,
    body: JSON.stringify(body),
    address: nextAddress(),
  });
};

test('every endpoint with a body is tried', () => {
  expect(Object.keys(soundBodies).toSorted()).toEqual(
    endpoints
      .filter(([, endpoint]) => endpoint.body)
      .map(([line]) => line)
      .toSorted(),
  );
});

test('a body that is no object, or has one field too many, is refused and changes nothing', async () => {
  const before = await countAll();
  for (const [line, sound] of Object.entries(soundBodies))
    await askAll(
      [...notAtAll, { ...sound(), role: 'admin' }, { ...sound(), [huge]: 1 }],
      (body) => send(line, body),
      (reply, body) => expectProblem(reply, `${line} ${JSON.stringify(body).slice(0, 200)}`),
    );
  expect(await countAll()).toBe(before);
});

test('one missing, wrongly typed, huge or hostile field is refused, or it is harmless text; nothing ever breaks', async () => {
  let refused = 0;
  for (const [line, sound] of Object.entries(soundBodies)) {
    // One of them signs out, others use up the tries of a session.
    admin = await house.signedInAs('admin');
    await askAll(
      variants(sound()),
      (body) => send(line, body),
      (reply, body) => {
        if (reply.status < 300) return;
        expectProblem(reply, `${line} ${JSON.stringify(body).slice(0, 200)}`);
        refused += 1;
      },
    );
  }
  expect(refused).toBeGreaterThan(8000);
});

test('queries and paths of every kind get a clear answer', async () => {
  admin = await house.signedInAs('admin');
  for (const [line] of endpoints.filter(([name]) => name.startsWith('GET ') && !name.includes('{')))
    await askAll(
      queries,
      (query) => house.call('GET', splitLine(line).path + query, { as: admin }),
      (reply, query) => {
        if (line.includes('/auth/') && query === '?lang=fr') expectProblem(reply, line);
        expectProblem(reply, `${line}${query}`);
      },
    );
  for (const [line] of endpoints.filter(([name]) => name.includes('{id}')))
    await askAll(
      ids,
      (id) => {
        const { method, path } = splitLine(line);
        return house.call(method, path.replace('{kind}', 'events').replace('{id}', id), {
          as: admin,
          body: method === 'PUT' ? {} : undefined,
        });
      },
      (reply, id) => {
        if (reply.status === 200) expect([line, reply.body]).toEqual([line, ofNobody[line]]);
        else expectProblem(reply, `${line} ${id}`);
      },
    );
});

test('what is no JSON, says to be something else, or is too large is told so', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    house.call('POST', '/api/auth/signin', { body, headers });
  expect((await post('{')).status).toBe(400);
  expect((await post('phone=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await post(JSON.stringify({ phone: 'x'.repeat(70_000) }))).status).toBe(413);
  expect((await post('['.repeat(20_000))).status).toBe(400);
});

test('an unsigned, a wrongly signed and an old notice are refused', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', amount: 1 } },
  });
  const time = Math.floor(house.time.now.getTime() / 1000);
  for (const header of ['', 't=1', 'v1=abc', 't=1,v1=abc', `t=${time},v1=${'0'.repeat(64)}`]) {
    for (const path of ['/api/payments/webhook', '/api/payout-accounts/webhook']) {
      const reply = await house.call('POST', path, { body, headers: { 'stripe-signature': header } });
      expect([reply.status, reply.body.code], path).toEqual([400, 'malformed']);
    }
  }
});
