/** Payments of the stand-in: opened, paid by a card of the form or by what is saved, ended; and the customers they are saved for. */
import { newId, newSecret } from '#kit/server/ids.ts';
import { bad, found, invalid, listOf, metadataOf, missing, refuse } from './answers.ts';
import type { Answer, Intent } from './answers.ts';
import type { Connect } from './connect.ts';
import { refusalBy } from './rules.ts';

/** A saved method that is always refused, and one whose bank wants to see its owner. */
export const standInRefused = 'pm_refused';
export const standInUnconfirmed = 'pm_unconfirmed';

/** A card that the provider's form refuses. */
const standInDeclined = '4000000000000002';

/** `onPaid` hears of each payment that a card was taken for in the provider's own form. */
export function openPayments(connect: Connect, onPaid: (id: string) => void) {
  const intents = new Map<string, Intent>();
  const customers = new Set<string>();

  const takeCard = (intent: Intent): Answer => {
    intent.status = 'succeeded';
    connect.charge(intent);
    if (intent.setup_future_usage !== null) intent.payment_method = `pm_${newId()}`;
    return found(intent);
  };

  return {
    intents,
    customers,
    open: (form: URLSearchParams): Answer => {
      const customer = form.get('customer');
      if (form.get('currency') !== 'eur') return bad('An amount in euro is needed');
      if (customer !== null && !customers.has(customer)) return missing();
      const refused = connect.refusesOpening(form);
      if (refused) return refused;
      const intent = intentOf(form);
      intents.set(intent.id, intent);
      return { status: 200, body: { ...intent, object: 'payment_intent' } };
    },
    cancel: (id: string, form: URLSearchParams): Answer => {
      const intent = intents.get(id);
      if (!intent) return missing();
      const refusal = refusalBy('cancel', { form, intent, isBrowser: false });
      if (refusal) return invalid(refusal);
      intent.status = 'canceled';
      return found(intent);
    },
    /** Charges a saved method; some say no. */
    confirm: (id: string, form: URLSearchParams): Answer => {
      const intent = intents.get(id);
      if (!intent) return missing();
      const refusal = refusalBy('confirm', { form, intent, isBrowser: false });
      if (refusal) return invalid(refusal);
      const method = form.get('payment_method');
      if (method === null) return bad('There is nothing to charge');
      if (method === standInRefused) return refuse(402, 'card_error', 'Declined', 'card_declined');
      if (method === standInUnconfirmed)
        return refuse(402, 'card_error', 'The bank wants to see its customer', 'authentication_required');
      Object.assign(intent, { status: 'succeeded', payment_method: method });
      connect.charge(intent);
      return found(intent);
    },
    /** What the provider's form asks from the browser: with the public key, and the secret of this one payment. */
    confirmInBrowser: (id: string, form: URLSearchParams): Answer => {
      const intent = intents.get(id);
      if (!intent || intent.client_secret !== form.get('client_secret')) return missing();
      const refusal = refusalBy('confirm', { form, intent, isBrowser: true });
      if (refusal) return invalid(refusal);
      const isDeclined = form.get('payment_method_data[card][number]') === standInDeclined;
      if (isDeclined) return refuse(402, 'card_error', 'Declined', 'card_declined');
      const answer = takeCard(intent);
      onPaid(id);
      return answer;
    },
    /** The buyer's card is taken: what the provider's own form would do. */
    pay: (id: string): void => {
      const intent = intents.get(id);
      if (!intent?.status.startsWith('requires_')) throw new Error('This payment takes no card');
      takeCard(intent);
    },
    read: (id: string): Answer => {
      const intent = intents.get(id);
      return found(intent && { ...intent, latest_charge: connect.chargeOf(intent.id) ?? null });
    },
    makeCustomer: (): Answer => {
      const id = `cus_${newId()}`;
      customers.add(id);
      return found({ id, object: 'customer' });
    },
    forgetCustomer: (id: string): Answer =>
      customers.delete(id) ? found({ id, object: 'customer', deleted: true }) : missing(),
    /** What is saved is there as long as the customer whom it is saved for. */
    readMethod: (id: string): Answer => {
      const isSaved = [...intents.values()].some(
        (one) => one.payment_method === id && customers.has(one.customer ?? ''),
      );
      return isSaved ? found({ id, object: 'payment_method', type: 'card', card: { last4: '4242' } }) : missing();
    },
  };
}

/** A payment as it is opened. */
function intentOf(form: URLSearchParams): Intent {
  const account = form.get('transfer_data[destination]');
  const feeCents = Number(form.get('application_fee_amount') ?? 0);
  const id = `pi_${newId()}`;
  const allowed = listOf(form, 'allowed_payment_method_types');
  return {
    id,
    amount: Number(form.get('amount')),
    currency: 'eur',
    client_secret: `${id}_secret_${newSecret()}`,
    metadata: metadataOf(form),
    customer: form.get('customer'),
    payment_method: null,
    setup_future_usage: form.get('setup_future_usage'),
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    automatic_payment_methods:
      allowed.length > 0
        ? null
        : { allow_redirects: form.get('automatic_payment_methods[allow_redirects]') ?? 'always' },
    status: 'requires_payment_method',
    split: account === null ? null : { account, feeCents, group: form.get('transfer_group') },
  };
}
