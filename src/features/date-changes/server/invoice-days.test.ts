/** What was booked for other days at the same price: its invoice stands, says so, and gives way to one of the new days on asking (decision 0200). */
import { expect, test } from 'vitest';
import { aDatesHouse } from './testing.ts';

const at = aDatesHouse();

test('an invoice tells its buyer that its days are former ones, and a full one in its place names those of now', async () => {
  const owner = await at.house.withMailbox(await at.house.signedInAs('business'), 'owner');
  const guest = await at.house.withMailbox(await at.house.signedInAs(), 'guest');
  const id = await at.book(await at.aFlat(owner.id), guest, { from: '2026-08-10', units: 3 });
  const papers = async () => (await at.house.call('GET', `/api/orders/${id}/invoices`, { as: guest })).body;
  expect(await papers()).toMatchObject([{ kind: 'simplified', saysFormerDays: false }]);
  const { body: change } = await at.ask(guest, id, { from: '2026-08-12', units: 3 });
  await at.answer(owner, change.id, { accepts: true });
  await at.told();
  const [sale, ...more] = await papers();
  expect([sale.saysFormerDays, sale.about.includes('10 August 2026'), more]).toEqual([true, true, []]);
  const place = { street: 'Carrer Major 3', postalCode: '03501', town: 'Benidorm', country: 'ES' };
  const asked = await at.house.call('POST', `/api/invoices/${sale.id}/replacement`, {
    as: guest,
    body: { name: 'Tramontana Viajes, S.L.', taxNumber: 'a58818501', ...place },
  });
  expect(asked.body).toMatchObject({ kind: 'replacement', saysFormerDays: false, grossCents: sale.grossCents });
  expect(asked.body.about).toContain('12 August 2026');
});
