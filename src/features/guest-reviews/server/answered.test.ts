/** Whoever wrote a review hears of its answer. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aTicketOrder } from './factory.ts';

const scanned = new Date('2026-08-21T21:00:00Z');
const house = aTestHouse();
let guest: Member;
let owner: Member;
let admin: Member;
let event: Awaited<ReturnType<typeof anEvent>>;
beforeAll(async () => {
  guest = await house.signedInAs();
  [owner, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
  const mailbox = { fullName: 'Ana Pla Ferrer', email: 'ana@correo.example', language: 'es' } as const;
  await house.db.update(users).set(mailbox).where(eq(users.id, guest.id));
  event = await anEvent(house.db, { ownerId: owner.id, title: { en: 'Foam party', es: 'Fiesta de la espuma' } });
});

/** Another review of theirs, which its owner answers, and would answer again. */
const answered = async (): Promise<string> => {
  house.time.now = new Date('2026-08-22T18:00:00Z');
  const order = await aTicketOrder(house.db, guest, event, scanned);
  await house.call('POST', '/api/guest-reviews', { as: guest, body: { of: { order }, stars: 4 } });
  const [mine] = (await house.call('GET', '/api/workspace/guest-reviews?state=unanswered', { as: owner })).body;
  const answer = (words: string) =>
    house.call('POST', `/api/guest-reviews/${mine.id}/answer`, { as: owner, body: { words } });
  expect((await answer('Come again, +34 600 123 456.')).status).toBe(200);
  expect((await answer('And again.')).body.code).toBe('already_answered');
  return mine.id;
};
const told = () => house.db.select().from(mails).where(eq(mails.letter, 'reviewAnswered'));

test('once, in their language, by what everybody reads of it, and not of its end', async () => {
  const id = await answered();
  expect(await told()).toMatchObject([
    {
      recipient: 'ana@correo.example',
      language: 'es',
      userId: guest.id,
      aboutId: owner.id,
      values: { name: 'Ana Pla Ferrer', title: 'Fiesta de la espuma', date: event.date, path: `/events/${event.id}` },
    },
  ]);
  const answer = (await told())[0]?.values['answer'];
  expect(answer).toMatch(/^Come again, /);
  expect(answer).not.toContain('600');

  const sent = { reason: 'insult', details: 'Rude.', name: 'Marta Gil', email: 'marta@correo.example' };
  const body = { kind: 'answer', subject: id, ...sent, goodFaith: true };
  expect((await house.call('POST', '/api/reports', { body })).status).toBe(201);
  const [report] = (await house.call('GET', '/api/admin/reports', { as: admin })).body;
  const removed = { decision: 'removed', ground: 'insult', statement: 'Rude.', version: report.version };
  const decided = await house.call('POST', `/api/admin/reports/${report.id}/decision`, { as: admin, body: removed });
  expect(decided.body.status).toBe('removed');
  expect(await told()).toHaveLength(1);
});

test('and not where they want no letters about reviews', async () => {
  await house.db.delete(mails);
  const { body: choices } = await house.call('GET', '/api/letter-choices', { as: guest });
  const chosen = { as: guest, body: { ...choices, reviews: false } };
  expect((await house.call('PUT', '/api/letter-choices', chosen)).status).toBe(200);
  await answered();
  expect(await told()).toEqual([]);
});
