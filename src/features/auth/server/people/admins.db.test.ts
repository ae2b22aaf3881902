/** The house is never without an admin, however many take each other's seat at once. On both engines. */
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '../table.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.update(users).set({ role: 'traveller' }).where(eq(users.role, 'admin'));
});

const seated = () => house.db.$count(users, and(eq(users.role, 'admin'), isNull(users.suspendedAt)));
const calls = {
  dismiss: (one: Member, other: Member) => house.call('DELETE', `/api/admin/users/${other.id}/seat`, { as: one }),
  demote: (one: Member, other: Member) =>
    house.call('PUT', `/api/admin/users/${other.id}/seat`, { as: one, body: { role: 'moderator' } }),
  suspend: (one: Member, other: Member) =>
    house.call('PUT', `/api/admin/users/${other.id}/suspension`, { as: one, body: { reason: 'A quarrel.' } }),
};

test.each(['dismiss', 'demote', 'suspend'] as const)('two admins %s each other: one stays', async (name) => {
  const [ana, bea] = [await house.signedInAs('admin'), await house.signedInAs('admin')];
  const replies = await Promise.all([calls[name](ana, bea), calls[name](bea, ana)]);
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(1);
  expect(await seated()).toBe(1);
});
