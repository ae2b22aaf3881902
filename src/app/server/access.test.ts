/** Every endpoint states who may call: this walks route × role (quality, Security). */
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { roles, type Role } from '#features/auth/rules.ts';
import { users } from '#features/auth/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { splitLine, teamRoles } from '#kit/shared/endpoint.ts';
import type { Endpoint, TeamRole } from '#kit/shared/endpoint.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { accessTable } from './testing-access.ts';
import { teamTable } from './testing-teams.ts';
import { aTestHouse } from './testing.ts';
import type { Member } from './testing.ts';

const house = aTestHouse();

/** An agency is a business that works for another one; who is suspended still has the earlier cookie. */
const callers = ['visitor', 'suspended', ...roles, ...teamRoles, 'agency'] as const;
type Caller = (typeof callers)[number];

const partOf = (caller: Caller): TeamRole | undefined =>
  caller === 'agency' ? 'editor' : teamRoles.find((role) => role === caller);

/** Somebody of the team of an owner who is somebody else, with a business of their own or none. */
async function inTeam(role: TeamRole, caller: Caller): Promise<Member> {
  const [owner, member] = [
    await house.signedInAs('business'),
    await house.signedInAs(caller === 'agency' ? 'business' : 'traveller'),
  ];
  await aTeamMember(house.db, { ownerId: owner.id, memberId: member.id, role });
  return member;
}

async function signIn(caller: Caller): Promise<Member | undefined> {
  if (caller === 'visitor') return undefined;
  if (caller === 'suspended') {
    const member = await house.signedInAs('business');
    const suspended = { suspendedAt: house.time.now, suspensionReason: 'A reason' };
    await house.db.update(users).set(suspended).where(eq(users.id, member.id));
    return member;
  }
  const part = partOf(caller);
  return part ? inTeam(part, caller) : house.signedInAs(caller as Role);
}

/** Each caller calls all endpoints, and comes in anew after the one that signs them out. */
const known = new Map<Caller, Member | undefined>();
async function memberOf(caller: Caller, line: string): Promise<Member | undefined> {
  if (line === 'POST /api/auth/signout') return signIn(caller);
  if (!known.has(caller)) known.set(caller, await signIn(caller));
  return known.get(caller);
}

test('the table knows every endpoint, and no other', () => {
  const promised = house.api.contracts.flatMap((endpoints) =>
    Object.entries(endpoints).map(([line, { access }]) => [line, access]),
  );
  expect(Object.fromEntries(promised)).toEqual(accessTable);
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
    'DELETE /api/listings/{kind}/{id}/ownership',
    'GET /api/account/export',
    'GET /api/admin/listing-files',
    'GET /api/admin/seller-reports/{id}',
    'GET /api/workspace/ledger/export',
    'GET /api/workspace/seller-years/{year}/letter',
    'POST /api/account/calendar',
    'POST /api/account/second-factor/authenticator',
    'POST /api/account/second-factor/authenticator/confirm',
    'POST /api/account/second-factor/passkeys',
    'POST /api/account/second-factor/passkeys/options',
    'POST /api/account/second-factor/recovery-codes',
    'POST /api/admin/disputes/{id}/answer',
    'POST /api/admin/invoices/{id}/cancellation',
    'POST /api/admin/invoices/{id}/substitution',
    'POST /api/admin/listing-claims/{id}/decision',
    'POST /api/admin/orders/{id}/cancellation',
    'POST /api/admin/orders/{id}/refunds',
    'POST /api/admin/payout-accounts/{id}/iban',
    'POST /api/admin/payout-files',
    'POST /api/admin/payout-files/{id}/copy',
    'POST /api/admin/payout-returns',
    'POST /api/admin/payouts/{id}',
    'POST /api/admin/refunds/{id}/attempts',
    'POST /api/admin/seller-reports',
    'POST /api/admin/tax-records/{id}/repair',
    'POST /api/admin/users/{id}/erasure',
    'POST /api/date-changes/{id}/answer',
    'POST /api/events/{id}/cancellation',
    'POST /api/events/{id}/series/end',
    'POST /api/payout-account/onboarding',
    'POST /api/team/invitations',
    'POST /api/workspace/bookings/{id}/cancellation',
    'PUT /api/admin/house-trader',
    'PUT /api/admin/listings/{kind}/{id}/owner',
    'PUT /api/admin/tax-issuers/{id}',
    'PUT /api/admin/traders/{id}/shared-number',
    'PUT /api/admin/traders/{id}/vat-check',
    'PUT /api/admin/users/{id}/seat',
    'PUT /api/admin/users/{id}/suspension',
    'PUT /api/payout-account',
    'PUT /api/team/members/{id}',
    'PUT /api/trader',
  ]);
});

