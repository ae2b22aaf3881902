/** The private link of a quote: one client, one key, nothing of it in the house but its hash. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const quote = { estimated_cost: '880', planned_itinerary: 'Day 1: the beach.\nDay 2: the other beach.' };
const send = (path: string, body: object) => house.call('POST', path, { body });
const read = (token: string) => send('/api/holiday-quotes/read', { token });
const answer = (token: string, body: object) => send('/api/holiday-quotes/answer', { token, ...body });
const desk = async (id: string) => (await house.call('GET', `/api/holiday-requests/${id}`, { as: admin })).body;
const revise = (id: string, body: object) =>
  house.call('POST', `/api/holiday-requests/${id}/quote`, { as: admin, body });

/** The keys that were mailed, in order. */
async function tokens(): Promise<string[]> {
  await house.runTasks();
  return post.keys();
}
async function quoted(over: Parameters<typeof aWish>[1] = {}) {
  const { id } = await aWish(house.db, { ...over, adminNotes: 'Pays late' });
  const body = { status: 'quoted', ...quote };
  await house.call('PATCH', `/api/holiday-requests/${id}/status`, { as: admin, body });
  const [token = ''] = await tokens();
  return { id, token };
}

describe('the link', () => {
  test('is mailed in the client’s language; the house keeps its hash alone', async () => {
    const { id, token } = await quoted({ language: 'es' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const [letter] = post.mails;
    expect(letter).toMatchObject({ language: 'es', to: 'marta@correo.example' });
    expect(letter?.text).toContain(`/quote?lang=es#${token}`);
    const itinerary = quote.planned_itinerary.replaceAll(/^/gm, '> ');
    for (const said of ['Marta Ferrer', '880\u00a0€', itinerary]) expect(letter?.text).toContain(said);
    expect(JSON.stringify(await house.db.select().from(mails))).not.toContain(token);
    const [row] = await house.db.select().from(holidayRequests);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await desk(id))).not.toMatch(/hash/i);
  });

  test('shows itinerary and price, and nothing that is the desk’s or could find the client', async () => {
    const { token } = await quoted();
    const { status, body, headers } = await read(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      client_name: 'Marta Ferrer',
      duration_days: 7,
      number_of_people: 2,
      accommodation_type: 'apartment',
      estimated_cost: '880.00',
      currency: 'EUR',
      planned_itinerary: quote.planned_itinerary,
      quoted_at: '2026-08-21T18:00:00.000Z',
      status: 'quoted',
      answer: null,
    });
  });

  test.each(['x', 'y'.repeat(43), '../../etc', '\u0000', '%'])('opens nothing with the key %j', async (key) => {
    await quoted();
    const replies = [await read(key), await answer(key, { answer: 'accepted' })];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });
});

