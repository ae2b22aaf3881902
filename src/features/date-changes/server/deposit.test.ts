/** Letters about other dates say what is left with the owner on arrival: the amount of each that was booked, for as many as are wanted. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#features/orders/server/table.ts';
import { aDatesHouse } from './testing.ts';

const at = aDatesHouse();

test.each([true, false])(
  'to the owner who is asked, and to the guest where the booking has them (%s)',
  async (accepts) => {
    const owner = await at.house.withMailbox(await at.house.signedInAs('business'), 'owner');
    const guest = await at.house.withMailbox(await at.house.signedInAs(), 'guest', 'es');
    const flat = await at.aFlat(owner.id, { quantity: 2 });
    const id = await at.book(flat, guest, { from: '2026-08-10', units: 4, quantity: 2 });
    await at.house.db.update(orders).set({ depositCents: 15_000, depositWay: 'card' }).where(eq(orders.id, id));
    await at.told();
    const { body } = await at.ask(guest, id, { from: '2026-08-20', units: 3, quantity: 1 });
    expect(await at.told()).toMatchObject([{ to: 'owner', text: expect.stringContaining('Deposit: €150, blocked') }]);
    await at.answer(owner, body.id, accepts ? { accepts, back: body.back } : { accepts, note: 'No puede ser.' });
    const [letter] = await at.told();
    expect([letter?.to, /^Fianza: 150\s€, bloqueados/m.test(letter?.text ?? '')]).toEqual(['guest', accepts]);
  },
);
