/** An employer and an applicant write to each other in the house, about the application (decision 0205). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { dropOldApplications } from '#features/applications/server/service.ts';
import { jobApplications } from '#features/applications/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { reports } from '#features/reports/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { newId } from '#kit/server/ids.ts';
import { counters } from '#kit/server/limits/table.ts';
import { postMessageLetters } from './letters.ts';
import { answerTimes, conversations, messages } from './table.ts';

const house = aTestHouse();
let applicant: Member;
let employer: Member;
let job: { id: string };
let application: string;

beforeAll(async () => {
  [applicant, employer] = [await house.signedInAs(), await house.signedInAs('business')];
  const named = (id: string, fullName: string, email: string) =>
    house.db.update(users).set({ fullName, email }).where(eq(users.id, id));
  await named(applicant.id, 'Marta F', 'marta@correo.example');
  await named(employer.id, 'Iratxe Goñi', 'iratxe@correo.example');
  job = await aJob(house.db, { ownerId: employer.id, title: { en: 'Waiter', es: 'Camarero' }, employer: 'Bar Alba' });
});
beforeEach(async () => {
  for (const table of [reports, messages, conversations, answerTimes, mails, jobApplications, counters])
    await house.db.delete(table);
  application = await applies();
});

const applies = async (over: Partial<typeof jobApplications.$inferInsert> = {}): Promise<string> =>
  (await anApplication(house.db, { jobId: job.id, userId: applicant.id, submittedAt: house.time.now, ...over })).id;
const is = (status: (typeof jobApplications.$inferSelect)['status']) =>
  house.db.update(jobApplications).set({ status }).where(eq(jobApplications.id, application));
const written = (text: string) => ({ text, key: newId() });
const write = (text: string, as = employer, id = application) =>
  house.call('POST', `/api/workspace/applications/${id}/messages`, { as, body: written(text) });
const find = async (as = employer, id = application) =>
  house.call('GET', `/api/workspace/applications/${id}/conversation`, { as });
const begin = (text: string, as = applicant, id = application) =>
  house.call('POST', '/api/conversations', { as, body: { about: { application: id }, ...written(text) } });
const answer = (id: string, text: string) =>
  house.call('POST', `/api/conversations/${id}/messages`, { as: applicant, body: written(text) });
const own = async (as = applicant) => (await house.call('GET', '/api/conversations', { as })).body;
const texts = (thread: { messages: { text: string | null }[] }) => thread.messages.map(({ text }) => text);
const refusal = async (reply: ReturnType<typeof write>) => {
  const { status, body } = await reply;
  return [status, body.code];
};

describe('an employer', () => {
  test('writes to who applied, who reads and answers it among all their conversations; nothing is hidden', async () => {
    const ring = 'Come on Tuesday, or ring 612 408 337. The map: https://bar.example/map';
    expect((await find()).body).toEqual({ open: null, begins: 'here' });
    const begun = await write(ring);
    const about = { type: 'jobs', listing: job.id, title: 'Waiter, Bar Alba', application, order: null };
    expect([begun.status, texts(begun.body)]).toEqual([201, [ring]]);
    expect(begun.body).toMatchObject({ ...about, other: 'Marta Ferrer', isMasked: false, facts: null });
    const { id } = begun.body;
    expect((await find()).body.open).toBe(id);
    expect(await own()).toMatchObject([{ ...about, id, other: 'Iratxe Goñi', last: ring, unread: 1 }]);
    house.later(1);
    expect(texts((await answer(id, 'At eight? I am at marta@correo.example')).body)[1]).toContain('marta@');
    const inbox = await house.call('GET', '/api/workspace/conversations', { as: employer });
    expect(inbox.body).toMatchObject([{ ...about, id, unread: 1 }]);
    const unread = await house.call('GET', '/api/workspace/unread-messages', { as: employer });
    expect(unread.body).toEqual({ conversations: 1, applications: [about.application] });
    house.later(1);
    expect((await write('At eight.')).body.id).toBe(id);
    expect(await own()).toHaveLength(1);
  });

  test('answers for own jobs alone, or by an editor of the team', async () => {
    const [rival, editor, door] = [
      await house.signedInAs('business'),
      await house.signedInAs(),
      await house.signedInAs(),
    ];
    await aTeamMember(house.db, { ownerId: employer.id, memberId: editor.id, role: 'editor' });
    await aTeamMember(house.db, { ownerId: employer.id, memberId: door.id, role: 'door' });
    expect([(await find(rival)).status, (await write('Hello', rival)).status]).toEqual([404, 404]);
    expect([(await find(door)).status, (await write('Hello', door)).status]).toEqual([403, 403]);
    expect((await write('Hello', editor)).status).toBe(201);
    expect(await house.db.select().from(messages)).toMatchObject([{ authorId: editor.id, side: 'owner' }]);
  });

  test('hears who can be written to by mail alone, and who took it back; what was begun goes on', async () => {
    const guest = await applies({ userId: null, email: 'guest@correo.example' });
    expect((await find(employer, guest)).body).toEqual({ open: null, begins: 'mail' });
    expect(await refusal(write('Hello', employer, guest))).toEqual([404, 'not_found']);
    await is('withdrawn');
    expect((await find()).body).toEqual({ open: null, begins: 'none' });
    expect(await refusal(write('Hello'))).toEqual([404, 'not_found']);
    await is('received');
    const { id } = (await write('Hello')).body;
    for (const status of ['withdrawn', 'closed', 'declined'] as const) {
      await is(status);
      expect([(await write('Next year?')).status, (await answer(id, 'Yes')).status]).toEqual([201, 201]);
    }
  });

  test('writes to a suspended account no more', async () => {
    await house.db
      .update(users)
      .set({ suspendedAt: house.time.now, suspensionReason: 'Spam' })
      .where(eq(users.id, applicant.id));
    expect((await find()).body.begins).toBe('mail');
    expect((await write('Hello')).status).toBe(404);
    await house.db.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, applicant.id));
  });

  test('begins as many as have applied: the count of conversations begun in a day is for strangers', async () => {
    for (let count = 0; count < 17; count += 1) {
      const { id } = await house.signedInAs();
      const one = await applies({ userId: id, email: `${id}@correo.example` });
      expect((await write('Hello', employer, one)).status).toBe(201);
    }
  });

  test('who has ended a conversation is not applied to, on whichever side of it they were', async () => {
    const other = await house.signedInAs('business');
    const rental = await aRental(house.db, { ownerId: other.id });
    const about = { type: 'rentals', listing: rental.id };
    const asked = await house.call('POST', '/api/conversations', {
      as: employer,
      body: { about, ...written('Is it free?') },
    });
    await house.call('POST', `/api/conversations/${asked.body.id}/block`, { as: employer, body: { isBlocked: true } });
    const body = {
      name: 'N',
      email: 'n@correo.example',
      languages: ['Spanish'],
      availableFrom: '2030-05-01',
      message: 'Me',
      nickname: '',
    };
    const hanging = await aJob(house.db, { ownerId: employer.id, listedUntil: new Date('2026-09-01T00:00:00Z') });
    const apply = (as: Member) => house.call('POST', `/api/jobs/${hanging.id}/applications`, { as, body });
    expect(await refusal(apply(other))).toEqual([403, 'conversation_closed']);
    expect((await apply(applicant)).status).toBe(201);
  });
});

describe('an applicant', () => {
  test('writes first once the employer has chosen them, and not before', async () => {
    for (const status of ['received', 'declined', 'withdrawn', 'closed'] as const) {
      await is(status);
      expect(await refusal(begin('Hello?'))).toEqual([404, 'not_found']);
    }
    await is('shortlisted');
    const found = await house.call('POST', '/api/conversations/find', {
      as: applicant,
      body: { about: { application } },
    });
    expect(found.body).toEqual({ title: 'Waiter, Bar Alba', other: 'Iratxe Goñi', open: null, isMasked: false });
    const begun = await begin('When do I begin?');
    expect([begun.status, (await find()).body.open]).toEqual([201, begun.body.id]);
  });

  test('writes about an own application for a job of somebody alone', async () => {
    await is('accepted');
    expect(await refusal(begin('Hello', await house.signedInAs()))).toEqual([404, 'not_found']);
    const { id: jobId } = await aJob(house.db);
    const nobodys = await applies({ jobId, status: 'accepted' });
    expect(await refusal(begin('Hello', applicant, nobodys))).toEqual([404, 'not_found']);
  });

  test('ends it, and is left alone', async () => {
    const { id } = (await write('Hello')).body;
    await house.call('POST', `/api/conversations/${id}/block`, { as: applicant, body: { isBlocked: true } });
    expect(await refusal(write('Hello?'))).toEqual([403, 'conversation_closed']);
  });

  test('is no guest: how fast an owner answers is not counted of them', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { id: jobId } = await aJob(house.db, { ownerId: employer.id });
      const one = await applies({ jobId, status: 'accepted' });
      expect([(await begin('Hello', applicant, one)).status, (await write('Hello', employer, one)).status]).toEqual([
        201, 201,
      ]);
    }
    expect(await house.db.$count(answerTimes)).toBe(0);
  });
});

describe('what is written', () => {
  test('goes out in a letter, of a link only to a mailbox that is proven', async () => {
    const letters = async () => {
      house.later(6);
      await postMessageLetters(house.db, house.time.now, { takesAnswers: true });
      return (await house.db.select().from(mails)).map(({ values }) => values);
    };
    const proves = (emailProvenAt: Date | null) =>
      house.db.update(users).set({ emailProvenAt }).where(eq(users.id, applicant.id));
    const link = 'Sign here: https://evil.example/login';
    await proves(house.time.now);
    const { id } = (await write(link)).body;
    expect(await letters()).toMatchObject([{ title: 'Waiter, Bar Alba', from: 'Iratxe Goñi', texts: [link] }]);
    await house.db.delete(mails);
    await proves(null);
    await write(link);
    await write('Come on Tuesday.');
    const path = `/messages#open=${id}`;
    expect(await letters()).toMatchObject([{ texts: ['Come on Tuesday.'], path }]);
    await house.db.delete(mails);
    await answer(id, 'Yes.');
    expect(await letters()).toMatchObject([{ from: 'Marta Ferrer', path: `/dashboard?tab=messages&open=${id}` }]);
  });

  test('is kept as long as the application', async () => {
    await write('Hello');
    house.time.now = new Date(house.time.now.getTime() + 181 * dayMs);
    await dropOldApplications(house.db, house.time.now);
    expect([await house.db.$count(conversations), await house.db.$count(messages)]).toEqual([0, 0]);
  });

  test('is taken along, and goes with the account; who reported it is told', async () => {
    const leaver = await house.signedInAs();
    const one = await applies({ userId: leaver.id, email: 'leaver@correo.example', status: 'accepted' });
    const { body } = await begin('You are a thief.', leaver, one);
    const [{ id: message }] = body.messages;
    const report = { reason: 'insult', details: '' };
    await house.call('POST', `/api/workspace/messages/${message}/reports`, { as: employer, body: report });
    const copy = await house.call('GET', '/api/account/export', { as: leaver });
    expect(copy.body.conversations).toMatchObject([{ title: 'Waiter, Bar Alba', side: 'guest' }]);
    const gone = await house.call('POST', '/api/account/erasure', { as: leaver, body: { password } });
    expect([gone.status, await house.db.$count(conversations)]).toEqual([200, 0]);
    const told = await house.db.select().from(mails).where(eq(mails.letter, 'messageReportDecided'));
    expect(told).toMatchObject([{ recipient: 'iratxe@correo.example', values: { statement: null } }]);
  });
});
