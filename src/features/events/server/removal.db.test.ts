/** Whoever deletes an event and whoever takes a place of it may come at the same moment, on both engines. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from './factory.ts';

const house = aTestHouse();

test('either there is no place, or no deletion', async () => {
  const admin = await house.signedInAs('admin');
  for (let i = 0; i < 10; i += 1) {
    const { id } = await anEvent(house.db);
    const traveller = await house.signedInAs();
    const [order, deletion] = await Promise.all([
      house.call('POST', '/api/orders', { as: traveller, body: { eventId: id, quantity: 2 } }),
      house.call('DELETE', `/api/events/${id}`, { as: admin }),
    ]);
    expect([
      [201, 409],
      [404, 200],
      [422, 200],
    ]).toContainEqual([order.status, deletion.status]);
  }
});
