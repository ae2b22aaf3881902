/** Every endpoint states who may call: this walks route × role (quality, Security). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitLine } from '#kit/shared/endpoint.ts';
import type { Endpoint } from '#kit/shared/endpoint.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { openTestHouse } from './testing.ts';
import type { Member, TestHouse } from './testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const callers = ['visitor', 'traveller', 'business', 'moderator', 'admin'] as const;
type Caller = (typeof callers)[number];
const memberOf = (caller: Caller): Promise<Member> | undefined =>
  caller === 'visitor' ? undefined : house.signedInAs(caller);

/** The permission table as the contracts print it. A new endpoint is unknown here until its line is added. */
const table: Record<string, Endpoint['access']> = {
  'GET /api/events': 'public',
  'GET /api/events/{id}': 'public',
  'POST /api/events': 'business',
  'PUT /api/events/{id}': 'business',
  'DELETE /api/events/{id}': 'business',
  'POST /api/events/{id}/steps': 'business',
  'GET /api/admin/events': 'business',
  'GET /api/admin/events/{id}': 'business',
  'GET /api/rentals': 'public',
  'GET /api/rentals/{id}': 'public',
  'GET /api/rentals/{id}/availability': 'public',
  'GET /api/rentals/{id}/blocks': 'business',
  'POST /api/rentals/{id}/blocks': 'business',
  'DELETE /api/rentals/{id}/blocks/{block}': 'business',
  'POST /api/rentals': 'business',
  'PUT /api/rentals/{id}': 'business',
  'DELETE /api/rentals/{id}': 'business',
  'POST /api/rentals/{id}/steps': 'business',
  'GET /api/admin/rentals': 'business',
  'GET /api/admin/rentals/{id}': 'business',
  'GET /api/businesses': 'public',
  'GET /api/businesses/{id}': 'public',
  'POST /api/businesses': 'business',
  'PUT /api/businesses/{id}': 'business',
  'DELETE /api/businesses/{id}': 'business',
  'POST /api/businesses/{id}/steps': 'business',
  'GET /api/admin/businesses': 'business',
  'GET /api/admin/businesses/{id}': 'business',
  'GET /api/jobs': 'public',
  'GET /api/jobs/{id}': 'public',
  'POST /api/jobs': 'business',
  'PUT /api/jobs/{id}': 'business',
  'DELETE /api/jobs/{id}': 'business',
  'POST /api/jobs/{id}/steps': 'business',
  'GET /api/admin/jobs': 'business',
  'GET /api/admin/jobs/{id}': 'business',
  'GET /api/admin/listing-changes': 'admin',
  'GET /api/admin/listing-changes/counts': 'admin',
  'GET /api/admin/listing-changes/{id}': 'admin',
  'POST /api/admin/listing-changes/{id}/decision': 'admin',
  'DELETE /api/listing-changes/{id}': 'business',
  'GET /api/search/advanced': 'public',
  'GET /api/search/nearby': 'public',
  'GET /api/search/suggest': 'public',
  'GET /api/search/similar': 'public',
  'POST /api/jobs/{id}/renewal': 'business',
  'POST /api/jobs/{id}/applications': 'public',
  'GET /api/users/{id}/applications': 'self',
  'POST /api/job-applications/{id}/withdrawal': 'member',
  'POST /api/job-applications/read': 'public',
  'POST /api/job-applications/withdraw': 'public',
  'GET /api/job-applications': 'business',
  'GET /api/job-applications/counts': 'admin',
  'GET /api/job-applications/jobs': 'business',
  'GET /api/job-applications/{id}': 'business',
  'PATCH /api/job-applications/{id}': 'business',
  'POST /api/photos': 'business',
  'GET /api/map': 'public',
  'POST /api/auth/signup': 'public',
  'POST /api/auth/signin': 'public',
  'POST /api/auth/signout': 'public',
  'POST /api/auth/password-reset': 'public',
  'POST /api/auth/password-reset/confirm': 'public',
  'POST /api/auth/email-proof': 'member',
  'POST /api/auth/email-proof/confirm': 'public',
  'GET /api/auth/me': 'member',
  'POST /api/auth/signin/code': 'public',
  'POST /api/auth/signin/passkey-options': 'public',
  'POST /api/auth/signin/passkey': 'public',
  'GET /api/account/second-factor': 'member',
  'POST /api/account/second-factor/authenticator': 'member',
  'POST /api/account/second-factor/authenticator/confirm': 'member',
  'DELETE /api/account/second-factor/authenticator': 'member',
  'POST /api/account/second-factor/passkeys/options': 'member',
  'POST /api/account/second-factor/passkeys': 'member',
  'DELETE /api/account/second-factor/passkeys/{id}': 'member',
  'POST /api/account/second-factor/recovery-codes': 'member',
  'POST /api/auth/confirm': 'member',
  'GET /api/account/sessions': 'member',
  'DELETE /api/account/sessions/{id}': 'member',
  'POST /api/account/sessions/end-others': 'member',
  'GET /api/account': 'member',
  'PATCH /api/account': 'member',
  'POST /api/account/password': 'member',
  'GET /api/account/export': 'member',
  'POST /api/account/erasure': 'member',
  'GET /api/mails': 'admin',
  'GET /api/mails/{id}': 'admin',
  'GET /api/letter-choices': 'member',
  'PUT /api/letter-choices': 'member',
  // By the key of a letter that came.
  'POST /api/letter-choices/off/{id}/{topic}/{key}': 'public',
  'POST /api/mails/{id}/resend': 'admin',
  'GET /api/users/{id}/orders': 'self',
  'GET /api/orders/{id}': 'member',
  'GET /api/saved': 'member',
  'PUT /api/saved/{type}/{id}': 'member',
  'DELETE /api/saved/{type}/{id}': 'member',
  'POST /api/saved/merge': 'member',
  'POST /api/saved/listings': 'public',
  'POST /api/orders': 'member',
  'DELETE /api/orders/{id}': 'member',
  'GET /api/orders/{id}/cancellation': 'member',
  'POST /api/orders/{id}/cancellation': 'member',
  'POST /api/events/{id}/cancellation': 'business',
  'GET /api/tickets/{id}': 'member',
  'GET /api/check-in/events': 'member',
  'POST /api/events/{id}/check-in': 'member',
  'GET /api/users/{id}/plan': 'self',
  'PATCH /api/users/{id}/plan': 'self',
  'POST /api/create-payment-intent': 'member',
  'POST /api/payments/sandbox/confirm': 'member',
  'GET /api/users/{id}/payment-methods': 'self',
  'POST /api/payments/webhook': 'public',
  'POST /api/submissions': 'public',
  'GET /api/submissions': 'admin',
  'GET /api/submissions/counts': 'admin',
  'GET /api/submissions/{id}': 'admin',
  'GET /api/submissions/{id}/duplicates': 'admin',
  'PATCH /api/submissions/{id}/status': 'admin',
  'POST /api/holiday-requests': 'public',
  'GET /api/holiday-requests': 'admin',
  'GET /api/holiday-requests/counts': 'admin',
  'GET /api/holiday-requests/{id}': 'admin',
  'PATCH /api/holiday-requests/{id}/status': 'admin',
  'POST /api/holiday-requests/{id}/quote': 'admin',
  'POST /api/holiday-quotes/read': 'public',
  'POST /api/holiday-quotes/answer': 'public',
  'POST /api/contact-messages': 'public',
  'POST /api/issue-reports': 'public',
  'POST /api/business-inquiries': 'public',
  'POST /api/advertising-inquiries': 'public',
  'GET /api/figures': 'public',
  'GET /api/community/joined': 'member',
  'PUT /api/community/joined': 'member',
  'GET /api/contact-messages': 'admin',
  'GET /api/contact-messages/counts': 'admin',
  'GET /api/contact-messages/{id}': 'admin',
  'PATCH /api/contact-messages/{id}': 'admin',
  'GET /api/issue-reports': 'admin',
  'GET /api/issue-reports/counts': 'admin',
  'GET /api/issue-reports/{id}': 'admin',
  'PATCH /api/issue-reports/{id}': 'admin',
  'GET /api/business-inquiries': 'admin',
  'GET /api/business-inquiries/counts': 'admin',
  'GET /api/business-inquiries/{id}': 'admin',
  'PATCH /api/business-inquiries/{id}': 'admin',
  'GET /api/advertising-inquiries': 'admin',
  'GET /api/advertising-inquiries/counts': 'admin',
  'GET /api/advertising-inquiries/{id}': 'admin',
  'PATCH /api/advertising-inquiries/{id}': 'admin',
  'GET /api/prospect-businesses': 'admin',
  'POST /api/prospect-businesses': 'admin',
  'GET /api/prospect-businesses/{id}': 'admin',
  'PUT /api/prospect-businesses/{id}': 'admin',
  'DELETE /api/prospect-businesses/{id}': 'admin',
  'GET /api/admin/orders': 'admin',
  'GET /api/admin/orders/{id}': 'admin',
  'POST /api/admin/orders/{id}/cancellation': 'admin',
  'POST /api/admin/orders/{id}/refunds': 'admin',
  'POST /api/admin/refunds/{id}/attempts': 'admin',
  'GET /api/admin/refunds/counts': 'admin',
  'POST /api/workspace/bookings/{id}/cancellation': 'business',
  'GET /api/workspace/listings': 'business',
  'GET /api/workspace/bookings': 'business',
  'GET /api/workspace/calendar': 'business',
  'GET /api/workspace/figures': 'business',
  'GET /api/workspace/ledger': 'business',
  'GET /api/workspace/ledger/lines': 'business',
  'GET /api/workspace/ledger/export': 'business',
  'GET /api/admin/reviews': 'admin',
  'GET /api/admin/payouts': 'admin',
  'GET /api/admin/payouts/counts': 'admin',
  'GET /api/admin/payouts/{id}': 'admin',
  'POST /api/admin/payouts/{id}': 'admin',
  'GET /api/admin/disputes': 'admin',
  'GET /api/admin/disputes/counts': 'admin',
  'GET /api/admin/disputes/{id}/evidence': 'admin',
  'GET /api/admin/packages': 'admin',
  'GET /api/admin/packages/counts': 'admin',
  'GET /api/admin/packages/{id}': 'admin',
  'POST /api/admin/packages/{id}': 'admin',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/{id}': 'admin',
  'POST /api/admin/users/{id}/sign-out': 'admin',
  'PUT /api/admin/users/{id}/seat': 'admin',
  'DELETE /api/admin/users/{id}/second-factor': 'admin',
  'DELETE /api/admin/users/{id}/seat': 'admin',
  'PUT /api/admin/users/{id}/suspension': 'admin',
  'DELETE /api/admin/users/{id}/suspension': 'admin',
  'GET /api/admin/owners': 'admin',
  'GET /api/admin/ownerless': 'admin',
  'PUT /api/admin/listings/{kind}/{id}/owner': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/actors': 'admin',
  'GET /api/admin/audit/{id}': 'admin',
};

