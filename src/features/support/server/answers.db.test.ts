/** The desk answers what people wrote: kept, shown, and sent once. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { contactMessages, issueReports, supportAnswers } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  for (const table of [contactMessages, issueReports, mails, auditEntries]) await house.db.delete(table);
  admin = await house.signedInAs('admin');
});

const message = { name: 'Ana', email: 'ana@a.example', subject: 'Un sombrero', message: 'De paja.', priority: 'low' };
const report = { type: 'safety', title: 'Loose', description: 'A rail.', email: 'b@b.example', urgency: 'high' };
const wrote = async (path: string, body: object, lang: string): Promise<string> =>
  (await house.call('POST', `/api/${path}?lang=${lang}`, { body })).body.id;
const answer = (path: string, id: string, body: object, as = admin) =>
  house.call('POST', `/api/${path}/${id}/answers`, { as, body });
const sent = () => house.db.select().from(mails).where(eq(mails.letter, 'inquiryAnswered'));

describe.each([
  ['contact-messages', message, 'Un sombrero', 'De paja.'],
  ['issue-reports', report, 'Loose', 'A rail.'],
] as const)('an answer to one of %s', (path, body, title, said) => {
  test('is kept with who wrote it and when, puts it away, and goes out in the language it was written in', async () => {
    const id = await wrote(path, body, 'es');
    const reply = await answer(path, id, { text: '  Está aquí.\nVen.  ', version: 1 });
    expect(reply.status).toBe(201);
    const answers = [{ text: 'Está aquí.\nVen.', author: 'Test Member', answered_at: '2026-08-21T18:00:00.000Z' }];
    expect(reply.body).toMatchObject({ status: 'done', version: 2, answers });
    expect((await house.call('GET', `/api/${path}/${id}`, { as: admin })).body).toMatchObject({ answers });
    expect(await sent()).toMatchObject([
      { recipient: body.email, language: 'es', values: { title, wrote: said, answer: 'Está aquí.\nVen.' } },
    ]);
    const [entry] = await house.db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'answer', title, actorId: admin.id, after: { status: 'done' } });
  });

  test('is sent once, however often and however fast it is pressed', async () => {
    const id = await wrote(path, body, 'en');
    const replies = await Promise.all([1, 2, 3].map(() => answer(path, id, { text: 'Here it is.', version: 1 })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([(await sent()).length, (await house.db.select().from(supportAnswers)).length]).toEqual([1, 1]);
  });

  test('is refused to what somebody else answered or changed meanwhile', async () => {
    const id = await wrote(path, body, 'en');
    await answer(path, id, { text: 'Mine', version: 1 });
    const second = await answer(path, id, { text: 'Yours', version: 1 }, await house.signedInAs('admin'));
    expect([second.status, second.body.code]).toEqual([409, 'edit_conflict']);
    expect(await sent()).toHaveLength(1);
    expect((await answer(path, id, { text: 'And more', version: 2 })).body.answers).toHaveLength(2);
  });

  test('needs a text, the version that was seen, something to answer, and a seat', async () => {
    const id = await wrote(path, body, 'en');
    for (const wrong of [{ text: ' ', version: 1 }, { text: 'x' }, { text: 'x'.repeat(4001), version: 1 }])
      expect((await answer(path, id, wrong)).status).toBe(422);
    expect((await answer(path, 'AbCdEfGhJkLmNpQr', { text: 'x', version: 1 })).status).toBe(404);
    for (const role of ['traveller', 'moderator'] as const)
      expect((await answer(path, id, { text: 'x', version: 1 }, await house.signedInAs(role))).status).toBe(403);
    expect(await sent()).toEqual([]);
  });
});

test('who answered takes it along, and leaves it without their name', async () => {
  const id = await wrote('contact-messages', message, 'en');
  await answer('contact-messages', id, { text: 'Here.', version: 1 });
  const { body } = await house.call('GET', '/api/account/export', { as: admin });
  expect(body.answers).toEqual([{ text: 'Here.', answeredAt: '2026-08-21T18:00:00.000Z' }]);
  const second = await house.signedInAs('admin');
  // Whoever sits at the desk leaves it first.
  await house.db.update(users).set({ role: 'traveller' }).where(eq(users.id, admin.id));
  const gone = await house.call('POST', '/api/account/erasure', { as: admin, body: { password } });
  expect(gone.status).toBe(200);
  const read = await house.call('GET', `/api/contact-messages/${id}`, { as: second });
  expect(read.body.answers).toMatchObject([{ text: 'Here.', author: null }]);
});
