/** Whoever is locked for one thing can be named by another: a lock that kept references out once closed a ring of waiting. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { lockUser } from '#features/auth/server/service.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { lockEvent } from '#features/events/server/service.ts';
import { testServerUrl } from '#kit/server/testing.ts';
import { holdFrom, insertOrder, rowOf } from './rows.ts';

const house = aTestHouse();

// The embedded database does one transaction after the other: there nobody waits for a row.
test.runIf(testServerUrl())(
  'an order is written down while its buyer, its owner and its event are locked',
  async () => {
    const [buyer, owner] = [await house.signedInAs(), await house.signedInAs('business')];
    const event = await anEvent(house.db);
    const { now } = house.time;
    const isLocked = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const locking = house.db.transaction(async (db) => {
      for (const { id } of [buyer, owner]) await lockUser(db, id);
      await lockEvent(db, event.id);
      isLocked.resolve();
      await mayEnd.promise;
    });
    await isLocked.promise;

    const whose = { userId: buyer.id, ownerId: owner.id, kind: 'event', itemId: event.id } as const;
    const terms = {
      supply: 'entry' as const,
      commissionPercent: 7,
      refundSteps: [],
      amountCents: 2500,
      quantity: 1,
      startsAt: now,
    };
    const writing = house.db.transaction(async (db) => {
      await db.execute(sql`set local lock_timeout = '2s'`);
      return insertOrder(db, rowOf({ ...whose, ...terms, ...holdFrom(now) }, now));
    });
    const [written] = await Promise.allSettled([writing]);
    mayEnd.resolve();
    await locking;
    expect(written).toMatchObject({ status: 'fulfilled', value: whose });
  },
);