test('the table knows every endpoint, and no other', () => {
  const promised = house.api.contracts.flatMap((endpoints) =>
    Object.entries(endpoints).map(([line, { access }]) => [line, access]),
  );
  expect(Object.fromEntries(promised)).toEqual(table);
});

test('money, roles, exports and what guards an account ask who it is once more, and nothing else does', () => {
  const confirming = house.api.contracts
    .flatMap((endpoints) => Object.entries(endpoints))
    .filter(([, endpoint]) => endpoint.confirms)
    .map(([line]) => line);
  expect(confirming.toSorted()).toEqual([
    'DELETE /api/account/second-factor/authenticator',
    'DELETE /api/account/second-factor/passkeys/{id}',
    'DELETE /api/admin/users/{id}/seat',
    'DELETE /api/admin/users/{id}/second-factor',
    'DELETE /api/admin/users/{id}/suspension',
    'GET /api/account/export',
    'GET /api/workspace/ledger/export',
    'POST /api/account/second-factor/authenticator',
    'POST /api/account/second-factor/authenticator/confirm',
    'POST /api/account/second-factor/passkeys',
    'POST /api/account/second-factor/passkeys/options',
    'POST /api/account/second-factor/recovery-codes',
    'POST /api/admin/orders/{id}/cancellation',
    'POST /api/admin/orders/{id}/refunds',
    'POST /api/admin/payouts/{id}',
    'POST /api/admin/refunds/{id}/attempts',
    'POST /api/events/{id}/cancellation',
    'PUT /api/admin/listings/{kind}/{id}/owner',
    'POST /api/workspace/bookings/{id}/cancellation',
    'PUT /api/admin/users/{id}/seat',
    'PUT /api/admin/users/{id}/suspension',
  ]);
});

