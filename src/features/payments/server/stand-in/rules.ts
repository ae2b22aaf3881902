/**
 * What Stripe refuses beyond unknown parameters, as data: for each rule the call it is of, what it says, and where that is
 * written. The stand-in asks them of every call, and `stand-in.test.ts` tries each with its example. Of version endive.
 */
import type { Refusal } from './parameters.ts';

/** What a rule may look at: the call's parameters, and the payment it is about. */
export type Asked = {
  readonly form: URLSearchParams;
  readonly intent?: RuledIntent | undefined;
  /** Cents of it that are not refunded, and whether a bank asks for them: told of a refund. */
  readonly left?: number | undefined;
  readonly isDisputed?: boolean | undefined;
  /** Whether it comes from the card form of a browser, with the public key. */
  readonly isBrowser: boolean;
};

/** As much of a payment as rules look at. */
export type RuledIntent = {
  readonly status: string;
  readonly customer: string | null;
  readonly setup_future_usage: string | null;
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly automatic_payment_methods: { readonly allow_redirects: string } | null;
};

export type Rule = Refusal & {
  readonly name: string;
  readonly call: 'open' | 'confirm' | 'cancel' | 'refund';
  readonly refuses: (asked: Asked) => boolean;
  readonly sources: readonly string[];
  /** A call that it refuses: what the payment was opened with, and what is asked then. */
  readonly example: {
    readonly opened?: Readonly<Record<string, string>>;
    /** The payment was ended meanwhile; or paid, refunded for so many cents, and disputed. */
    readonly isEnded?: true;
    readonly isPaid?: true;
    readonly refunded?: string;
    readonly isDisputed?: true;
    readonly asked: Readonly<Record<string, string>>;
  };
};

const changelog = 'https://docs.stripe.com/changelog';
const reference = 'https://docs.stripe.com/api/payment_intents';
const refunding = 'https://docs.stripe.com/api/refunds/create';
const automatic = { 'automatic_payment_methods[enabled]': 'true' };
const isOpen = (status: string) => status.startsWith('requires_');
const card = { 'payment_method_data[card][number]': '4242424242424242' };
const has = (form: URLSearchParams, name: string) =>
  [...form.keys()].some((key) => key === name || key.startsWith(`${name}[`));
/** What the browser says that its card form was opened with; the real script tells Stripe in its own way. */
const formSaid = (form: URLSearchParams, name: string) => form.get(`elements[${name}]`) ?? '';

