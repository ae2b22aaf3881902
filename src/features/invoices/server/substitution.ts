/** A full invoice that names its buyer wrongly is put right by one in its place (RD 1619/2012, art. 15.1 and 15.5). */
import { recordChange } from '#features/audit/server/service.ts';
import { lockOrder } from '#features/orders/server/doors/reading.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { BillTo } from '#market/vat/bill-to.ts';
import type { Party } from '#market/vat/party.ts';
import { reverseCharge } from '#market/vat/vat.ts';
import type { Invoice } from '../contract.ts';
import { asParty, seriesNumber } from '../rules.ts';
import { partyOf } from './buyer-number.ts';
import { substituteDraft } from './drafts.ts';
import { issue } from './issue.ts';
import { correctedOften, leftOf } from './left.ts';
import { presentInvoices } from './present.ts';
import { requireInvoice } from './service.ts';
import type { InvoiceRow } from './table.ts';

/** Who asks: whose they may be, and of which they may have as many as it needs; or the desk, which may of all and is logged. */
type Asker =
  | { readonly isTheirs: (row: InvoiceRow) => boolean; readonly isUnlimited?: (row: InvoiceRow) => boolean }
  | { readonly desk: Pick<Actor, 'id'> };

/**
 * Issues what takes the place of an invoice of theirs, in the name of whoever sold. Refuses 404 for others', 422 a number that
 * can't be, and 409 invalid_transition for what names nobody or is of no sale, has another one in its place already or said
 * the same before, went back whole, or is too old; 409 too_many_corrections to its buyer after two of a sale.
 */
export async function substituteInvoice(db: Db, id: string, asker: Asker, asked: BillTo, at: Date): Promise<Invoice> {
  const recipient = await partyOf(asked);
  const made = await db.transaction(async (db) => {
    const { orderId } = await requireInvoice(db, id, 'desk' in asker ? undefined : asker.isTheirs);
    if (orderId !== null) await lockOrder(db, orderId);
    const of = await requireInvoice(db, id);
    const left = (await leftOf(db, [of], wallClock(at).date)).get(id);
    const [line] = of.lines;
    if (!left || !line || isSame(of.recipient, recipient))
      throw new Problem('invalid_transition', 'There is nothing to put right on this one, or not any more.');
    const isUnlimited = 'desk' in asker || asker.isUnlimited?.(of) === true;
    if (!isUnlimited && (await correctedOften(db, [of])).has(orderId))
      throw new Problem('too_many_corrections', 'It was corrected twice already. The desk corrects it from here on.');
    refuseOtherTax(of, recipient);
    const made = await issue(db, substituteDraft({ ...of, ...left }, line, recipient), at);
    if ('desk' in asker) await note(db, of, made, { actor: asker.desk, at });
    return made;
  });
  const [shown] = await presentInvoices(db, [made]);
  if (!shown) throw new Error('An invoice that was issued is there.');
  return shown;
}

const isSame = (one: Party | null, other: Party): boolean =>
  one !== null && JSON.stringify(asParty(one)) === JSON.stringify(asParty(other));

/** Whose tax it is hangs on the number that was looked up in VIES: another one is another sale (Ley 37/1992, art. 69). */
function refuseOtherTax({ lines, recipient }: InvoiceRow, { taxNumber, country }: Party): void {
  const isOwedThere = lines.some(({ exemptBy }) => exemptBy === reverseCharge);
  if (isOwedThere && (recipient?.taxNumber !== taxNumber || recipient.country !== country))
    throw invalidField(
      'taxNumber',
      'Is not the number that this invoice is without tax for',
      'The body is not acceptable.',
    );
}

/** Whom they name stays out of the log. */
const note = (db: Db, of: InvoiceRow, made: InvoiceRow, by: { readonly actor: Pick<Actor, 'id'>; readonly at: Date }) =>
  recordChange(db, {
    ...by,
    action: 'create',
    entity: 'invoices',
    entityId: made.id,
    title: seriesNumber(made),
    after: { substitutes: seriesNumber(of) },
  });
