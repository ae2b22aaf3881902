import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '#app/server/tasks.ts';
import { origin, aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { totalHeader } from '#kit/shared/desk.ts';
import { aMail } from './factory.ts';
import { mails } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  await house.db.delete(mails);
  await house.db.delete(tasks);
});

const minutesAgo = (minutes: number) => new Date(house.time.now.getTime() - minutes * 60_000);
const list = (query = '') => house.call('GET', `/api/mails${query}`, { as: admin });
const resend = (id: string) => house.call('POST', `/api/mails/${id}/resend`, { as: admin, body: {} });

describe('the outbox at the desk', () => {
  test('shows what waits, was sent and failed, newest first, and tells how many there are', async () => {
    const old = await aMail(house.db, {
      createdAt: minutesAgo(90),
      status: 'sent',
      attempts: 1,
      sentAt: minutesAgo(89),
    });
    const young = await aMail(house.db, { createdAt: minutesAgo(1), recipient: 'blas@correo.example' });
    const reply = await list();
    expect(reply.headers.get(totalHeader)).toBe('2');
    expect(reply.body.map((mail: { id: string }) => mail.id)).toEqual([young.id, old.id]);
    expect(reply.body[1]).toEqual({
      id: old.id,
      gathersUntil: null,
      letter: 'welcome',
      language: 'en',
      recipient: 'ana@correo.example',
      status: 'sent',
      attempts: 1,
      lastError: null,
      createdAt: minutesAgo(90).toISOString(),
      sentAt: minutesAgo(89).toISOString(),
      isSecret: false,
    });
  });

  test('is searched by address, filtered by state and letter, and turned round', async () => {
    await aMail(house.db, { recipient: 'josé@correo.example', createdAt: minutesAgo(3) });
    await aMail(house.db, { status: 'failed', lastError: '550 5.1.1', createdAt: minutesAgo(2) });
    await aMail(house.db, { letter: 'refund', values: { name: 'A', title: 'T', amount: '5.00' } });
    const count = async (query: string) => (await list(query)).body.length;
    expect(await count('?q=jose')).toBe(1);
    expect(await count('?status=failed')).toBe(1);
    expect(await count('?letter=refund&status=waiting')).toBe(1);
    expect((await list('?sort=created')).body[0].recipient).toBe('josé@correo.example');
    for (const wrong of ['?status=lost', '?letter=chain', '?sort=recipient', '?page=0', '?to=x'])
      expect((await list(wrong)).status).toBe(422);
  });

  test('opens a letter as it is sent, with links to this house', async () => {
    const { id } = await aMail(house.db, { language: 'es' });
    const { body } = await house.call('GET', `/api/mails/${id}`, { as: admin });
    expect(body.content.subject).toBe('Te damos la bienvenida a Aftersun');
    expect(body.content.text).toContain(`${origin}/?lang=es`);
    expect(body.content.html).toContain('<html lang="es">');
    expect((await house.call('GET', '/api/mails/AbCdEfGhJkLmNpQr', { as: admin })).status).toBe(404);
  });

  test('keeps what holds a key from the desk', async () => {
    const values = { name: 'Ana', username: 'ana', lock: 'a-locked-way', minutes: 30 };
    const { id } = await aMail(house.db, { letter: 'passwordReset', values });
    const reply = await house.call('GET', `/api/mails/${id}`, { as: admin });
    expect(reply.body).toMatchObject({ isSecret: true, content: null });
    expect(JSON.stringify([reply.body, (await list()).body])).not.toContain('a-locked-way');
  });
});

describe('sending again', () => {
  test.each(['failed', 'sent'] as const)('what has %s makes it wait, and is written down', async (status) => {
    const { id } = await aMail(house.db, { status, attempts: 82, lastError: '550 5.1.1', sentAt: minutesAgo(1) });
    const reply = await resend(id);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { id, status: 'waiting', attempts: 0, lastError: null, sentAt: null },
    ]);
    expect(await house.db.select().from(tasks)).toMatchObject([{ name: 'mail', payload: { mailId: id } }]);
    const [entry] = await house.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.at))
      .where(eq(auditEntries.entityId, id));
    expect(entry).toMatchObject({ action: 'resend', entity: 'mails', actorId: admin.id, title: 'welcome' });
    expect(entry).toMatchObject({ before: { status, attempts: 82 }, after: { status: 'waiting', attempts: 0 } });
    expect(JSON.stringify(entry)).not.toContain('correo.example');
  });

  test('what waits already is refused, and so is a key that is forgotten; nothing changes', async () => {
    const waiting = await aMail(house.db);
    const forgotten = await aMail(house.db, { letter: 'passwordReset', values: {}, status: 'sent' });
    for (const { id } of [waiting, forgotten]) {
      const reply = await resend(id);
      expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
    }
    expect((await resend('AbCdEfGhJkLmNpQr')).status).toBe(404);
    expect(await house.db.$count(tasks)).toBe(0);
    expect((await house.db.select().from(mails)).map(({ status }) => status).toSorted()).toEqual(['sent', 'waiting']);
  });

  test('by two admins at once is one delivery', async () => {
    const { id } = await aMail(house.db, { status: 'failed' });
    const replies = await Promise.all([resend(id), resend(id)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await house.db.$count(tasks)).toBe(1);
  });
});

test('letters that came to their end are forgotten after 90 days; what waits stays', async () => {
  const past = minutesAgo(90 * 24 * 60 + 1);
  await aMail(house.db, { createdAt: past, status: 'sent', sentAt: past });
  await aMail(house.db, { createdAt: past, status: 'failed' });
  const waiting = await aMail(house.db, { createdAt: past });
  const recent = await aMail(house.db, { createdAt: minutesAgo(90 * 24 * 60 - 1), status: 'sent' });
  await tidy(house.db, house.time.now);
  const kept = await house.db.select({ id: mails.id }).from(mails);
  expect(kept.map(({ id }) => id).toSorted()).toEqual([waiting.id, recent.id].toSorted());
});
