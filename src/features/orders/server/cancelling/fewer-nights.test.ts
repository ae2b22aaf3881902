/** An event of several nights that loses one while tickets are sold (decision 0144). */
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { holdEvent } from '../factory.ts';

const house = aTestHouse();

test('its owner takes no night away silently: buyers are written to, and may return their tickets', async () => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  const [owner, ana] = [await house.signedInAs('business'), await house.signedInAs()];
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, ana.id));
  const duration = { en: '2 days', es: '2 días' };
  const event = await anEvent(house.db, { date: '2026-09-10', ownerId: owner.id, cancellation: 'final', duration });
  const change = (over: object) => {
    const { title, description, category, location, address, date, time, organizer, capacity } = event;
    const same = { title, description, category, location, address, date, time, organizer, capacity };
    const body = { ...same, duration, price: '25', cancellation: 'final', ...over };
    return house.call('PUT', `/api/events/${event.id}`, { as: owner, body });
  };
  const { id } = await holdEvent(house.db, { userId: ana.id, eventId: event.id, quantity: 2 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  const order = async (path = '') => (await house.call('GET', `/api/orders/${id}${path}`, { as: ana })).body;
  const letters = () =>
    house.db
      .select({ values: mails.values })
      .from(mails)
      .where(and(eq(mails.userId, ana.id), eq(mails.letter, 'moved')));
  expect(await order()).toMatchObject({ date: '2026-09-10', lastDay: '2026-09-11' });
  expect((await change({ duration: { en: '3 days', es: '3 días' } })).status).toBe(200);
  expect(await letters()).toEqual([]);

  const shorter = { duration: { en: '6 hours', es: '6 horas' } };
  expect((await change(shorter)).body.code).toBe('tickets_sold');
  expect((await change({ ...shorter, moves: true })).status).toBe(200);
  const told = await letters();
  expect(told).toMatchObject([
    { values: { from: { date: '2026-09-10', lastDay: '2026-09-12' }, to: { date: '2026-09-10' } } },
  ]);
  expect(told[0]).not.toHaveProperty('values.to.lastDay');
  expect((await order()).moved.lastDay).toBe('2026-09-12');
  expect(await order('/cancellation')).toMatchObject({ refund: '50.00', isMoved: true });
});
