/** What the stand-in remembers and how it answers, in Stripe's shapes. */
import type { Refusal } from './parameters.ts';
import type { RuledIntent } from './rules.ts';

export type Intent = Omit<RuledIntent, 'status'> & {
  id: string;
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  payment_method: string | null;
  /** Where its owner's part goes, as it was opened. */
  split: { account: string; feeCents: number; group: string | null } | null;
};
export type Refund = {
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
};
export type Dispute = {
  id: string;
  payment_intent: string;
  amount: number;
  reason: string;
  status: string;
  evidence_details: { due_by: number | null };
  /** What was taken and what came back: two at most. */
  balance_transactions: { amount: number; fee: number }[];
};
export type Answer = { status: number; body: object };
export const refuse = (status: number, type: string, message: string, code?: string, param?: string): Answer => ({
  status,
  body: {
    error: { type, message, ...(code === undefined ? {} : { code }), ...(param === undefined ? {} : { param }) },
  },
});
export const invalid = ({ message, code, param }: Refusal) =>
  refuse(400, 'invalid_request_error', message, code, param);
export const missing = () => refuse(404, 'invalid_request_error', 'No such object', 'resource_missing');
export const bad = (message: string) => refuse(400, 'invalid_request_error', message);
export const found = (body: object | undefined): Answer => (body ? { status: 200, body } : missing());

/** Reads `metadata[orderId]` as the form encoding of Stripe writes it. */
export const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = /^metadata\[(?<key>\w+)\]$/.exec(name)?.groups?.['key'];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

/** Reads `allowed_payment_method_types[0]` and its sisters. */
export const listOf = (form: URLSearchParams, name: string): string[] =>
  [...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [value] : []));
