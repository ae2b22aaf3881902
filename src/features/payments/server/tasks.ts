/**
 * What the house asks of the provider after a change, as works of the outbox: money that goes back or on to owners, what
 * became of money that came, the end of payments that others replaced, and to forget who left.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { heldMovedTask, ownerTransferTask, refundTask } from '#features/orders/rules.ts';
import {
  findOpenRefund,
  findOpenTransfer,
  isAskedOf,
  refundDone,
  refundFailed,
  takeClaims,
  transferDone,
} from '#features/orders/server/doors/money-back.ts';
import { lockOrder } from '#features/orders/server/doors/reading.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { compareAtOnce, isEven, orderOfMove } from './comparison/comparison.ts';
import { replaceOpen } from './ending.ts';
import type { PaymentProvider } from './provider.ts';
import { refundKey, refundOfKey } from './refund-key.ts';
import { payments } from './table.ts';
import type { PaymentRow } from './table.ts';
import { takePayment } from './taking/taking.ts';
import { balanceTask, claimsTask, closeTask, forgetTask, returnTask } from './task-names.ts';

type Options = { readonly providers: readonly PaymentProvider[]; readonly clock: Clock; readonly log: Log };

const RefundPayload = z.strictObject({ refundId: z.string() });
const OrderPayload = z.strictObject({ orderId: z.string() });
const TransferPayload = z.strictObject({ transferId: z.string() });
const PaymentPayload = z.strictObject({ paymentId: z.string() });
const MovePayload = z.strictObject({
  provider: z.string(),
  transferId: z.string().optional(),
  feeId: z.string().optional(),
});
const CustomerPayload = z.strictObject({ provider: z.string(), customer: z.string() });

/** Longer than three calls of the provider, each tried twice. */
const maxSeconds = 120;
/** Providers limit how much they are asked at once: an event that is called off refunds hundreds. */
const atOnce = 5;

export function paymentTasks(options: Options): Task[] {
  return [
    refundOrders,
    moveToOwners,
    returnPayments,
    closePayments,
    closeOfMoved,
    takePaymentClaims,
    lookAtBalance,
    forgetCustomers,
  ].map((task) => ({
    ...task(options),
    maxSeconds,
    atOnce,
  }));
}

/**
 * Gives back what an order's refund promises. The refund is the provider's key, so that a crash between the provider's
 * yes and ours does not give it back twice.
 */
function refundOrders({ providers, clock, log }: Options): Task<z.infer<typeof RefundPayload>> {
  return {
    name: refundTask,
    payload: RefundPayload,
    run: async ({ refundId }, db) => {
      const refund = await findOpenRefund(db, refundId);
      if (!refund) return;
      const payment = await paymentToRefund(db, refund.orderId, refund.reason === 'late');
      const key = { paymentId: payment.id, key: refundKey(refund) };
      const answer = await providerOf(providers, payment).refund({ ...key, amountCents: refund.amountCents });
      if (answer === 'pending') throw new Error('The refund is on its way');
      if (answer === 'done') return refundDone(db, refundId, clock());
      if (await refundFailed(db, refund, clock()))
        log.error({ refundId, paymentId: payment.id }, 'a refund was refused: somebody has to look at it');
    },
  };
}

/**
 * Takes back from an owner's account what a refund or a bank took of a sale that was split, or gives it again. Those of an
 * order go one after the other, for the provider is told what is back in all.
 */
function moveToOwners({ providers, clock }: Options): Task<z.infer<typeof TransferPayload>> {
  return {
    name: ownerTransferTask,
    payload: TransferPayload,
    run: async ({ transferId }, db) => {
      const open = await findOpenTransfer(db, transferId);
      if (!open) return;
      const { transfer, order, isFirst, ...taken } = open;
      if (!isFirst) throw new Error('Another of this order goes first');
      const payment = await paymentToRefund(db, order.id, order.status === 'refunded' && order.confirmedAt === null);
      const provider = providerOf(providers, payment);
      const { amountCents } = transfer;
      const { id: orderId, payoutAccount } = order;
      if (transfer.kind === 'transfer')
        await provider.transfer({ account: payoutAccount ?? '', amountCents, orderId, key: transferId });
      // After what was given again too: of that can be taken what the first transfer had no room for.
      await provider.takeBack({ orderId, paymentId: payment.id, ...taken });
      await transferDone(db, transferId, clock());
    },
  };
}

/** Money that no order counts goes back whole. */
function returnPayments({ providers, log }: Options): Task<z.infer<typeof PaymentPayload>> {
  return {
    name: returnTask,
    payload: PaymentPayload,
    run: async ({ paymentId }, db) => {
      const payment = await requirePayment(db, paymentId);
      const { amountCents, orderId } = payment;
      const [order] = await db.select({ account: orders.payoutAccount }).from(orders).where(eq(orders.id, orderId));
      const isSplit = order?.account != null;
      const provider = providerOf(providers, payment);
      const answer = await provider.returnWhole({ paymentId, amountCents, key: paymentId, isSplit });
      if (answer === 'pending') throw new Error('The refund is on its way');
      if (answer === 'refused') log.error({ paymentId }, 'a payment that counts for nothing could not be given back');
    },
  };
}

