/** Dearer dates at both providers: two payments of one stay, each with its owner's part (decision 0197). */
import { expect, onTestFinished, test } from 'vitest';
import { openAtProvider } from '#app/server/testing-providers.ts';
import { aRental } from '#features/rentals/server/factory.ts';

test.each(['sandbox', 'stripe'] as const)(
  'a supplement is split like its booking, and both payments go back: %s',
  async (name) => {
    const at = await openAtProvider(name);
    onTestFinished(at.close);
    const { house } = at;
    house.time.now = new Date('2026-06-26T17:00:00Z');
    const { owner, account } = await at.anOwner();
    const guest = await house.signedInAs();
    const flat = await aRental(house.db, { ownerId: owner.id, cancellation: 'moderate' });
    const wanted = { from: '2026-08-10', units: 3, quantity: 1 };
    const booking = await at.buy(guest, 270, { type: 'rental', itemId: flat.id, ...wanted });
    expect(await at.balance(account)).toBe(23_760);

    const longer = { from: '2026-08-10', units: 4, quantity: 1 };
    const { body: look } = await house.call(
      'GET',
      `/api/orders/${booking.orderId}/other-dates?from=2026-08-10&units=4&quantity=1`,
      { as: guest },
    );
    const { startsAt, endsAt } = look.wanted;
    const { amount, back, more, refundSteps } = look;
    const shown = { startsAt, endsAt, amount, back, more, refundSteps };
    const asked = await house.call('POST', `/api/orders/${booking.orderId}/date-changes`, {
      as: guest,
      body: { ...longer, shown },
    });
    const agreed = await house.call('POST', `/api/date-changes/${asked.body.id}/answer`, {
      as: owner,
      body: { accepts: true, back: '0' },
    });
    const supplement = await at.buy(guest, 90, { type: 'supplement', itemId: agreed.body.supplementId });
    expect(supplement).toMatchObject({ orderId: agreed.body.supplementId });
    expect(supplement.paymentId).not.toBe(booking.paymentId);
    expect(await at.balance(account)).toBe(31_680);
    const order = () => house.call('GET', `/api/orders/${booking.orderId}`, { as: guest });
    expect((await order()).body).toMatchObject({ units: 4, amount: '360.00', refunded: '0' });

    const cancelled = await house.call('POST', `/api/orders/${booking.orderId}/cancellation`, {
      as: guest,
      body: { refund: '360.00' },
    });
    expect(cancelled.status).toBe(200);
    await house.runTasks();
    expect((await order()).body).toMatchObject({ amount: '360.00', refunded: '360.00' });
    expect(await at.balance(account)).toBe(0);
  },
);
