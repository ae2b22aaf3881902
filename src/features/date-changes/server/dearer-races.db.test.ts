/** Dearer dates while somebody else wants something too: one wins, the other hears of it or has their money back. On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '#app/server/tasks.ts';
import { orders } from '#features/orders/server/table.ts';
import { aBookedStay, aDatesHouse, longer, type TestedStay } from './testing.ts';

const at = aDatesHouse();
let its: TestedStay;
beforeEach(async () => {
  its = await aBookedStay(at);
});

describe('while dearer dates wait for their payment', () => {
  test('a booking that ends takes them along, and who pays after that has it back', async () => {
    const change = await its.agreed();
    await its.presses(change.supplementId);
    await its.cancelsAsOwner('270.00');
    expect(await its.nights()).toEqual([]);
    await at.house.runTasks();
    expect(await at.booked(its.id, change.supplementId)).toMatchObject({ buyer: -36_000, refund: 36_000, owner: 0 });
    await tidy(at.house.db, at.house.time.now);
    const [ended] = await at.house.db.select().from(orders).where(eq(orders.id, change.supplementId));
    expect(ended).toMatchObject({ status: 'refunded' });
  });

  test('host and guest act at once: it is moved and stands, or ended and all of it is back', async () => {
    const { supplementId } = await its.agreed();
    await its.presses(supplementId);
    const [cancelled] = await Promise.all([its.cancelsAsOwner('270.00'), at.house.runTasks()]);
    await at.house.runTasks();
    if (cancelled.status === 200) {
      expect(await at.booked(its.id, supplementId)).toMatchObject({ buyer: -36_000, refund: 36_000, owner: 0 });
      expect(await its.nights()).toEqual([]);
    } else {
      expect(cancelled.body.code).toBe('refund_changed');
      expect(await its.shown()).toMatchObject({ status: 'confirmed', amount: '360.00', units: 4 });
    }
  });

  test('a guest takes them back while the payment comes: moved, or as before with the money back', async () => {
    const change = await its.agreed();
    await its.presses(change.supplementId);
    const [taken] = await Promise.all([
      at.house.call('DELETE', `/api/date-changes/${change.id}`, { as: its.guest }),
      at.house.runTasks(),
    ]);
    await at.house.runTasks();
    if (taken.status === 200) {
      await its.expectAsBefore();
      expect(await at.booked(change.supplementId)).toMatchObject({ buyer: -9000, refund: 9000, owner: 0 });
    } else expect(await its.shown()).toMatchObject({ amount: '360.00', units: 4 });
  });

  test('an owner says yes while somebody books the night: one has it', async () => {
    const { body } = await at.ask(its.guest, its.id, longer);
    const [answer, theirs] = await Promise.all([at.answer(its.owner, body.id, { accepts: true }), its.booksTheNight()]);
    if (answer.status === 200) expect(theirs).toBe('dates_unavailable');
    else {
      expect([answer.body.code, theirs]).toEqual(['dates_unavailable', expect.stringMatching(/^\w{8,}$/)]);
      expect(await at.house.db.select().from(orders).where(eq(orders.extendsOrderId, its.id))).toEqual([]);
    }
  });

  test('no other dates are asked for, and the yes is not said twice', async () => {
    const change = await its.agreed();
    expect((await at.ask(its.guest, its.id, { from: '2026-08-20', units: 2 })).body.code).toBe('conflict');
    expect((await at.answer(its.owner, change.id, { accepts: true })).body.code).toBe('invalid_transition');
    const waiting = await at.house.call('GET', '/api/workspace/date-changes', { as: its.owner });
    expect(waiting.body).toMatchObject([{ id: change.id, status: 'agreed', more: '90.00', payBy: change.payBy }]);
  });
});