/** What a moderator judges: proposals, and listings as their owners wrote them. No line of it moves money. */
const judged = [
  ...listingKinds.flatMap((kind) => [`DELETE /api/${kind}/{id}`, `POST /api/${kind}/{id}/steps`]),
  ...listingKinds.flatMap((kind) => [`GET /api/admin/${kind}`, `GET /api/admin/${kind}/{id}`]),
  'GET /api/admin/listing-changes',
  'GET /api/admin/listing-changes/{id}',
  'POST /api/admin/listing-changes/{id}/decision',
  'POST /api/admin/listing-changes/decisions',
  'GET /api/admin/reports',
  'GET /api/admin/reports/{id}',
  'POST /api/admin/reports/{id}/decision',
  'GET /api/admin/report-figures',
  'GET /api/desk-counts',
  'POST /api/admin/listings/{kind}/decisions',
  'GET /api/submissions',
  'GET /api/submissions/{id}',
  'GET /api/submissions/{id}/duplicates',
  'PATCH /api/submissions/{id}/status',
  'POST /api/submissions/decisions',
];

test('a moderator judges content, and nothing else of the desk', () => {
  const moderating = house.api.contracts
    .flatMap((endpoints) => Object.entries(endpoints))
    .filter(([, endpoint]) => endpoint.moderates)
    .map(([line]) => line);
  expect(moderating.toSorted()).toEqual(judged.toSorted());
});

test('who of a team does what in its owner’s place is what the table says', () => {
  const inPlace = (role: TeamRole) =>
    house.api.contracts
      .flatMap((endpoints) => Object.entries(endpoints))
      .filter(([, { team }]) => team?.includes(role))
      .map(([line]) => line)
      .toSorted();
  for (const role of teamRoles) expect(inPlace(role), role).toEqual(teamTable[role].toSorted());
});

test('what moves money or hands sums out asks for a second factor where the desk has to have one', () => {
  const guarded = house.api.contracts
    .flatMap((endpoints) => Object.entries(endpoints))
    .filter(([, endpoint]) => endpoint.touchesMoney)
    .map(([line]) => line);
  expect(guarded.toSorted()).toEqual([
    'GET /api/workspace/ledger/export',
    'GET /api/workspace/seller-years/{year}/letter',
    'POST /api/date-changes/{id}/answer',
    'POST /api/events/{id}/cancellation',
    'POST /api/events/{id}/series/end',
    'POST /api/payout-account/onboarding',
    'POST /api/workspace/bookings/{id}/cancellation',
    'PUT /api/payout-account',
  ]);
});

const passes: Record<Endpoint['access'], readonly Caller[]> = {
  public: callers,
  member: [...roles, ...teamRoles, 'agency'],
  self: ['admin'],
  business: ['business', 'admin'],
  admin: ['admin'],
};

const ofTeam = new Set(Object.values(teamTable).flat());

/** Whether a caller passes, by the tables: whoever works for an owner calls what is a business's as their part allows. */
function mayCall(caller: Caller, line: string, access: Endpoint['access']): boolean {
  const part = partOf(caller);
  if (part && (access === 'business' || ofTeam.has(line))) return teamTable[part].includes(line);
  return passes[access].includes(caller) || (caller === 'moderator' && judged.includes(line));
}

describe.each(Object.entries(accessTable))('%s is for %s', (line, access) => {
  test.each(callers)('asked by a %s', async (name) => {
    const { method, path } = splitLine(line);
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const { status } = await house.call(method, path.replace('{kind}', 'events').replace('{id}', 'AbCdEfGhJkLmNpQr'), {
      as: await memberOf(name, line),
      body,
    });
    if (mayCall(name, line, access)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(name === 'visitor' || name === 'suspended' ? 401 : 403);
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
