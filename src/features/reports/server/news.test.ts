/** News to guests is reported by whoever has or had a ticket, and the desk takes it down before more people read it. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import type { Member } from '#app/server/testing.ts';
import { eventNews } from '#features/event-news/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { aReportHouse } from './testing.ts';

const at = aReportHouse();
const { house, report, decide, queue } = at;
let owner: Member;
let ana: Member;
let event: EventRow;
let news: string;
let tickets: { id: string }[];

const text = { en: 'Pay 20 more at the door of the bar.', es: 'Paga 20 más en el bar.' };
const of = () => ({ kind: 'news', subject: news, reason: 'fraud', details: 'We have paid already.' });
const read = async (as: Member) => (await house.call('GET', '/api/event-news', { as })).body;
const written = async () => (await house.call('GET', `/api/events/${event.id}/news`, { as: owner })).body.written;

beforeEach(async () => {
  await house.db.delete(eventNews);
  await house.db.delete(tasks);
  owner = await at.fresh();
  ana = await house.signedInAs();
  event = await anEvent(house.db, { ownerId: owner.id, priceCents: 0 });
  const joined = await house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id, quantity: 2 } });
  ({ tickets } = joined.body);
  const body = { text, key: 'sent-by-me' };
  const reply = await house.call('POST', `/api/events/${event.id}/news`, { as: owner, body });
  news = reply.body.written[0].id;
});

test('whoever has a ticket reports it, with what it said; to everybody else there is no such thing', async () => {
  expect(refusalOf(await report(of(), await house.signedInAs(), {}))).toEqual([404, 'not_found']);
  expect(refusalOf(await report(of()))).toEqual([404, 'not_found']);
  expect((await report(of(), ana, {})).status).toBe(201);
  expect(await queue()).toMatchObject([
    {
      kind: 'news',
      type: 'events',
      listing: event.id,
      title: 'Mirrorball on the roof',
      reason: 'fraud',
      said: `${text.en}\n${text.es}`,
      times: 1,
    },
  ]);
  expect((await queue(at.moderator, '?kind=news')).length).toBe(1);
  expect((await queue(at.moderator, '?kind=events')).length).toBe(0);
});

test('a friend does by the key of their link, and who gave their ticket back still may', async () => {
  const link = await house.call('POST', `/api/tickets/${tickets[0]?.id}/link`, { as: ana, body: { name: 'Bea' } });
  const token = link.body.path.split('token=')[1];
  const unnamed = await report({ ...of(), token }, undefined, {});
  expect([unnamed.status, unnamed.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['name', 'email'],
  ]);
  expect(refusalOf(await report({ ...of(), token: 'another' }))).toEqual([404, 'not_found']);
  expect((await report({ ...of(), token })).status).toBe(201);
  const order = (await house.call('GET', `/api/users/${ana.id}/orders`, { as: ana })).body[0].id;
  await house.call('POST', `/api/orders/${order}/cancellation`, { as: ana, body: { refund: '0' } });
  expect((await report(of(), ana, {})).status).toBe(201);
  expect(await queue()).toMatchObject([{ times: 2 }, { times: 2 }]);
});

test('taken down nobody reads it, whoever was not told is not, and its organiser reads why and objects', async () => {
  await report(of(), ana, {});
  const [waiting] = await queue();
  expect((await decide(waiting.id, { decision: 'removed', ground: 'hate', version: 1 })).status).toBe(422);
  const reply = await decide(waiting.id, { decision: 'removed', ground: 'fraud', version: 1 });
  expect([reply.status, reply.body.isRemoved]).toEqual([200, true]);
  expect(await read(ana)).toMatchObject([{ id: news, text: '', isRemoved: true }]);
  expect(await written()).toMatchObject([{ id: news, text, isRemoved: true }]);
  expect(refusalOf(await report(of(), ana, {}))).toEqual([404, 'not_found']);
  await house.runTasks();
  const letters = await at.letters();
  expect(letters.filter(({ letter }) => letter === 'eventNews')).toEqual([]);
  expect(letters.find(({ letter }) => letter === 'newsRemoved')).toMatchObject({
    recipient: 'marea@correo.example',
    values: { ground: 'fraud', statement: 'We went there.', words: `${text.en}\n${text.es}` },
  });

  const [{ id }] = (await at.own(owner)).takenDown;
  expect((await at.own(owner)).takenDown).toMatchObject([{ kind: 'news', status: 'removed' }]);
  const objection = { objection: 'It is the deposit for the cups.' };
  expect((await house.call('POST', `/api/reports/${id}/objection`, { as: owner, body: objection })).status).toBe(201);
  const answer = { decision: 'restored', answer: 'So it is.', version: 3 };
  const back = await house.call('POST', `/api/admin/reports/${id}/objection`, { as: at.admin, body: answer });
  expect([back.status, back.body.isRemoved]).toEqual([200, false]);
  expect(await read(ana)).toMatchObject([{ text: text.en, isRemoved: false }]);
  // Whoever was not told when it came down is now.
  expect(await house.db.$count(tasks, eq(tasks.name, 'event-news'))).toBe(1);
});

test('the year’s figures count it for itself', async () => {
  await report(of(), ana, {});
  const { kinds } = (await house.call('GET', '/api/admin/report-figures', { as: at.admin })).body;
  expect(kinds).toMatchObject([{ kind: 'news', reports: 1, open: 1 }]);
});
