/** Issue 2: missing, extra, wrongly typed, huge and hostile values at every endpoint: 4xx problem+json, and nothing changes. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import type { Endpoint } from '#kit/shared/endpoint.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { askAll, expectProblem, ids, nextAddress, ofNobody, queries } from './hostile-calls.ts';
import { inboxAndProspects } from './hostile-desk.ts';
import { anAssertion, anAttestation } from './hostile-credentials.ts';
import {
  aBusinessBody,
  aJobBody,
  aRentalBody,
  aSignUpBody,
  aStep,
  anEventBody,
  decisions,
  forms,
  huge,
  variants,
} from './hostile-values.ts';
import { moneyBodies } from './hostile-money.ts';

/** Thousands of calls: a busy machine takes its time, and nothing here is measured. */
vi.setConfig({ testTimeout: 600_000 });

const house = aTestHouse();
let admin: Member;
let endpoints: [string, Endpoint][];
let eventId: string;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  eventId = (await anEvent(house.db)).id;
  endpoints = house.api.contracts.flatMap((contract) => Object.entries(contract));
});

const anItem = () => ({ type: 'event', id: eventId, savedAt: '2026-08-21T18:00:00.000Z' });

/** A body that each endpoint with a body understands; ids in it name nothing, or the one event of this house. */
const soundBodies: Record<string, () => Record<string, unknown>> = {
  ...forms,
  ...decisions,
  ...inboxAndProspects,
  'POST /api/events': anEventBody,
  'PUT /api/events/{id}': () => ({ ...anEventBody(), version: 1 }),
  'POST /api/rentals': aRentalBody,
  'PUT /api/rentals/{id}': () => ({ ...aRentalBody(), version: 1 }),
  'POST /api/rentals/{id}/blocks': () => ({ from: '2026-09-01', to: '2026-09-02', quantity: 1, note: 'N' }),
  'POST /api/rentals/{id}/seasons': () => ({ from: '2026-09-01', to: '2026-09-02', price: '140', minUnits: 2 }),
  'PUT /api/rentals/{id}/seasons/{season}': () => ({ from: '2026-09-01', to: '2026-09-02', price: '140', minUnits: 2 }),
  'POST /api/events/{id}/cancellation': () => ({ version: 1 }),
  'POST /api/orders/{id}/cancellation': () => ({ refund: '12.50' }),
  'POST /api/workspace/bookings/{id}/cancellation': () => ({ refund: '12.50', reason: 'R' }),
  'POST /api/events/{id}/steps': aStep,
  'POST /api/rentals/{id}/steps': aStep,
  'POST /api/businesses/{id}/steps': aStep,
  'PUT /api/businesses/{id}/today': () => ({ state: 'late', closes: '05:00' }),
  'POST /api/jobs/{id}/steps': aStep,
  'POST /api/admin/listing-changes/{id}/decision': () => ({ decision: 'rejected', note: 'N', version: 1 }),
  'POST /api/workspace/bookings/{id}/messages': () => ({ message: 'M', key: 'k'.repeat(8) }),
  'POST /api/businesses': aBusinessBody,
  'PUT /api/businesses/{id}': () => ({ ...aBusinessBody(), version: 1 }),
  'POST /api/jobs': aJobBody,
  'PUT /api/jobs/{id}': () => ({ ...aJobBody(), version: 1 }),
  'POST /api/auth/signup': aSignUpBody,
  'POST /api/auth/signin': () => ({ phone: '600000000', password: 'larga siesta' }),
  'POST /api/auth/signout': () => ({ everywhere: false }),
  'POST /api/auth/password-reset': () => ({ account: '600000000' }),
  'POST /api/auth/password-reset/confirm': () => ({ token: 'x'.repeat(43), password: 'larga siesta' }),
  'POST /api/auth/email-proof': () => ({}),
  'POST /api/auth/email-proof/confirm': () => ({ token: 'x'.repeat(43) }),
  'POST /api/auth/confirm': () => ({ password: 'larga siesta' }),
  'POST /api/auth/signin/code': () => ({ key: 'x'.repeat(43), code: '123456' }),
  'POST /api/auth/signin/passkey-options': () => ({ key: 'x'.repeat(43) }),
  'POST /api/auth/signin/passkey': () => ({ key: 'x'.repeat(43), response: anAssertion() }),
  'POST /api/account/second-factor/authenticator/confirm': () => ({ code: '123456' }),
  'POST /api/account/second-factor/passkeys': () => ({ key: 'x'.repeat(43), name: 'N', response: anAttestation() }),
  'PATCH /api/account': () => ({
    username: 'u',
    fullName: 'F',
    phone: '600000000',
    email: 'a@b.example',
    language: 'es',
    password: 'larga siesta',
  }),
  'POST /api/account/business': () => ({ email: 'a@b.example', password: 'larga siesta' }),
  'POST /api/account/password': () => ({ current: 'larga siesta', password: 'otra larga siesta' }),
  'POST /api/account/erasure': () => ({ password: 'larga siesta' }),
  'POST /api/admin/users/{id}/erasure': () => ({ why: 'asked' }),
  'POST /api/mails/{id}/resend': () => ({}),
  'POST /api/team/invitations': () => ({ role: 'editor', email: 'a@b.example' }),
  'PUT /api/team/members/{id}': () => ({ role: 'door' }),
  ...moneyBodies,
  'PUT /api/team/acting': () => ({ ownerId: 'AbCdEfGhJkLmNpQr' }),
  'POST /api/team-invitations/read': () => ({ token: 'x'.repeat(43) }),
  'POST /api/team-invitations/accept': () => ({ token: 'x'.repeat(43) }),
  'POST /api/orders': () => ({ eventId, quantity: 1 }),
  'POST /api/events/{id}/series': () => ({ dates: ['2026-09-04'], asks: false }),
  'POST /api/events/{id}/series/trials': () => ({ event: { ...anEventBody(), version: 1 }, reach: 'all' }),
  'PUT /api/events/{id}/series': () => ({ event: { ...anEventBody(), version: 1 }, reach: 'following' }),
  'PUT /api/events/{id}/series/ticket-types': () => ({ reach: 'all' }),
  'POST /api/events/{id}/series/end': () => ({ from: '2026-09-04', callsOff: false }),
  'POST /api/tickets/{id}/link': () => ({ name: 'Ana' }),
  'POST /api/orders/{id}/ticket-links': () => ({ tickets: ['AbCdEfGhJkLmNpQr'] }),
  'POST /api/ticket-links/read': () => ({ token: 'x'.repeat(43) }),
  'POST /api/ticket-links/keep': () => ({ token: 'x'.repeat(43) }),
  'POST /api/events/{id}/check-in/guests': () => ({ name: 'Marta' }),
  'POST /api/events/{id}/check-in': () => ({ code: 'ACDEFHJK' }),
  'POST /api/events/{id}/check-in/undo': () => ({ code: 'ACDEFHJK', usedAt: '2026-08-21T21:30:00.000Z' }),
  'POST /api/visits': () => ({ kind: 'events', id: 'AbCdEfGhJkLmNpQr', action: 'view', source: 'search' }),
  'POST /api/saved/merge': () => ({ items: [anItem()] }),
  'POST /api/saved/listings': () => ({ items: [anItem()] }),
  'PUT /api/admin/listings/{kind}/{id}/owner': () => ({ to: 'house', version: 1 }),
  'POST /api/admin/listings/{kind}/decisions': () => ({
    decision: 'rejected',
    note: 'N',
    items: [{ id: 'AbCdEfGhJkLmNpQr', version: 1 }],
  }),
  'PUT /api/admin/users/{id}/seat': () => ({ role: 'moderator' }),
  'PUT /api/admin/users/{id}/suspension': () => ({ reason: 'A quarrel.' }),
  'POST /api/admin/payouts/{id}': () => ({
    asOf: '2026-08-21T18:00:00.000Z',
    version: 0,
    amountCents: 17_600,
    reference: 'R',
  }),
  'POST /api/admin/orders/{id}/refunds': () => ({ amountCents: 100, note: 'N', bearer: 'both', refunded: '0' }),
  'POST /api/admin/packages/{id}': () => ({ kind: 'event', listingId: eventId, version: 1 }),
  'PATCH /api/users/{id}/plan': () => ({ action: 'switch', plan: 'elite', version: 1 }),
  'POST /api/create-payment-intent': () => ({
    amount: 25,
    currency: 'eur',
    metadata: { type: 'event', itemId: eventId, userId: admin.id, quantity: 1 },
  }),
  'POST /api/payments/sandbox/confirm': () => ({
    clientSecret: 'pi_1',
    cardNumber: '4242424242424242',
    expiry: '12/30',
    cvc: '123',
  }),
};

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
