/** The demo catalogue sends nothing: its people are invented, and so are their mailboxes (issue 16). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { remindEmployers } from '#features/jobs/server/renewal.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { aTestHouse, usualNow } from './testing.ts';

const house = aTestHouse({ demoOf: usualNow });

test('filling a town with it writes no letter', async () => {
  expect(await house.db.select().from(mails)).toEqual([]);
  expect(await house.db.select().from(tasks)).toEqual([]);
});

test('whoever books of it, cancels or applies is the only one who hears of it, and no employer is reminded', async () => {
  const guest = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, guest.id));
  const priced = (await house.db.select().from(events)).filter(({ priceCents, startsAt }) => {
    return priceCents !== null && priceCents > 0 && startsAt !== null && startsAt > house.time.now;
  });
  for (const { id } of priced.slice(0, 3)) {
    const wish = eventWish({ userId: guest.id, eventId: id, quantity: 1 });
    const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
    await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  }
  const all = await house.db.select().from(jobs).where(eq(jobs.status, 'published'));
  const body = {
    name: 'Ana Pla',
    email: 'ana@correo.example',
    languages: ['Spanish'],
    availableFrom: '2026-09-01',
    message: 'Two summers behind a bar.',
  };
  for (const { id } of all)
    expect((await house.call('POST', `/api/jobs/${id}/applications`, { body })).status).toBe(201);
  const last = Math.max(...all.map(({ listedUntil }) => listedUntil.getTime()));
  for (let days = 0; days < 40; days += 1) await remindEmployers(house.db, new Date(last - days * dayMs));

  const written = await house.db.select().from(mails);
  expect(new Set(written.map(({ recipient }) => recipient))).toEqual(new Set(['ana@correo.example']));
  expect(new Set(written.map(({ letter }) => letter))).toEqual(new Set(['order', 'applicationReceived']));
});

test('nothing of it belongs to an account, which would be written to', async () => {
  for (const table of [events, rentals, jobs]) {
    const owned = await house.db.select({ ownerId: table.ownerId }).from(table);
    expect(owned.filter(({ ownerId }) => ownerId !== null)).toEqual([]);
  }
});