/** Ends a payment that was replaced; one that was paid just before is taken, which gives it back if another one counts. */
function closePayments({ providers, clock }: Options): Task<z.infer<typeof PaymentPayload>> {
  return {
    name: closeTask,
    payload: PaymentPayload,
    run: async ({ paymentId }, db) => {
      const payment = await requirePayment(db, paymentId);
      const found = await providerOf(providers, payment).close(paymentId);
      if (found.status === 'processing') throw new Error('The payment is on its way');
      if (found.status === 'succeeded')
        await db.transaction((db) => takePayment(db, { ...found, id: paymentId }, clock()));
    },
  };
}

/**
 * Ends the open payments of a hold whose event was moved, so that nobody pays in a form that shows the old date. One that
 * was paid just before counts: its buyer hears of the new date with the letter, and may return it. Once the buyer has
 * seen the new date the hold is like any other.
 */
function closeOfMoved({ clock }: Options): Task<z.infer<typeof OrderPayload>> {
  return {
    name: heldMovedTask,
    payload: OrderPayload,
    run: ({ orderId }, db) =>
      db.transaction(async (db) => {
        const order = await lockOrder(db, orderId);
        if (order.status !== 'pending' || order.movedFrom === null) return;
        await replaceOpen(db, orderId, clock());
      }),
  };
}

/**
 * Takes what the provider tells of a payment's money: refunds of its dashboard, and what banks ask back. What the house
 * asked for itself carries its key and is known by it; money that no order counts went back outside the ledger.
 */
function takePaymentClaims({ providers, clock, log }: Options): Task<z.infer<typeof PaymentPayload>> {
  return {
    name: claimsTask,
    payload: PaymentPayload,
    run: ({ paymentId }, db) => takeClaimsOf({ providers, clock, log }, db, paymentId),
  };
}

async function takeClaimsOf({ providers, clock, log }: Options, db: Db, paymentId: string): Promise<void> {
  const payment = await requirePayment(db, paymentId);
  // Notices come in any order: its own is still on its way, or is asked for by the minute.
  if (payment.status === 'open' || payment.status === 'processing') throw new Error('Its payment comes first');
  if (payment.status === 'replaced') return;
  const { refunds, disputes } = await providerOf(providers, payment).claims(paymentId);
  const told = refunds.flatMap(({ key, ...refund }) =>
    key === paymentId ? [] : [{ ...refund, ...refundOfKey(key ?? refund.id) }],
  );
  const failed = await takeClaims(db, payment.orderId, { refunds: told, disputes }, clock());
  for (const refundId of failed) log.error({ refundId, paymentId }, 'a refund was refused: somebody has to look at it');
}

/**
 * Asks what moved on the house's own balance, where a notice told of it. Nearly always it is what the house asked for
 * itself, or what followed a refund of the dashboard, which is taken first. What neither explains, such as a transfer that
 * somebody took back by hand, is compared at once instead of the next day.
 */
function lookAtBalance(options: Options): Task<z.infer<typeof MovePayload>> {
  const { providers, clock, log } = options;
  return {
    name: balanceTask,
    payload: MovePayload,
    run: async ({ provider: name, ...named }, db) => {
      const provider = providerOf(providers, { provider: name });
      const orderId = await orderOfMove(db, provider, named);
      if (orderId === null) return compareAtOnce({ db, log }, provider, null, clock());
      if (await isEven(db, provider, orderId, clock())) return;
      const came = await db.select().from(payments).where(isMoneyOf(orderId)).orderBy(payments.createdAt, payments.id);
      for (const { id } of came) await takeClaimsOf(options, db, id);
      if (await isAskedOf(db, orderId)) throw new Error('What the house asked for itself comes first');
      if (await isEven(db, provider, orderId, clock())) return;
      await compareAtOnce({ db, log }, provider, orderId, clock());
    },
  };
}

const isMoneyOf = (orderId: string) =>
  and(eq(payments.orderId, orderId), inArray(payments.status, ['succeeded', 'refunded']));

/** A provider without a name, or one whose keys are gone, makes it wait: it may know them still. */
function forgetCustomers({ providers }: Options): Task<z.infer<typeof CustomerPayload>> {
  return {
    name: forgetTask,
    payload: CustomerPayload,
    run: ({ provider, customer }) => providerOf(providers, { provider }).forget(customer),
  };
}

/** The payment an order's money came with; one that came too late is marked as refunded. An order has one of them. */
async function paymentToRefund(db: Db, orderId: string, isLate: boolean): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, isLate ? 'refunded' : 'succeeded')));
  if (!payment) throw new Error('There is no payment to refund');
  return payment;
}

async function requirePayment(db: Db, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new Error('There is no such payment');
  return payment;
}

/** A payment stays with its provider, also after the house has changed to another. */
function providerOf(providers: readonly PaymentProvider[], payment: { readonly provider: string }): PaymentProvider {
  const provider = providers.find(({ name }) => name === payment.provider);
  if (!provider) throw new Error(`There is no key for ${payment.provider}`);
  return provider;
}
