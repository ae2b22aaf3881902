/**
 * An invoice that was issued by mistake is cancelled: nothing of what it says took place (RD 1007/2023, art. 10 and 11). What
 * did take place and goes back is corrected by another invoice (RD 1619/2012, art. 15), never cancelled.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee, lockUser } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { lockOrder } from '#features/orders/server/doors/reading.ts';
import { recordCancellation } from '#features/verifactu/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Invoice } from '../contract.ts';
import { seriesNumber } from '../rules.ts';
import { houseParty } from './parties.ts';
import { presentInvoices } from './present.ts';
import { requireInvoice } from './service.ts';
import { invoices } from './table.ts';
import type { InvoiceRow } from './table.ts';

/** Whether an order was paid in the sandbox: the room of payments needs this one, so the roof hands it in. */
export type WasTrial = (db: Db, orderId: string) => Promise<boolean>;
type Asked = { readonly id: string; readonly reason: string };
type By = { readonly actor: Pick<Actor, 'id'>; readonly at: Date };

/**
 * Cancels an invoice, with its record in the issuer's chain, who did it why in the log, and a letter. Refuses 404, and 409
 * invalid_transition where it is cancelled already, another invoice names it, or what it is of took place.
 */
export async function cancelInvoice(
  db: Db,
  { id, reason }: Asked,
  wasTrial: WasTrial,
  { actor, at }: By,
): Promise<Invoice> {
  const cancelled = await db.transaction(async (db) => {
    const row = await lockInvoice(db, id);
    if (row.cancelledAt !== null || (await isNamed(db, id)) || (await tookPlace(db, row, wasTrial))) throw stands();
    const house = await houseParty(db);
    if (!house) throw stands();
    const written = { cancelledAt: at, cancelReason: reason, cancelledBy: actor.id };
    await db.update(invoices).set(written).where(eq(invoices.id, id));
    const { issuerId, issuer, issuedOn } = row;
    const facts = { invoiceId: id, issuerId, issuer, house, seriesNumber: seriesNumber(row), issuedOn };
    await recordCancellation(db, facts, at);
    await recordChange(db, {
      action: 'status',
      entity: 'invoices',
      entityId: id,
      title: seriesNumber(row),
      actor,
      at,
      before: { cancelReason: null },
      after: { cancelReason: reason },
    });
    await tellRecipient(db, row, at);
    return { ...row, ...written };
  });
  const [shown] = await presentInvoices(db, [cancelled]);
  if (!shown) throw new Error('An invoice that was cancelled is there.');
  return shown;
}

/** Writes to whom it was issued, if they gave an e-mail. Why the desk did it stays in its log. */
async function tellRecipient(db: Db, row: InvoiceRow, at: Date): Promise<void> {
  const { kind, recipientId, orderId, issuer, issuedOn, lines } = row;
  const reader = recipientId === null ? undefined : await findAddressee(db, recipientId);
  if (!reader) return;
  const { name, taxNumber, street, postalCode, town } = issuer;
  const values = {
    name: reader.name,
    number: seriesNumber(row),
    about: lines[0]?.description ?? '',
    issuedOn,
    seller: { name, taxNumber, address: `${street}, ${postalCode} ${town}` },
    follows: orderId === null ? 'anew' : kind === 'replacement' ? 'asked' : 'nothing',
  } as const;
  await postMail(db, { ...reader, letter: 'invoiceCancelled', values }, at);
}

const stands = () =>
  new Problem('invalid_transition', 'This invoice stands: what it is of took place, or another invoice names it.');

/** Locked by what it is of, as whoever issues locks it; an invoice itself is only read. */
async function lockInvoice(db: Db, id: string): Promise<InvoiceRow> {
  const { orderId, recipientId } = await requireInvoice(db, id);
  if (orderId !== null) await lockOrder(db, orderId);
  else if (recipientId !== null) await lockUser(db, recipientId);
  return requireInvoice(db, id);
}

/** Whether one that stands corrects or replaces it: that one has to go first. */
async function isNamed(db: Db, id: string): Promise<boolean> {
  return (await db.$count(invoices, and(eq(invoices.ofId, id), isNull(invoices.cancelledAt)))) > 0;
}

/**
 * Whether what it says took place: what was sold and what was given back is booked, unless it was a trial, in which no money
 * moves. A full one in place of a simplified one may name whom nothing was sold to; and what was earned of an owner is what
 * the ledger says, which is invoiced anew.
 */
const tookPlace = async (db: Db, { kind, orderId }: InvoiceRow, wasTrial: WasTrial): Promise<boolean> =>
  orderId !== null && kind !== 'replacement' && !(await wasTrial(db, orderId));