export const rules: readonly Rule[] = [
  {
    name: 'payment methods are not chosen by payment_method_types any more',
    call: 'open',
    code: 'payment_method_types_no_longer_supported',
    param: 'payment_method_types',
    message: 'payment_method_types is no longer supported: use allowed_payment_method_types or the dashboard',
    refuses: ({ form }) => has(form, 'payment_method_types'),
    sources: [
      `${changelog}/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents`,
    ],
    example: { asked: { 'payment_method_types[0]': 'card' } },
  },
  {
    name: 'allowed methods and automatic methods exclude each other',
    call: 'open',
    param: 'allowed_payment_method_types',
    message: 'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
    refuses: ({ form }) => has(form, 'allowed_payment_method_types') && has(form, 'automatic_payment_methods'),
    sources: [`${changelog}/dahlia/2026-07-29/allowed-payment-method-types-parameter`],
    example: { asked: { 'allowed_payment_method_types[0]': 'card', 'automatic_payment_methods[enabled]': 'true' } },
  },
  {
    name: 'less than 50 cents is no payment',
    call: 'open',
    code: 'amount_too_small',
    param: 'amount',
    message: 'Amount must be at least €0.50 eur',
    refuses: ({ form }) => has(form, 'amount') && !(Number(form.get('amount')) >= 50),
    sources: [
      'https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts',
      'https://docs.stripe.com/error-codes#amount-too-small',
    ],
    example: { asked: { amount: '49' } },
  },
  {
    name: 'what is opened to be saved can’t be charged while nobody is there',
    call: 'confirm',
    param: 'off_session',
    message:
      'You cannot confirm with the `off_session` parameter when `setup_future_usage` is also set on the PaymentIntent because you cannot set up future usages when processing payments off-session.',
    refuses: ({ form, intent }) => form.get('off_session') === 'true' && intent?.setup_future_usage != null,
    sources: [
      'https://github.com/artsy/exchange/pull/484',
      'https://github.com/tastyigniter/ti-ext-payregister/pull/38',
    ],
    example: {
      opened: { customer: 'cus', setup_future_usage: 'off_session', 'allowed_payment_method_types[0]': 'card' },
      asked: { off_session: 'true', payment_method: 'pm_1', return_url: 'https://aftersun.example' },
    },
  },
  {
    name: 'a payment that may lead elsewhere needs a way back',
    call: 'confirm',
    param: 'return_url',
    message:
      'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment methods enabled in the Dashboard, some of which may require a full page redirect to succeed. If you do not want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    refuses: ({ form, intent }) =>
      intent?.automatic_payment_methods?.allow_redirects !== 'never' && !has(form, 'return_url'),
    sources: [
      'https://github.com/opencollective/opencollective-frontend/pull/12346',
      'https://github.com/woocommerce/woocommerce-gateway-stripe/pull/2973',
      `${reference}/create#create_payment_intent-automatic_payment_methods-allow_redirects`,
    ],
    example: {
      opened: { customer: 'cus', 'automatic_payment_methods[enabled]': 'true' },
      asked: { off_session: 'true', payment_method: 'pm_1' },
    },
  },
  {
    name: 'a saved method is charged for its customer alone',
    call: 'confirm',
    param: 'payment_method',
    message:
      'The payment method you provided is attached to a customer so for security purposes you must provide the customer in the request.',
    refuses: ({ form, intent }) => has(form, 'payment_method') && intent?.customer === null,
    sources: ['https://github.com/odoo/odoo/pull/69692', 'https://docs.stripe.com/payments/save-and-reuse'],
    example: {
      opened: { 'automatic_payment_methods[enabled]': 'true', 'automatic_payment_methods[allow_redirects]': 'never' },
      asked: { off_session: 'true', payment_method: 'pm_1' },
    },
  },
  {
    name: 'a form that was not opened to save can’t confirm what is saved, nor the reverse',
    call: 'confirm',
    param: 'setup_future_usage',
    message:
      'The provided setup_future_usage does not match the expected setup_future_usage. Try confirming with a Payment Intent that is configured to use the same parameters as Stripe Elements.',
    refuses: ({ form, intent, isBrowser }) =>
      isBrowser && formSaid(form, 'setup_future_usage') !== (intent?.setup_future_usage ?? ''),
    sources: ['https://github.com/odoo/odoo/pull/138987', 'https://github.com/odoo/odoo/pull/139284'],
    example: {
      opened: { customer: 'cus', setup_future_usage: 'off_session', 'allowed_payment_method_types[0]': 'card' },
      asked: { ...card, return_url: 'https://aftersun.example', 'elements[allowed]': 'card' },
    },
  },
  {
    name: 'a form confirms with the methods that it was opened with',
    call: 'confirm',
    param: 'allowed_payment_method_types',
    message:
      'The provided payment method types do not match the expected ones. Try confirming with a Payment Intent that is configured to use the same parameters as Stripe Elements.',
    refuses: ({ form, intent, isBrowser }) =>
      isBrowser && formSaid(form, 'allowed') !== (intent?.allowed_payment_method_types?.join(',') ?? ''),
    sources: [
      'https://github.com/antiwork/gumroad/pull/6755',
      `${changelog}/endive/2026-09-30/remove-elements-deferred-intent-payment-method-types`,
    ],
    example: {
      opened: { 'allowed_payment_method_types[0]': 'card' },
      asked: { ...card, return_url: 'https://aftersun.example' },
    },
  },
  {
    name: 'what was paid or ended can’t be ended',
    call: 'cancel',
    code: 'payment_intent_unexpected_state',
    message: 'You cannot cancel this PaymentIntent because of its status.',
    refuses: ({ intent }) => intent !== undefined && !isOpen(intent.status),
    sources: [`${reference}/cancel`, 'https://docs.stripe.com/error-codes#payment-intent-unexpected-state'],
    example: { opened: { 'automatic_payment_methods[enabled]': 'true' }, isEnded: true, asked: {} },
  },
  {
    name: 'what was paid or ended can’t be paid',
    call: 'confirm',
    code: 'payment_intent_unexpected_state',
    message: 'You cannot confirm this PaymentIntent because of its status.',
    refuses: ({ intent }) => intent !== undefined && !isOpen(intent.status),
    sources: [`${reference}/confirm`, 'https://docs.stripe.com/error-codes#payment-intent-unexpected-state'],
    example: {
      opened: { 'automatic_payment_methods[enabled]': 'true' },
      isEnded: true,
      asked: { ...card, return_url: 'https://aftersun.example' },
    },
  },
  {
    name: 'what was never paid can’t be refunded',
    call: 'refund',
    code: 'payment_intent_unexpected_state',
    message: 'This PaymentIntent does not have a successful charge to refund.',
    refuses: ({ intent }) => intent?.status !== 'succeeded',
    sources: [refunding, 'https://docs.stripe.com/error-codes#payment-intent-unexpected-state'],
    example: { opened: automatic, asked: { amount: '100' } },
  },
  {
    name: 'a refund is of one cent at least',
    call: 'refund',
    code: 'parameter_invalid_integer',
    param: 'amount',
    message: 'This value must be greater than or equal to 1.',
    refuses: ({ form }) => has(form, 'amount') && !(Number(form.get('amount')) >= 1),
    sources: [refunding, 'https://docs.stripe.com/error-codes#parameter-invalid-integer'],
    example: { opened: automatic, isPaid: true, asked: { amount: '0' } },
  },
  {
    name: 'what a bank took back can’t be refunded besides',
    call: 'refund',
    code: 'charge_disputed',
    message: 'The charge you’re attempting to refund has been charged back.',
    refuses: ({ isDisputed }) => isDisputed === true,
    sources: ['https://docs.stripe.com/error-codes#charge-disputed'],
    example: { opened: automatic, isPaid: true, isDisputed: true, asked: { amount: '100' } },
  },
  {
    name: 'what is refunded whole can’t be refunded again',
    call: 'refund',
    code: 'charge_already_refunded',
    message: 'Charge has already been refunded.',
    refuses: ({ left }) => left === 0,
    sources: [refunding, 'https://docs.stripe.com/error-codes#charge-already-refunded'],
    example: { opened: automatic, isPaid: true, refunded: '5000', asked: { amount: '100' } },
  },
  {
    name: 'refunds together are the payment at most',
    call: 'refund',
    param: 'amount',
    message: 'Refund amount is greater than unrefunded amount on charge',
    refuses: ({ form, left }) => left !== undefined && Number(form.get('amount')) > left,
    sources: [
      refunding,
      'https://github.com/reactioncommerce/reaction/issues/3704',
      'https://github.com/openfoodfoundation/openfoodnetwork/issues/5449',
    ],
    example: { opened: automatic, isPaid: true, refunded: '3000', asked: { amount: '2001' } },
  },
];

/** The first rule that refuses a call. */
export const refusalBy = (call: Rule['call'], asked: Asked): Rule | undefined =>
  rules.find((rule) => rule.call === call && rule.refuses(asked));
