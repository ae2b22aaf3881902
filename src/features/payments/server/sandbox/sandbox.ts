/** The sandbox: a payment provider in which no money moves (decisions, Money). Its notices come later, signed, by the same door as real ones. */
import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AccountProvider } from '#features/payout-accounts/account-provider.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import type { SandboxCard, SandboxOutcome } from '../../contract.ts';
import { cardDigits, isExpired, passesLuhn, readExpiry } from '../../rules.ts';
import type { PaymentFound, PaymentProvider, Saved, Split } from '../provider.ts';
import { accountTakesNothing, houseCurrency, providerRefuses, usualPatienceMs } from '../provider.ts';
import { sandboxAccountsOf } from './sandbox-accounts.ts';
import { between, book, bookCharge, bookTakenBack, houseBalance, houseMoves, sumOf } from './sandbox-balance.ts';
import { answerDispute, disputeOf, disputesOf, isDisputed } from './sandbox-disputes.ts';
import { payments, sandboxMoves } from '../table.ts';
import type { PaymentRow } from '../table.ts';

/** The well-known test numbers; any other card is no test card. */
const accepted = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '4000000000000341',
  '4000000000003220',
]);
/** Pays now and is refused when it is charged again. */
const paysOnce = '4000000000000341';
/** Its bank asks its owner at each payment: who is not there to answer pays nothing. */
const bankAsks = '4000000000003220';
const refused: Readonly<Record<string, NonNullable<SandboxOutcome['reason']>>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
};

const found: Readonly<Record<PaymentRow['status'], PaymentFound['status']>> = {
  open: 'open',
  replaced: 'closed',
  // The card was accepted; what is on its way is only the notice.
  processing: 'succeeded',
  succeeded: 'succeeded',
  refunded: 'succeeded',
};

/** Its memory is our own tables of payments and of what it booked; `secret` makes client secrets that can't be guessed. */
export function createSandbox(options: { db: Db; secret: string; clock: Clock }): PaymentProvider {
  const { db, secret, clock } = options;
  const accounts = sandboxAccountsOf(db, clock);
  const look = async (paymentId: string): Promise<PaymentFound> => {
    const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
    const currency = houseCurrency;
    return row
      ? { status: found[row.status], amountCents: row.amountCents, currency }
      : { status: 'closed', amountCents: 0, currency };
  };
  const refund: PaymentProvider['refund'] = async ({ paymentId, amountCents, key }) => {
    const id = `txn_refund_${idOf(key)}`;
    const [made] = await db.select().from(sandboxMoves).where(eq(sandboxMoves.id, id));
    if (made) return 'done';
    const payment = await look(paymentId);
    if (amountCents < 1 || (await isDisputed(db, paymentId))) return 'refused';
    const before = 0 - (await sumOf(db, paymentId, 'refund'));
    if (payment.status !== 'succeeded' || before + amountCents > payment.amountCents) return 'refused';
    await book(db, [{ id, paymentId, kind: 'refund', amountCents: -amountCents, createdAt: clock() }]);
    return 'done';
  };
  return {
    ...accounts,
    publishableKey: null,
    patienceMs: usualPatienceMs,
    look,
    open: async ({ key, amountCents, split }) => {
      if (split) await requireAccount(accounts, split, amountCents);
      const id = `pi_${idOf(key)}`;
      return { id, clientSecret: `${id}_secret_${createHmac('sha256', secret).update(key).digest('base64url')}` };
    },
    customer: async (key) => `cus_${idOf(key)}`,
    lastDigits: async (method) => /^pm_(?:once_|asks_)?(?<digits>\d{4})_/.exec(method)?.groups?.['digits'] ?? null,
    // It remembers nobody: a customer is a name that it makes up again.
    forget: async () => undefined,
    charge: async ({ paymentId, method }) => {
      if (method.startsWith(onceMethod)) return 'refused';
      if (method.startsWith(asksMethod)) return 'unconfirmed';
      const { amountCents } = await look(paymentId);
      // A plan is the house's own: nothing of it is split.
      if (amountCents > 0) await bookCharge(db, { id: paymentId, amountCents }, housesOwn, clock());
      return 'succeeded';
    },
    // Only the house itself takes test cards, and none for a payment that is not open.
    close: async (paymentId) => {
      const payment = await look(paymentId);
      return payment.status === 'open' ? { ...payment, status: 'closed' } : payment;
    },
    // Nobody has a dashboard here.
    claims: async (paymentId) => ({ refunds: [], disputes: await disputesOf(db, paymentId) }),
    answerDispute: ({ dispute, text }) => answerDispute(db, dispute, text, clock()),
    refund,
    returnWhole: async ({ isSplit: _isSplit, ...input }) => {
      const answer = await refund(input);
      const { paymentId, amountCents: reversedCents } = input;
      if (answer === 'done')
        await bookTakenBack(db, { paymentId, reversedCents, refundedFeeCents: reversedCents }, clock());
      return answer;
    },
    takeBack: (input) => bookTakenBack(db, input, clock()),
    transfer: async ({ account, amountCents, orderId, key }) => {
      if ((await accounts.lookAtAccount(account)).standing !== 'ready') throw accountTakesNothing();
      const id = `txn_transfer_${key}`;
      const [made] = await db.select().from(sandboxMoves).where(eq(sandboxMoves.id, id));
      if (made) return;
      if (amountCents > (await houseBalance(db))) throw providerRefuses(new Error('The house has not got so much'));
      const [payment] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')));
      await book(
        db,
        between(account, { paymentId: payment?.id ?? null, createdAt: clock(), key }, 'transfer', amountCents),
      );
    },
    moves: (since) => houseMoves(db, since),
  };
}

