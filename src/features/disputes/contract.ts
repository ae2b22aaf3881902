/** What the disputes room promises the desk (decision 0043): what banks ask back, and the evidence against it in one file. */
import { z } from 'zod';
import { disputeStatuses } from '#features/orders/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxAnswer } from './rules.ts';

/** A dispute as a row of the desk's list. */
export const Dispute = z.strictObject({
  /** The provider's own name for it. */
  id: z.string(),
  orderId: s.id,
  title: z.string(),
  buyer: z.string(),
  amount: s.wirePrice,
  /** In the provider's words, such as `fraudulent`. */
  reason: z.string(),
  status: z.enum(disputeStatuses),
  /** Until when evidence may be sent; null when there is nothing to answer. */
  answerBy: z.iso.datetime().nullable(),
  /** When the desk answered through the house; null where it did so at the provider, or not at all. */
  answeredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Dispute = z.infer<typeof Dispute>;

const DisputeQuery = z.strictObject({
  ...s.deskQuery(['created', 'amount']),
  status: z.enum(disputeStatuses).optional(),
});
export type DisputeQuery = z.infer<typeof DisputeQuery>;

/** What the buyer's bank is told, once. */
const DisputeAnswer = z.strictObject({ text: s.text(maxAnswer) });

export const endpoints = promise({
  'GET /api/admin/disputes': {
    summary: 'Disputes, the newest first; looks for words in what was bought and in its buyer',
    access: 'admin',
    query: DisputeQuery,
    csv: 'personal',
    reply: z.array(Dispute),
  },
  'GET /api/admin/disputes/{id}/evidence': {
    summary: 'All that the house knows of a disputed order as one PDF, in the language asked for',
    access: 'admin',
    reply: z.strictObject({ name: z.string(), pdf: z.base64() }),
  },
  'POST /api/admin/disputes/{id}/answer': {
    summary:
      'Send the one answer that a dispute has to the buyer’s bank, through the payment provider; 409 conflict once it is answered or decided',
    access: 'admin',
    confirms: true,
    body: DisputeAnswer,
    reply: z.strictObject({ id: z.string(), answeredAt: z.iso.datetime() }),
  },
});
