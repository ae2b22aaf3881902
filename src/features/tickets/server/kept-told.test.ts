/** What becomes of their night is told to whoever keeps a ticket, without a word of money (decision 0182). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { orders } from '#features/orders/server/table.ts';
import { openHouseOfFriends } from './testing-kept.ts';

const all = await openHouseOfFriends();
const { house, owner, call, give, aGivenTicket, told, keep, list, takeBack, mailer } = all;
let buyer: Member;
let ana: Member;
let bea: Member;
afterAll(() => house.close());
beforeEach(async () => {
  ({ buyer, ana, bea } = await all.anEvening());
});

describe('of their night who keeps a ticket hears', () => {
  test('what the organiser writes, once and in their language; they count among its readers', async () => {
    const { event, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    const text = { en: 'Bring your passport.', es: 'Trae el pasaporte. Pregunta en el 600 123 456.' };
    const written = await call('POST', `/api/events/${event.id}/news`, owner, { text, key: 'sent-by-me' });
    expect([written.status, written.body.readers]).toEqual([201, 2]);
    expect(await told()).toEqual([
      ['ana', `Aviso: ${event.title.es}, vie 21 ago`],
      ['marta', `News: ${event.title.en}, Fri 21 Aug`],
    ]);
    const letters = await house.db.select().from(mails).where(eq(mails.letter, 'eventNews'));
    expect(letters.map(({ values }) => values).find((values) => 'isFriend' in values)).toMatchObject({
      text: 'Trae el pasaporte. Pregunta en el •••.',
      paid: '0',
    });
    const read = async (path: string, as?: Member, body?: object) =>
      (await house.call(body ? 'POST' : 'GET', path, { ...(as && { as }), ...(body && { body }) })).body;
    const masked = [{ text: 'Bring your passport.', eventId: event.id }];
    expect((await read('/api/kept-tickets', ana))[0].news).toMatchObject(masked);
    expect((await read('/api/ticket-links/read', undefined, { token })).news).toMatchObject(masked);
    // What they did not buy stands with the ticket alone.
    expect(await read('/api/event-news', ana)).toEqual([]);
  });

  test('of a ticket that was paid for, contacts on its page; by letter only to a mailbox that is theirs', async () => {
    const { event, orderId, other, token } = await aGivenTicket(buyer);
    await house.db.update(orders).set({ amountCents: 2000 }).where(eq(orders.id, orderId));
    await keep(token, ana);
    await keep(await give(buyer, other.id, 'Bea'), bea);
    await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, ana.id));
    const text = { es: 'Pregunta en el 600 123 456.' };
    await call('POST', `/api/events/${event.id}/news`, owner, { text, key: 'sent-by-me' });
    await house.runTasks();
    const letterTo = (name: string) => mailer.mails.find(({ to }) => to.startsWith(name))?.text;
    expect(letterTo('ana')).toContain(text.es);
    expect(letterTo('bea')).toContain('Pregunta en el •••.');
    mailer.mails.length = 0;
    for (const as of [ana, bea]) expect((await list(as))[0].news).toMatchObject([{ text: text.es }]);
  });

  test('that it was moved, and that it was called off, without a word of money; a buyer once', async () => {
    const { event, other, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    // Whoever bought for the same night hears of it as a buyer.
    await call('POST', '/api/orders', bea, { eventId: event.id });
    await keep(await give(buyer, other.id, 'Bea'), bea);
    await told();
    const { title, description, category, location, address, date, duration, organizer, capacity } = event;
    const body = { title, description, category, location, address, date, duration, organizer, capacity, price: '0' };
    const moved = await call('PUT', `/api/events/${event.id}`, owner, { ...body, time: '23:45', moves: true });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await house.runTasks();
    const [toAna] = mailer.mails.filter(({ to }) => to.startsWith('ana'));
    expect((await told()).map(([to]) => to)).toEqual(['ana', 'bea', 'marta']);
    expect(toAna?.subject).toBe(`Cambio: ${event.title.es}, vie 21 ago`);
    expect(toAna?.text).toMatch(/23:45/);
    expect(toAna?.text).not.toMatch(/€|devol|reembols/i);
    expect((await list(ana))[0].moved).toBeDefined();

    await call('POST', `/api/events/${event.id}/cancellation`, owner, { version: moved.body.version });
    await house.runTasks();
    const off = mailer.mails.splice(0).filter(({ to }) => to.startsWith('ana'));
    expect(off.map(({ subject }) => subject)).toEqual([`Cancelado: ${event.title.es}, vie 21 ago`]);
    expect(off[0]?.text).not.toMatch(/€|devol|reembols/i);
    expect((await list(ana))[0]).toMatchObject({ shut: 'calledOff', code: null });
  });

  test('that its buyer gave it back, and not that they gave back another', async () => {
    const { event, orderId, ticket, other, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    const cancel = (id: string) =>
      call('POST', `/api/orders/${orderId}/cancellation`, buyer, { refund: '0', tickets: [id] });
    expect((await cancel(other.id)).status).toBe(200);
    expect((await told()).filter(([to]) => to === 'ana')).toEqual([]);
    expect((await cancel(ticket.id)).status).toBe(200);
    expect((await told()).filter(([to]) => to === 'ana')).toEqual([
      ['ana', `Ya no vale: tu entrada para ${event.title.es}, vie 21 ago`],
    ]);
    expect((await list(ana))[0]).toMatchObject({ shut: 'cancelled', code: null });
    // They were told already.
    await takeBack(buyer, ticket.id);
    expect(await told()).toEqual([]);
  });

  test('that whose event it is can’t keep that booking', async () => {
    const { event, orderId, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    const body = { refund: '0', reason: 'Too many.' };
    expect((await call('POST', `/api/workspace/bookings/${orderId}/cancellation`, owner, body)).status).toBe(200);
    expect((await told()).filter(([to]) => to === 'ana')).toEqual([
      ['ana', `Ya no vale: tu entrada para ${event.title.es}, vie 21 ago`],
    ]);
  });

  test('that it is not valid for now while a bank asks for the money, and again; or that it is no more, and nothing of a bank', async () => {
    const { event, orderId, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    const claim = async (id: string, status: 'open' | 'won' | 'lost') => {
      const money = { amountCents: 100, takenCents: 0, returnedCents: 0 };
      const dispute = { id, ...money, reason: 'fraudulent', status, answerBy: null };
      await takeClaims(house.db, orderId, { refunds: [], disputes: [dispute] }, house.time.now);
      await house.runTasks();
      return mailer.mails.splice(0).filter(({ to }) => to.startsWith('ana'));
    };
    const [held] = await claim('dp_1', 'open');
    expect(held?.subject).toBe(`Por ahora no vale: tu entrada para ${event.title.es}, vie 21 ago`);
    expect(held?.text).not.toMatch(/€|banco|devol|reembols/i);
    expect((await list(ana))[0]).toMatchObject({ shut: 'held', code: null });
    // Asked for twice it is held once.
    expect(await claim('dp_1', 'open')).toEqual([]);
    expect(await claim('dp_2', 'open')).toEqual([]);
    expect(await claim('dp_2', 'won')).toEqual([]);
    expect((await claim('dp_1', 'won')).map(({ subject }) => subject)).toEqual([
      `Vuelve a valer: tu entrada para ${event.title.es}, vie 21 ago`,
    ]);
    expect((await list(ana))[0]).toMatchObject({ shut: null, code: expect.any(String) });
    await claim('dp_3', 'open');
    expect((await claim('dp_3', 'lost')).map(({ subject }) => subject)).toEqual([
      `Ya no vale: tu entrada para ${event.title.es}, vie 21 ago`,
    ]);
    expect((await list(ana))[0]).toMatchObject({ shut: 'cancelled', code: null });
    expect(await claim('dp_3', 'lost')).toEqual([]);
  });

  test('nothing of what goes back to its buyer after the night', async () => {
    const { orderId, token } = await aGivenTicket(buyer);
    await keep(token, ana);
    house.time.now = new Date('2026-08-23T18:00:00Z');
    const desk = await house.signedInAs('admin');
    const ended = await call('POST', `/api/admin/orders/${orderId}/cancellation`, desk);
    expect([ended.status, (await list(ana))[0].shut]).toEqual([200, 'cancelled']);
    expect((await told()).map(([to]) => to)).toEqual(['marta']);
  });
});
