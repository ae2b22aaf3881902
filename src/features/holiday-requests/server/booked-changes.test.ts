/** Changes of a holiday that is booked: asked for on its private page, answered by another quote. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { aWish } from './factory.ts';
import { holidayRequests } from './table.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [holidayRequests, mails]) await house.db.delete(table);
  post.mails.length = 0;
});

const quote = { estimated_cost: '880', planned_itinerary: 'Día 1: la playa.\nDía 2: el barco.' };
const message = 'Sin barco, por favor.';
const asked = { answer: 'changes', message };
const send = (path: string, body: object) => house.call('POST', path, { body });
const answer = (token: string, body: object) => send('/api/holiday-quotes/answer', { token, ...body });
const read = async (token: string) => (await send('/api/holiday-quotes/read', { token })).body;
const desk = async (id: string) => (await house.call('GET', `/api/holiday-requests/${id}`, { as: admin })).body;
const step = (id: string, body: object) =>
  house.call('PATCH', `/api/holiday-requests/${id}/status`, { as: admin, body });
const revise = (id: string, body: object) =>
  house.call('POST', `/api/holiday-requests/${id}/quote`, { as: admin, body });
const listed = async () =>
  (await house.call('GET', '/api/holiday-requests', { as: admin })).body.map((one: { id: string }) => one.id);

/** What was mailed, in order. */
async function letters() {
  await house.runTasks();
  return post.mails;
}
const lastKey = async () => {
  await house.runTasks();
  return post.keys().at(-1) ?? '';
};
async function booked() {
  const { id } = await aWish(house.db, { language: 'es' });
  await step(id, { status: 'quoted', ...quote });
  const token = await lastKey();
  await answer(token, { answer: 'accepted' });
  return { id, token };
}

test('what was agreed on stands in the letter of the booking, with the way to change it', async () => {
  await booked();
  const letter = (await letters()).at(-1);
  expect(letter).toMatchObject({ subject: 'Tus vacaciones están confirmadas', language: 'es' });
  const agreed = ['Días: 7', 'Personas: 2', '880\u00a0€', '> Día 1: la playa.\n> Día 2: el barco.', 'qué cambiarías'];
  for (const said of agreed) expect(letter?.text).toContain(said);
});

test('a booking without a quote has its letter, which names no page that is not there', async () => {
  const { id } = await aWish(house.db, { status: 'planning' });
  await step(id, { status: 'confirmed', planned_itinerary: 'Day 1: the beach.' });
  const text = (await letters()).at(-1)?.text ?? '';
  expect(text).toContain('> Day 1: the beach.');
  expect(text).not.toContain('Open the plan again');
});

test('changes wait for the desk before all else, while the booking stays', async () => {
  const { id: early } = await aWish(house.db, {
    status: 'confirmed',
    submittedAt: new Date('2026-08-01T09:00:00Z'),
  });
  const { id, token } = await booked();
  expect(await listed()).toEqual([id, early]);
  const { id: fresh } = await aWish(house.db, { submittedAt: new Date('2026-08-22T09:00:00Z') });
  expect(await listed()).toEqual([fresh, id, early]);
  expect((await answer(token, asked)).body).toMatchObject({ status: 'confirmed', answer: 'changes' });
  expect(await listed()).toEqual([id, fresh, early]);
  expect(await desk(id)).toMatchObject({ status: 'confirmed', quote_answer: 'changes', client_message: message });
});

test('another quote takes the place of what is booked once it is accepted, and a letter says so', async () => {
  const { id, token } = await booked();
  expect((await revise(id, quote)).body.code).toBe('invalid_transition');
  await answer(token, asked);
  const next = { estimated_cost: '790', planned_itinerary: 'Día 1: la playa.', duration_days: 6 };
  expect((await revise(id, next)).body).toMatchObject({
    status: 'quoted',
    quote_answer: null,
    estimated_cost: '790.00',
  });
  const key = await lastKey();
  const told = (await letters()).at(-1);
  expect(told?.subject).toBe('El cambio en tu plan de vacaciones');
  expect(told?.text).toContain('hasta entonces vale lo que aceptaste');
  expect((await read(token)).code).toBe('not_found');
  expect(await read(key)).toMatchObject({ status: 'quoted', answer: null, duration_days: 6 });
  await answer(key, { answer: 'accepted' });
  const agreed = (await letters()).at(-1)?.text ?? '';
  for (const said of ['790\u00a0€', 'Días: 6', '> Día 1: la playa.']) expect(agreed).toContain(said);
  expect(agreed).not.toContain('barco');
});

test('who leaves it as it was accepted waits for nothing any more, and has no second letter', async () => {
  const { id, token } = await booked();
  await answer(token, asked);
  const before = (await letters()).length;
  expect((await answer(token, { answer: 'accepted' })).body).toMatchObject({ status: 'confirmed', answer: 'accepted' });
  expect(await letters()).toHaveLength(before);
  expect((await revise(id, quote)).body.code).toBe('invalid_transition');
});

test('what the desk confirms after changes were asked for waits for nothing any more', async () => {
  const { id } = await aWish(house.db);
  await step(id, { status: 'quoted', ...quote });
  await answer(await lastKey(), asked);
  await step(id, { status: 'confirmed' });
  expect(await desk(id)).toMatchObject({ status: 'confirmed', quote_answer: null, client_message: message });
});

test('nothing is changed of a holiday that is over', async () => {
  const { id, token } = await booked();
  await step(id, { status: 'completed' });
  const late = await answer(token, asked);
  expect([late.status, late.body.code]).toEqual([409, 'invalid_transition']);
  expect((await desk(id)).client_message).toBeNull();
});
