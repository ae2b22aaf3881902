/** When guests of an event of several nights are asked. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { inviteGuests } from './clock.ts';
import { aTicketOrder } from './factory.ts';

const house = aTestHouse();

test('the letter waits until the last of them is over, also for who was there on the first', async () => {
  const guest = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, guest.id));
  const fair = await anEvent(house.db, { date: '2026-08-21', duration: { en: '10 days', es: '10 días' } });
  await aTicketOrder(house.db, guest, fair, new Date('2026-08-21T21:00:00Z'));
  const letters = () => house.db.$count(mails, eq(mails.letter, 'reviewInvitation'));
  for (const at of ['2026-08-22T18:00:00Z', '2026-08-31T19:59:00Z']) await inviteGuests(house.db, new Date(at));
  expect(await letters()).toBe(0);
  await inviteGuests(house.db, new Date('2026-08-31T20:00:00Z'));
  expect(await letters()).toBe(1);
});
