/** Whoever reported somebody who erased their account is told: the report goes with what it was about (decision 0170). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { reports } from '#features/reports/server/table.ts';
import { newId } from '#kit/server/ids.ts';

const house = aTestHouse();

test('a report that waits is answered when its author leaves; one that was decided is not again', async () => {
  const [guest, owner, admin] = [
    await house.signedInAs(),
    await house.signedInAs('business'),
    await house.signedInAs('admin'),
  ];
  await house.db.update(users).set({ email: 'marea@correo.example' }).where(eq(users.id, owner.id));
  const rental = await aRental(house.db, { ownerId: owner.id, title: { en: 'Roof flat', es: 'Ático' } });
  const about = { type: 'rentals', listing: rental.id };
  const write = (text: string) =>
    house.call('POST', '/api/conversations', { as: guest, body: { about, text, key: newId() } });
  await write('I will come tonight.');
  const { messages: lines } = (await write('You know what I mean.')).body;
  for (const line of lines)
    await house.call('POST', `/api/workspace/messages/${line.id}/reports`, { as: owner, body: { reason: 'insult' } });
  const [first] = (await house.call('GET', '/api/admin/reports', { as: admin })).body;
  const kept = { decision: 'kept', statement: 'No threat.', version: first.version };
  await house.call('POST', `/api/admin/reports/${first.id}/decision`, { as: admin, body: kept });
  await house.db.delete(mails);

  expect((await house.call('POST', '/api/account/erasure', { as: guest, body: { password } })).status).toBe(200);
  expect(await house.db.select().from(reports)).toEqual([]);
  const told = (await house.db.select().from(mails)).filter(({ letter }) => letter === 'messageReportDecided');
  expect(told).toMatchObject([
    { recipient: 'marea@correo.example', values: { title: 'Roof flat', isRemoved: true, statement: null } },
  ]);
});
