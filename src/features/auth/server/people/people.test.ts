import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { openSession } from '../service.ts';
import { users } from '../table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

const list = (query = '') => house.call('GET', `/api/admin/users${query}`, { as: admin });
const named = async (fullName: string, role?: 'business') => {
  const member = await house.signedInAs(role);
  await house.db
    .update(users)
    .set({ fullName, email: `${member.id}@a.example` })
    .where(eq(users.id, member.id));
  return member;
};

test('everybody is found by name, phone or mail, and by role', async () => {
  const ana = await named('Ana Peñíscola');
  const ids = async (query: string) => (await list(query)).body.map(({ id }: { id: string }) => id);
  expect(await ids('?q=peniscola')).toEqual([ana.id]);
  expect(await ids(`?q=${ana.id.toLowerCase()}%40a`)).toEqual([ana.id]);
  expect(await ids('?q=peniscola&role=admin')).toEqual([]);
  const owner = await named('Berta', 'business');
  expect(await ids('?role=business')).toEqual([owner.id]);
  expect((await list('?role=king')).status).toBe(422);
  const { body } = await list('?q=berta');
  expect(body[0]).toMatchObject({ fullName: 'Berta', role: 'business', accountType: 'business', openSessions: 1 });
  expect(Object.keys(body[0])).not.toContain('passwordHash');
});

test('names come in their order', async () => {
  const { body } = await list('?sort=name');
  const names = body.map(({ fullName }: { fullName: string }) => fullName.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(2);
});

test('signing somebody out closes all their sessions, and only theirs', async () => {
  const ana = await named('Ana Two Phones');
  await openSession(house.db, ana.id, house.time.now);
  await openSession(house.db, ana.id, new Date('2026-01-01T00:00:00Z'));
  const path = `/api/admin/users/${ana.id}`;
  expect((await house.call('GET', path, { as: admin })).body.openSessions).toBe(2);
  const reply = await house.call('POST', `${path}/sign-out`, { as: admin });
  expect([reply.status, reply.body]).toEqual([200, { closed: 2 }]);
  expect((await house.call('GET', '/api/auth/me', { as: ana })).status).toBe(401);
  expect((await house.call('GET', path, { as: admin })).body.openSessions).toBe(0);
  const log = await house.call('GET', '/api/admin/audit?action=sign_out', { as: admin });
  expect(log.body).toMatchObject([
    { entity: 'users', entityId: ana.id, title: 'Ana Two Phones', before: { openSessions: 2 } },
  ]);
});

test('nobody of that name is 404', async () => {
  expect((await house.call('GET', '/api/admin/users/AbCdEfGhJkLmNpQr', { as: admin })).status).toBe(404);
  expect((await house.call('POST', '/api/admin/users/AbCdEfGhJkLmNpQr/sign-out', { as: admin })).status).toBe(404);
});