/** What a moderator judges: proposals, and listings as their owners wrote them. No line of it moves money. */
const judged = [
  ...listingKinds.flatMap((kind) => [`DELETE /api/${kind}/{id}`, `POST /api/${kind}/{id}/steps`]),
  ...listingKinds.flatMap((kind) => [`GET /api/admin/${kind}`, `GET /api/admin/${kind}/{id}`]),
  'GET /api/admin/reviews',
  'GET /api/submissions',
  'GET /api/submissions/counts',
  'GET /api/submissions/{id}',
  'GET /api/submissions/{id}/duplicates',
  'PATCH /api/submissions/{id}/status',
];

test('a moderator judges content, and nothing else of the desk', () => {
  const moderating = house.api.contracts
    .flatMap((endpoints) => Object.entries(endpoints))
    .filter(([, endpoint]) => endpoint.moderates)
    .map(([line]) => line);
  expect(moderating.toSorted()).toEqual(judged.toSorted());
});

const passes: Record<Endpoint['access'], readonly Caller[]> = {
  public: callers,
  member: ['traveller', 'business', 'moderator', 'admin'],
  self: ['admin'],
  business: ['business', 'admin'],
  admin: ['admin'],
};

describe.each(Object.entries(table))('%s is for %s', (line, access) => {
  test.each(callers)('asked by a %s', async (name) => {
    const { method, path } = splitLine(line);
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const { status } = await house.call(method, path.replace('{kind}', 'events').replace('{id}', 'AbCdEfGhJkLmNpQr'), {
      as: await memberOf(name),
      body,
    });
    const isJudging = name === 'moderator' && judged.includes(line);
    if (passes[access].includes(name) || isJudging) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(name === 'visitor' ? 401 : 403);
    expect(status).not.toBe(500);
  });
});

test('a member sees the own orders, and nobody else’s', async () => {
  const path = (member: Member) => `/api/users/${member.id}/orders`;
  const traveller = await house.signedInAs('traveller');
  expect((await house.call('GET', path(traveller), { as: traveller })).status).toBe(200);
  expect((await house.call('GET', path(traveller), { as: await house.signedInAs('business') })).status).toBe(403);
  expect((await house.call('GET', path(traveller), { as: await house.signedInAs('admin') })).status).toBe(200);
});

test('a write that another site sends in a visitor’s name is refused', async () => {
  const as = await house.signedInAs();
  const attempts = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }];
  for (const headers of attempts) {
    const reply = await house.call('POST', '/api/orders', { as, headers, body: {} });
    expect([reply.status, reply.body.code]).toEqual([403, 'cross_site']);
  }
});
