/** News of an event: who writes them, whom they reach, and how many there may be (decision 0169). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mails, mutedTopics } from '#features/mail/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { teamMembers } from '#features/teams/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { eventNewsTask } from './letters.ts';
import { eventNews } from './table.ts';

const mailer = keepingMailer();
const house = aTestHouse({ mailer });
const { intend, pay } = buyingIn(house);
let owner: Member;
let other: Member;
let ana: Member;
let bea: Member;
let event: EventRow;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  other = await house.signedInAs('business');
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  for (const table of [eventNews, mails, mutedTopics]) await house.db.delete(table);
  [ana, bea] = [await aReader('ana'), await aReader('bea', 'es')];
  event = await anEvent(house.db, { ownerId: owner.id });
});

async function aReader(name: string, language: 'en' | 'es' = 'en'): Promise<Member> {
  const member = await house.signedInAs();
  const email = `${name}-${member.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email, language }).where(eq(users.id, member.id));
  return member;
}

async function buys(as: Member, quantity = 1): Promise<string> {
  const { body } = await intend(as, 25 * quantity, { type: 'event', itemId: event.id, quantity });
  await pay(as, body);
  mailer.mails.length = 0;
  return body.orderId;
}
async function joinsFree(as: Member): Promise<void> {
  await house.db.update(events).set({ priceCents: 0 }).where(eq(events.id, event.id));
  await house.call('POST', '/api/orders', { as, body: { eventId: event.id } });
  await house.runTasks();
  mailer.mails.length = 0;
}

const passport = {
  en: 'Bring your passport. Ask at 600 123 456.',
  es: 'Trae el pasaporte. Pregunta en el 600 123 456.',
};
let count = 0;
const write = (text: object = passport, { as = owner, key = `sent-by-me-${(count += 1)}` } = {}) =>
  house.call('POST', `/api/events/${event.id}/news`, { as, body: { text, key } });
const list = (as = owner) => house.call('GET', `/api/events/${event.id}/news`, { as });
const read = async (as: Member, query = '') => (await house.call('GET', `/api/event-news${query}`, { as })).body;
/** Who was written to since, by the beginnings of their mailboxes. */
const told = async () => {
  await house.runTasks();
  return mailer.mails
    .splice(0)
    .map((mail) => ({ to: mail.to.split('-')[0], subject: mail.subject, text: mail.text }))
    .toSorted((one, two) => (one.to ?? '').localeCompare(two.to ?? ''));
};

describe('whom they reach', () => {
  test('everybody with a ticket once, however many they have, in their language', async () => {
    await buys(ana, 2);
    await buys(ana);
    await buys(bea);
    expect((await list()).body).toEqual({ written: [], readers: 2, left: 3 });
    const { status, body } = await write();
    expect([status, body.readers, body.left]).toEqual([201, 2, 2]);
    expect(body.written).toEqual([
      { id: expect.any(String), text: passport, readers: 2, writtenAt: house.time.now.toISOString(), isRemoved: false },
    ]);
    const letters = await told();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana', 'News: Mirrorball on the roof, Fri 21 Aug'],
      ['bea', 'Aviso: Bola de espejos en la azotea, vie 21 ago'],
    ]);
    expect(letters[0]?.text).toContain(passport.en);
    expect(letters[1]?.text).toContain(passport.es);
    expect(await told()).toEqual([]);
  });

  test('nobody whose tickets went back, who only holds some, or who bought for another night', async () => {
    const id = await buys(ana);
    await buys(bea);
    await house.call('POST', `/api/orders/${id}/cancellation`, { as: ana, body: { refund: '25.00' } });
    const cleo = await aReader('cleo');
    await intend(cleo, 25, { type: 'event', itemId: event.id, quantity: 1 });
    await told();
    expect((await write()).body.readers).toBe(1);
    expect((await told()).map(({ to }) => to)).toEqual(['bea']);
    expect([await read(ana), await read(cleo)]).toEqual([[], []]);
  });

  test('who bought later reads it beside their booking, and gets no letter', async () => {
    await buys(ana);
    await write({ es: passport.es });
    await told();
    house.time.now = new Date('2026-08-01T11:00:00Z');
    await buys(bea);
    await house.runTasks();
    expect(await told()).toEqual([]);
    for (const as of [ana, bea])
      expect(await read(as)).toMatchObject([{ eventId: event.id, text: passport.es, writtenAt: expect.any(String) }]);
    expect((await read(ana))[0]).toMatchObject({ title: 'Mirrorball on the roof', foreign: { text: 'es' } });
    expect(await read(ana, `?event=${event.id}`)).toHaveLength(1);
    expect(await read(ana, '?event=another00001')).toEqual([]);
  });

  test('who paid nothing gets it without phones, mailboxes and links', async () => {
    await joinsFree(ana);
    await write({ en: 'Pay at https://evil.example or 600 123 456.' });
    const [letter] = await told();
    expect(letter?.text).toContain('Pay at ••• or •••.');
    expect(letter?.text).not.toContain('evil');
    expect(await read(ana)).toMatchObject([{ text: 'Pay at ••• or •••.' }]);
  });

  test('who wants no such letters, or has no mailbox, finds it beside their booking', async () => {
    await buys(ana);
    await buys(bea);
    const all = (await house.call('GET', '/api/letter-choices', { as: ana })).body;
    await house.call('PUT', '/api/letter-choices', { as: ana, body: { ...all, news: false } });
    await house.db
      .update(users)
      .set({ email: null })
      .where(eq(users.id, bea?.id ?? ''));
    expect((await write()).body.readers).toBe(2);
    expect(await told()).toEqual([]);
    expect([(await read(ana)).length, (await read(bea)).length]).toEqual([1, 1]);
  });

  test('many are told some at a time, each once, also where it stopped half way', async () => {
    const crowd = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => aReader(name)));
    for (const one of crowd) await buys(one);
    await write();
    const [{ id: newsId } = { id: '' }] = await house.db.select().from(eventNews);
    const task = eventNewsTask(() => house.time.now, 2);
    await task.run({ newsId }, house.db);
    expect(await house.db.$count(mails, eq(mails.letter, 'eventNews'))).toBe(2);
    await Promise.all([task.run({ newsId }, house.db), task.run({ newsId }, house.db)]);
    await task.run({ newsId }, house.db);
    expect((await told()).map(({ to }) => to)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('nothing of it is left when the night is over', async () => {
    await buys(ana);
    await write();
    house.time.now = new Date('2026-08-22T10:00:00Z');
    expect(await read(ana)).toEqual([]);
    expect(refusalOf(await write())).toEqual([410, 'event_over']);
    expect((await list()).body.written).toHaveLength(1);
  });
});

