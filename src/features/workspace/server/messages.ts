/** What an owner writes to a guest (issue 16): it goes through the house, so that nobody's mailbox is handed to an owner. */
import { and, eq } from 'drizzle-orm';
import { findAddressee, findReader } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { readBought } from '#features/orders/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { soldBy } from './sold.ts';

/** So many letters about one booking within a day: an owner has something to say, and no mailing list. */
const daily = { below: 5, seconds: 24 * 3600 };

/**
 * Writes to who booked something of the caller’s. The guest’s answer goes to the owner’s own mailbox, where they have one.
 * 404 for a booking of somebody else, 409 no_mailbox where the guest gave no e-mail, 429 for too many.
 */
export async function writeToGuest(db: Db, ownerId: string, orderId: string, message: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(soldBy(ownerId), eq(orders.id, orderId)));
    const bought = order && (await readBought(db, [order]))(order);
    if (!order || !bought) throw new Problem('not_found', 'There is no such booking.');
    const guest = await findAddressee(db, order.userId);
    if (!guest) throw new Problem('no_mailbox', 'This guest gave no e-mail.');
    const key = counterKey('letters about a booking', order.id);
    if (!(await take(db, { key, cost: 1, at, ...daily })))
      throw new Problem('too_many_requests', 'Enough was written about this booking today.', {
        retryAfter: daily.seconds,
      });
    const owner = await findReader(db, ownerId);
    const values = {
      name: guest.name,
      title: inLanguage(bought.title, guest.language),
      order: order.id,
      from: owner?.name ?? '',
      answersTo: owner?.to ?? null,
      message,
    };
    await postMail(db, { ...guest, aboutId: ownerId, letter: 'guestMessage', values }, at);
  });
}
