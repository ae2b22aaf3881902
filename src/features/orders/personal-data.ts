/** What a member takes along of what they bought. */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';
import { disputeStatuses, orderKinds, orderStatuses, refundReasons, refundStatuses } from './rules.ts';

const instant = z.iso.datetime();

const ExportedPayment = z.strictObject({
  provider: z.string(),
  amount: s.wirePrice,
  status: z.string(),
  createdAt: instant,
});
export type ExportedPayment = z.infer<typeof ExportedPayment>;

const ExportedOrder = z.strictObject({
  id: s.id,
  kind: z.enum(orderKinds),
  /** The booking whose dearer dates it paid for. */
  extendsOrderId: s.id.nullable(),
  status: z.enum(orderStatuses),
  title: z.string(),
  quantity: z.number().int(),
  guests: z.number().int().nullable(),
  units: z.number().int(),
  unit: z.string().nullable(),
  amount: s.wirePrice,
  /** The ticket type. */
  ticketType: z.string().nullable(),
  /** The code it was bought with, and what that took off. */
  discountCode: z.string().nullable(),
  discount: s.wirePrice,
  /** What was to be left with the owner on arrival, and how. */
  deposit: s.wirePrice,
  depositWay: z.string().nullable(),
  refunded: s.wirePrice,
  currency: z.literal('EUR'),
  startsAt: instant,
  endsAt: instant.nullable(),
  createdAt: instant,
  /** The version of the terms that it was ordered under. */
  termsVersion: s.calendarDate.nullable(),
  confirmedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelNote: z.string().nullable(),
  tickets: z.array(
    z.strictObject({
      code: z.string(),
      usedAt: instant.nullable(),
      cancelledAt: instant.nullable(),
      /** When it was given to a friend, and under which name. */
      givenAt: instant.nullable(),
      givenTo: z.string().nullable(),
      /** Whether an account keeps it. */
      isKept: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.strictObject({
      amount: s.wirePrice,
      reason: z.enum(refundReasons),
      note: z.string().nullable(),
      status: z.enum(refundStatuses),
      createdAt: instant,
      doneAt: instant.nullable(),
    }),
  ),
  /** What their bank asked back of it, and what came of that. */
  disputes: z.array(
    z.strictObject({
      amount: s.wirePrice,
      reason: z.string(),
      status: z.enum(disputeStatuses),
      createdAt: instant,
      settledAt: instant.nullable(),
    }),
  ),
  payments: z.array(ExportedPayment),
});

/** A ticket that somebody else bought and gave to the member, who keeps it. */
const KeptTicket = z.strictObject({
  title: z.string(),
  startsAt: instant,
  /** As who gave it wrote the member's name. */
  name: z.string().nullable(),
  keptAt: instant.nullable(),
  usedAt: instant.nullable(),
});

export const OrdersExport = z.strictObject({ orders: z.array(ExportedOrder), keptTickets: z.array(KeptTicket) });
export type OrdersExport = z.infer<typeof OrdersExport>;
