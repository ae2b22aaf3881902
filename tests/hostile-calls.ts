/** How hostile.test.ts sends its thousands of calls, and what it wants of each answer. */
import { expect } from 'vitest';
import type { Reply } from '#app/server/testing.ts';

let calls = 0;

/** Three calls of a household are within all limits, and neighbours share a network: each new one is a write of its own. */
export function nextAddress(): string {
  const household = Math.floor((calls += 1) / 3);
  return [10, household >> 16, (household >> 8) & 255, household & 255].join('.');
}

const atOnce = 12;

/** A dozen at a time: whoever waits for each answer alone waits for the way to the database and back. */
export async function askAll<T>(
  all: readonly T[],
  ask: (one: T) => Promise<Reply>,
  look: (reply: Reply, one: T) => void,
): Promise<void> {
  for (let first = 0; first < all.length; first += atOnce) {
    const asked = all.slice(first, first + atOnce).map(async (one) => ({ one, reply: await ask(one) }));
    for (const { one, reply } of await Promise.all(asked)) look(reply, one);
  }
}

/** What is refused is refused to somebody who may: to whoever is signed out anything is. */
export function expectProblem(reply: Reply, what: string): void {
  expect(reply.status, what).toBeGreaterThanOrEqual(400);
  expect(reply.status, what).toBeLessThan(500);
  expect(reply.headers.get('content-type'), what).toBe('application/problem+json');
  expect(reply.body.code, what).toEqual(expect.any(String));
  if (!what.startsWith('POST /api/auth/signout')) expect(reply.body.code, what).not.toBe('unauthenticated');
}

/** Queries that no list takes. */
export const queries = [
  '?foo=1',
  '?limit=0',
  '?limit=201',
  '?limit=-1',
  '?limit=1e3',
  '?limit=5&limit=6',
  '?lang=fr',
  '?after=%00',
  '?after=WzEsMl0',
  '?after=bnVsbA',
  `?after=${'a'.repeat(500)}`,
  '?featured=yes',
  '?category=%27',
  '?__proto__=1',
  '?page=0',
  '?page=1e3',
  '?page=-1',
  '?sort=id;drop',
  '?status=gone',
  '?q=%00',
  `?q=${'a'.repeat(101)}`,
  '?version=1',
  '?limit=%F0%28',
];

/** Ids that name nothing. */
export const ids = ['%00', '..%2f..%2fetc', "'--", 'a'.repeat(500), '%F0%9F%92%A9', 'undefined', '-1', '%', '{id}'];

/** What an admin is shown of a member who does not exist, and who waits for nothing ends that they wait; all else is not there. */
export const ofNobody: Readonly<Record<string, unknown>> = {
  'GET /api/users/{id}/orders': [],
  'GET /api/users/{id}/payment-methods': [],
  'GET /api/users/{id}/applications': [],
  'GET /api/users/{id}/last-application': { last: null },
  'GET /api/admin/traders/{id}': { trader: null, shared: [] },
  'GET /api/admin/payout-accounts/{id}': { way: 'bank', account: null },
  'DELETE /api/kept-tickets/{id}': [],
  'DELETE /api/saved-searches/{id}': { searches: [], hasEmail: false },
  'DELETE /api/waiting-list/{id}': { waits: [], letters: 'no-email' },
};