const housesOwn = { payoutAccount: null, commissionPercent: 0 } as const;

/** As a real provider: nothing goes to an account that takes nothing, and a commission is the payment at most. */
async function requireAccount(
  accounts: AccountProvider,
  { account, feeCents }: Split,
  amountCents: number,
): Promise<void> {
  if ((await accounts.lookAtAccount(account)).standing !== 'ready') throw accountTakesNothing();
  if (feeCents < 0 || feeCents > amountCents)
    throw providerRefuses(new Error('A commission must be the payment at most'));
}

/** What a test card is saved as: whether it can be charged again, and how its published number ends. */
const onceMethod = 'pm_once_';
const asksMethod = 'pm_asks_';
export function sandboxSaved(userId: string, cardNumber: string, paymentId: string): Saved {
  const digits = cardDigits(cardNumber);
  const kind = digits === paysOnce ? onceMethod : digits === bankAsks ? asksMethod : 'pm_';
  return { customer: `cus_${idOf(userId)}`, method: `${kind}${digits.slice(-4)}_${idOf(paymentId)}` };
}

/** Whether the bank of a sound card asks its owner, who has not answered yet. */
export const isAskedFirst = ({ cardNumber, answer }: Pick<SandboxCard, 'cardNumber' | 'answer'>): boolean =>
  cardDigits(cardNumber) === bankAsks && answer === undefined;

/** What a test card comes to; undefined when it pays. */
export function refusalOf(
  card: Pick<SandboxCard, 'cardNumber' | 'expiry' | 'answer'>,
  at: Date,
): NonNullable<SandboxOutcome['reason']> | undefined {
  const digits = cardDigits(card.cardNumber);
  if (!passesLuhn(digits)) return 'incorrect_number';
  const expiry = readExpiry(card.expiry);
  if (!expiry || isExpired(expiry, at)) return 'expired_card';
  if (digits === bankAsks && card.answer === 'refused') return 'authentication_failed';
  return refused[digits] ?? (accepted.has(digits) || disputeOf(digits) ? undefined : 'incorrect_number');
}
