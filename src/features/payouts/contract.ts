/** What the payouts room promises the desk (issue 6; decision 0024): what is due to owners, and recording that it was paid. */
import { z } from 'zod';
import { maxIban } from '#features/payout-accounts/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxReference, ownerStates, payoutStatuses } from './rules.ts';

/** May be less than nothing: what an owner got for an order that was given back later. */
const cents = z.number().int();

const owner = {
  /** Of the account. */
  id: s.id,
  name: z.string(),
  username: z.string(),
  /** Whoever is owed something can't be erased (decision 0139); who was erased before that rule is settled like anybody. */
  isErased: z.boolean(),
  /** What is due to a suspended account is held until the suspension is lifted. */
  isSuspended: z.boolean(),
  /** What is due is held until then, because the account it is paid to was changed; null when it is not. */
  payableFrom: z.iso.datetime().nullable(),
  state: z.enum(ownerStates),
  /** How many orders what is due is for. */
  orders: z.number().int(),
  dueCents: cents,
  /** Of sales that can still be cancelled. */
  waitingCents: cents,
  paidCents: cents,
};

/** An owner who has sold something, as a row of the desk's list. */
export const OwnerAccount = z.strictObject(owner);
export type OwnerAccount = z.infer<typeof OwnerAccount>;

export const Payout = z.strictObject({
  id: s.id,
  number: z.number().int(),
  amountCents: cents,
  orders: z.number().int(),
  reference: z.string(),
  status: z.enum(payoutStatuses),
  /** Why it came back, in the provider's word. */
  failure: z.string().nullable(),
  /** From the owner's own account at the provider, and not by the desk. */
  isByClock: z.boolean(),
  /** Who recorded it; null when that account is gone, and of what nobody recorded. */
  paidBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Payout = z.infer<typeof Payout>;

/** One owner with everything that is due until `asOf`. */
export const OwnerDetail = z.strictObject({
  ...owner,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  asOf: z.iso.datetime(),
  /** How many payouts there were so far: send it along with the next. */
  version: z.number().int(),
  /** What is due, the oldest first; the first hundred of them. */
  items: z.array(
    z.strictObject({ orderId: s.id, title: z.string(), date: s.calendarDate, netCents: cents, dueCents: cents }),
  ),
  /** The newest first. */
  payouts: z.array(Payout),
});
export type OwnerDetail = z.infer<typeof OwnerDetail>;

const OwnersQuery = z.strictObject({ ...s.deskQuery(['due', 'name']), status: z.enum(ownerStates).optional() });
export type OwnersQuery = z.infer<typeof OwnersQuery>;

/** Exactly what was shown: paid is what was due until `asOf`, and refused is every other sum. */
export const NewPayout = z.strictObject({
  asOf: z.iso.datetime(),
  version: z.number().int().min(0).max(1_000_000),
  amountCents: z.number().int().min(1).max(2_000_000_000),
  reference: s.line(maxReference),
});
export type NewPayout = z.infer<typeof NewPayout>;

/** From which account of the house, and on which day, the bank is to pay. */
const NewPayoutFile = z.strictObject({ iban: s.line(maxIban), paidOn: s.calendarDate });
export type NewPayoutFile = z.infer<typeof NewPayoutFile>;

/** A file that was made, as a row of the desk. */
const MadePayoutFile = z.strictObject({
  id: s.id,
  madeAt: z.iso.datetime(),
  /** Who took it. */
  madeBy: z.string(),
  paidOn: s.calendarDate,
  /** The end of the number it is paid from. */
  payerIbanTail: z.string(),
  /** What of it did not come back. */
  transfers: z.number().int(),
  amountCents: cents,
});
export type MadePayoutFile = z.infer<typeof MadePayoutFile>;

/** A file for the house's bank, with what it holds. */
const PayoutFile = z.strictObject({
  name: z.string(),
  xml: z.string(),
  transfers: z.number().int(),
  amountCents: cents,
  /** To how many something is due who have given no account. */
  without: z.number().int(),
  /** To how many it is due whose account was changed a short while ago. */
  waits: z.number().int(),
});
export type PayoutFile = z.infer<typeof PayoutFile>;

export const endpoints = promise({
  'GET /api/admin/payouts': {
    summary: 'Owners who have sold something and what is due to them, the highest sum first',
    access: 'admin',
    query: OwnersQuery,
    csv: 'personal',
    reply: z.array(OwnerAccount),
  },
  'GET /api/admin/payouts/{id}': {
    summary: 'One owner: what is due, order by order, and what was paid out so far',
    access: 'admin',
    reply: OwnerDetail,
  },
  'POST /api/admin/payouts/{id}': {
    summary:
      'Record that an owner was paid what was due; 409 edit_conflict when another payout or another sum came between, owner_suspended and payout_waits while it is held',
    access: 'admin',
    confirms: true,
    body: NewPayout,
    reply: OwnerDetail,
  },
  'POST /api/admin/payout-files': {
    summary:
      'Book what is due to all owners as sent, and take the file of transfers for the house’s bank (ISO 20022 pain.001.001.09); 409 conflict when nobody is to be paid, 422 validation for a number that can’t be or a day gone by',
    access: 'admin',
    confirms: true,
    body: NewPayoutFile,
    reply: PayoutFile,
  },
  'GET /api/admin/payout-files': {
    summary: 'The last files of transfers that were taken for the house’s bank, the newest first',
    access: 'admin',
    reply: z.array(MadePayoutFile),
  },
  'POST /api/admin/payout-files/{id}/copy': {
    summary:
      'Take a file once more that was lost on its way, under the name by which the bank knows it, so that it pays it once; books nothing. 422 validation for another number than it was made with, 409 conflict when all of it came back',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ iban: s.line(maxIban) }),
    reply: PayoutFile,
  },
  'POST /api/admin/payout-returns': {
    summary: 'Book back a payout of the desk that the bank did not pay or sent back; 404 for any other',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ payout: s.id }),
    reply: z.strictObject({ returned: z.literal(true) }),
  },
});
