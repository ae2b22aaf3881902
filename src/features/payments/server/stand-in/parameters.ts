/** Refuses what Stripe's own declarations do not know, need, or spell otherwise, as Stripe does: 400 with the parameter's name. */
import { shapeOf } from './declared.ts';
import type { Shape } from './declared.ts';

/** What Stripe answers with 400, its type aside. */
export type Refusal = { readonly code?: string; readonly param?: string; readonly message: string };

/** The lines of Stripe's interface that the house calls, and where Stripe declares what they take. */
const lines: readonly { readonly line: RegExp; readonly file: string; readonly name: string }[] = [
  { line: /^POST \/v1\/payment_intents$/, file: 'PaymentIntents', name: 'PaymentIntentCreateParams' },
  { line: /^GET \/v1\/payment_intents\/\w+$/, file: 'PaymentIntents', name: 'PaymentIntentRetrieveParams' },
  { line: /^POST \/v1\/payment_intents\/\w+\/confirm$/, file: 'PaymentIntents', name: 'PaymentIntentConfirmParams' },
  { line: /^POST \/v1\/payment_intents\/\w+\/cancel$/, file: 'PaymentIntents', name: 'PaymentIntentCancelParams' },
  { line: /^POST \/v1\/refunds$/, file: 'Refunds', name: 'RefundCreateParams' },
  { line: /^GET \/v1\/refunds$/, file: 'Refunds', name: 'RefundListParams' },
  { line: /^GET \/v1\/disputes$/, file: 'Disputes', name: 'DisputeListParams' },
  { line: /^POST \/v1\/disputes\/\w+$/, file: 'Disputes', name: 'DisputeUpdateParams' },
  { line: /^POST \/v1\/customers$/, file: 'Customers', name: 'CustomerCreateParams' },
  { line: /^DELETE \/v1\/customers\/\w+$/, file: 'Customers', name: 'CustomerDeleteParams' },
  { line: /^POST \/v1\/accounts$/, file: 'Accounts', name: 'AccountCreateParams' },
  { line: /^GET \/v1\/accounts\/\w+$/, file: 'Accounts', name: 'AccountRetrieveParams' },
  { line: /^POST \/v1\/account_links$/, file: 'AccountLinks', name: 'AccountLinkCreateParams' },
  { line: /^POST \/v1\/transfers$/, file: 'Transfers', name: 'TransferCreateParams' },
  { line: /^GET \/v1\/transfers$/, file: 'Transfers', name: 'TransferListParams' },
  { line: /^POST \/v1\/transfers\/\w+\/reversals$/, file: 'Transfers', name: 'TransferCreateReversalParams' },
  {
    line: /^POST \/v1\/application_fees\/\w+\/refunds$/,
    file: 'ApplicationFees',
    name: 'ApplicationFeeCreateRefundParams',
  },
  { line: /^POST \/v1\/payouts$/, file: 'Payouts', name: 'PayoutCreateParams' },
  { line: /^GET \/v1\/payouts$/, file: 'Payouts', name: 'PayoutListParams' },
  { line: /^GET \/v1\/payouts\/\w+$/, file: 'Payouts', name: 'PayoutRetrieveParams' },
  { line: /^GET \/v1\/balance$/, file: 'Balance', name: 'BalanceRetrieveParams' },
  { line: /^GET \/v1\/balance_transactions$/, file: 'BalanceTransactions', name: 'BalanceTransactionListParams' },
  { line: /^GET \/v1\/payment_methods\/\w+$/, file: 'PaymentMethods', name: 'PaymentMethodRetrieveParams' },
];

/** `automatic_payment_methods[enabled]` in its parts. */
const partsOf = (name: string): string[] => name.split(/[[\]]+/).filter((part) => part !== '');

/** What is wrong with the parameters of a call; undefined when Stripe's declarations know and take them all. */
export function undeclared(line: string, form: URLSearchParams): Refusal | undefined {
  const known = lines.find((one) => one.line.test(line));
  if (!known) return { message: `Unrecognized request URL (${line})` };
  const shape = shapeOf(known.file, known.name);
  for (const [param, value] of form) {
    const refusal = strange(shape, param, partsOf(param), value);
    if (refusal) return refusal;
  }
  return missing(shape, form);
}

function strange(shape: Shape, param: string, [part, ...rest]: string[], value: string): Refusal | undefined {
  if (shape.kind === 'any') return undefined;
  if (shape.kind === 'words' && part === undefined) {
    if (shape.words.includes(value)) return undefined;
    return { param, message: `Invalid ${param}: must be one of ${shape.words.join(', ')}` };
  }
  if (part !== undefined && (shape.kind === 'list' || shape.kind === 'map'))
    return strange(shape.of, param, rest, value);
  const field = part !== undefined && shape.kind === 'object' ? shape.fields.get(part) : undefined;
  if (!field) return { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` };
  return strange(field.of, param, rest, value);
}

/** What is needed, also of a group that is begun: `automatic_payment_methods[enabled]` beside another of its fields. */
function missing(shape: Shape, form: URLSearchParams, inside = ''): Refusal | undefined {
  if (shape.kind !== 'object') return undefined;
  for (const [name, { isNeeded, of }] of shape.fields) {
    const param = inside === '' ? name : `${inside}[${name}]`;
    const isThere = [...form.keys()].some((key) => key === param || key.startsWith(`${param}[`));
    if (isNeeded && !isThere) return { code: 'parameter_missing', param, message: `Missing required param: ${param}.` };
    const refusal = isThere ? missing(of, form, param) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}