describe('who writes them', () => {
  test('the same key again writes nothing, be it at the same moment', async () => {
    await buys(ana);
    const both = await Promise.all([write(passport, { key: 'the-same-1' }), write(passport, { key: 'the-same-1' })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await write(passport, { key: 'the-same-1' })).body.written).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  test('three a day, also at once, and ten in all', async () => {
    await buys(ana);
    const all = await Promise.all([write(), write(), write(), write()]);
    expect(all.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 201, 201, 429]);
    house.time.now = new Date('2026-08-02T09:00:00Z');
    const late = await write();
    expect(refusalOf(late)).toEqual([429, 'too_many_requests']);
    expect(Number(late.headers.get('retry-after'))).toBe(3600);
    for (const day of [2, 3, 4]) {
      house.time.now = new Date(`2026-08-0${day}T10:00:00Z`);
      for (const _ of [1, 2, 3].slice(day === 4 ? 2 : 0)) expect((await write()).status).toBe(201);
    }
    house.time.now = new Date('2026-08-06T10:00:00Z');
    expect(refusalOf(await write())).toEqual([409, 'conflict']);
    expect((await list()).body).toMatchObject({ left: 0 });
  });

  test('to nobody, of a draft, and nothing at all is refused', async () => {
    expect(refusalOf(await write())).toEqual([409, 'invalid_transition']);
    await buys(ana);
    for (const text of [{}, { en: '' }, { en: '   ', es: ' ' }, { en: 'x'.repeat(1001) }])
      expect(refusalOf(await write(text))).toEqual([422, 'validation']);
    await house.db.update(events).set({ status: 'draft' }).where(eq(events.id, event.id));
    expect(refusalOf(await write())).toEqual([409, 'invalid_transition']);
    expect(await told()).toEqual([]);
  });

  test('whose event it is, an editor of their team and the desk; the log keeps who', async () => {
    await buys(ana);
    for (const as of [other, ana]) {
      const status = as === other ? 404 : 403;
      expect([(await list(as)).status, (await write(passport, { as })).status]).toEqual([status, status]);
    }
    const desk = await house.signedInAs('admin');
    expect((await write(passport, { as: desk })).status).toBe(201);
    for (const [role, status] of [
      ['editor', 201],
      ['door', 403],
      ['finance', 403],
    ] as const) {
      const worker = await house.signedInAs();
      await aTeamMember(house.db, { ownerId: owner.id, memberId: worker.id, role }, house.time.now);
      expect((await write(passport, { as: worker })).status).toBe(status);
      await house.db.delete(teamMembers);
    }
    const log = await house.db.select().from(auditEntries).where(eq(auditEntries.entity, 'event_news'));
    expect(new Set(log.map(({ action, title }) => [action, title].join(' ')))).toEqual(
      new Set(['create Mirrorball on the roof']),
    );
    expect(log.map(({ actorId }) => actorId)).toContain(desk.id);
  });

  test('called off, everybody has their money back and nobody reads them any more', async () => {
    await buys(ana);
    await write();
    await told();
    await house.call('POST', `/api/events/${event.id}/cancellation`, { as: await house.signedInAs('admin'), body: {} });
    await told();
    expect(refusalOf(await write(passport, { as: await house.signedInAs('admin') }))).toEqual([
      409,
      'invalid_transition',
    ]);
    expect(await read(ana)).toEqual([]);
    expect(await house.db.$count(orders, eq(orders.itemId, event.id))).toBe(1);
  });
});
