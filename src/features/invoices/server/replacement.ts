/** A full invoice in place of a simplified one, on asking (RD 1619/2012, art. 7.2 and 7.3). */
import { lockOrder } from '#features/orders/server/doors/reading.ts';
import { findQrAddress } from '#features/verifactu/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { BillTo } from '#market/vat/bill-to.ts';
import type { OwnInvoice } from '../contract.ts';
import { leftToReplace } from '../rules.ts';
import { partyOf } from './buyer-number.ts';
import { replacementDraft } from './drafts.ts';
import { saysFormerDays } from './former-days.ts';
import { issue } from './issue.ts';
import { invoicesOf, readAbout } from './of-order.ts';
import { presentInvoices } from './present.ts';
import { requireInvoice } from './service.ts';

/**
 * Issues the full invoice of what is left of a sale, in the name of whoever sold it. Refuses 404 for somebody else's, 409
 * invalid_transition for what is no simplified one, is replaced already, went back whole, or is too old to be asked for.
 */
export async function replaceInvoice(
  db: Db,
  buyerId: string,
  id: string,
  asked: BillTo,
  at: Date,
): Promise<OwnInvoice> {
  const recipient = await partyOf(asked);
  const made = await db.transaction(async (db) => {
    const of = await requireInvoice(db, id, ({ recipientId, orderId }) => recipientId === buyerId && orderId !== null);
    const order = await lockOrder(db, of.orderId ?? '');
    const left = leftToReplace(of, await invoicesOf(db, order.id), wallClock(at).date);
    const [line] = of.lines;
    if (left <= 0 || !line)
      throw new Problem('invalid_transition', 'There is no full invoice for this one, or not any more.');
    // What was moved since is named by its present days: there is no other paper that says them.
    const about = saysFormerDays(of, order) ? await readAbout(db, order, of) : {};
    return issue(db, replacementDraft(of, { ...line, ...about }, recipient, left), at);
  });
  const [shown] = await presentInvoices(db, [made]);
  if (!shown) throw new Error('An invoice that was issued is there.');
  return {
    ...shown,
    saysFormerDays: false,
    isReplaceable: false,
    isCorrectable: true,
    isForDesk: false,
    taxCode: await findQrAddress(db, made.id),
  };
}