describe('the client', () => {
  test('accepts once: the holiday is confirmed, and one letter says so', async () => {
    const { id, token } = await quoted();
    for (const _ of [1, 2])
      expect((await answer(token, { answer: 'accepted' })).body).toMatchObject({
        status: 'confirmed',
        answer: 'accepted',
      });
    expect(await desk(id)).toMatchObject({
      status: 'confirmed',
      quote_answer: 'accepted',
      quote_answered_at: '2026-08-21T18:00:00.000Z',
    });
    const letters = await house.db.select().from(mails);
    expect(letters.filter(({ letter }) => letter === 'holidayConfirmed')).toHaveLength(1);
  });

  test('asks for changes with a message, which the desk sees; the quote stays open', async () => {
    const { id, token } = await quoted();
    const silent = await answer(token, { answer: 'changes', message: ' ' });
    expect([silent.status, silent.body.errors[0].path]).toEqual([422, 'message']);
    const { body } = await answer(token, { answer: 'changes', message: 'A day less, please.' });
    expect(body).toMatchObject({ status: 'quoted', answer: 'changes' });
    expect(await desk(id)).toMatchObject({
      quote_answer: 'changes',
      client_message: 'A day less, please.',
      version: 3,
    });
    expect((await answer(token, { answer: 'accepted' })).body.status).toBe('confirmed');
  });

  test('that answered meanwhile is not overwritten by the desk', async () => {
    const { id, token } = await quoted();
    await answer(token, { answer: 'changes', message: 'A day less, please.' });
    const late = await revise(id, { ...quote, version: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict']);
  });

  test('who floods the door is asked to wait', async () => {
    const { token } = await quoted();
    const calls = await Promise.all(
      Array.from({ length: 13 }, () =>
        house.call('POST', '/api/holiday-quotes/answer', {
          body: { token, answer: 'accepted' },
          address: '10.0.0.9',
        }),
      ),
    );
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('another quote', () => {
  test('has another link; the old one is dead, and the answer is open again', async () => {
    const { id, token } = await quoted();
    await answer(token, { answer: 'changes', message: 'A day less, please.' });
    house.time.now = new Date('2026-08-21T19:00:00Z');
    const reply = await revise(id, { ...quote, estimated_cost: '790', version: 3 });
    expect(reply.body).toMatchObject({
      status: 'quoted',
      estimated_cost: '790.00',
      quote_answer: null,
      client_message: 'A day less, please.',
      quoted_at: '2026-08-21T19:00:00.000Z',
      version: 4,
    });
    const next = (await tokens()).at(-1) ?? '';
    expect(post.mails.map(({ subject }) => subject)).toEqual(['Your holiday plan is ready', 'Your new holiday plan']);
    expect(next).not.toBe(token);
    expect((await read(token)).status).toBe(404);
    expect((await answer(token, { answer: 'accepted' })).status).toBe(404);
    expect((await read(next)).body).toMatchObject({ estimated_cost: '790.00', answer: null });
  });

  test('is for as many people and days as it says, where more come than had been said', async () => {
    const { id } = await quoted();
    expect((await revise(id, { ...quote, number_of_people: 14 })).body).toMatchObject({ number_of_people: 14 });
    const token = (await tokens()).at(-1) ?? '';
    expect(post.mails.at(-1)?.text).toMatch(/Days: 7\nPeople: 14\n/);
    expect((await read(token)).body).toMatchObject({ number_of_people: 14, duration_days: 7 });
    expect((await revise(id, { ...quote, number_of_people: 21 })).status).toBe(422);
    expect((await revise(id, { ...quote, duration_days: 3 })).body).toMatchObject({
      number_of_people: 14,
      duration_days: 3,
    });
  });

  test('that a client asks for waits for the desk as a wish does', async () => {
    const { id, token } = await quoted({ clientName: 'Asks' });
    await aWish(house.db, { clientName: 'Quoted', status: 'quoted', submittedAt: new Date('2026-08-01T09:00:00Z') });
    await aWish(house.db, { clientName: 'New', submittedAt: new Date('2026-08-22T09:00:00Z') });
    const listed = async () =>
      (await house.call('GET', '/api/holiday-requests', { as: admin })).body.map(
        (one: { client_name: string }) => one.client_name,
      );
    expect(await listed()).toEqual(['New', 'Asks', 'Quoted']);
    await answer(token, { answer: 'changes', message: 'A day less, please.' });
    expect(await listed()).toEqual(['Asks', 'New', 'Quoted']);
    await revise(id, quote);
    expect(await listed()).toEqual(['New', 'Asks', 'Quoted']);
  });

  test.each(['pending', 'planning', 'confirmed', 'completed'] as const)('is not sent while %s', async (status) => {
    const { id } = await aWish(house.db, { status });
    const reply = await revise(id, quote);
    expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
    expect(await tokens()).toEqual([]);
  });

  test('needs its cost and itinerary', async () => {
    const { id } = await quoted();
    expect((await revise(id, { planned_itinerary: 'x' })).status).toBe(422);
    expect((await revise(id, { ...quote, planned_itinerary: ' ' })).status).toBe(422);
  });
});
