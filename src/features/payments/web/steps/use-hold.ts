import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { payHours } from '#features/date-changes/rules.ts';
import { holdMinutes } from '#features/orders/rules.ts';
import { useClock } from '#kit/web/now.tsx';
import type { BillTo } from '#market/vat/bill-to.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { CreatePaymentIntent, PaymentIntent } from '../../contract.ts';
import { holdEndsAt } from '../../rules.ts';
import { createIntent } from '../queries.ts';

type Metadata = CreatePaymentIntent['metadata'];
/** What is to be held, and what it costs in all; whose it is comes with the member. */
export type Wish = { readonly cents: number; readonly item: Wished<Metadata>; readonly billTo?: BillTo | undefined };
type Wished<M> = M extends Metadata ? Omit<M, 'userId'> : never;

export type Hold = {
  /** The last one that was granted; kept while something else is asked for, so that the form stays. */
  readonly intent: PaymentIntent | undefined;
  /** Its end on this device's clock, in milliseconds. */
  readonly endsAt: number;
  /** Whether the intent is for what is shown, so that it may be paid. */
  readonly ready: boolean;
  readonly problem: Problem | undefined;
  readonly again: () => void;
  /** What was refused is asked for in another way. */
  readonly forget: () => void;
};

/** Long enough to step from 1 to 5 with one call at its end. */
const settleMs = 300;

/**
 * Holds what is wished for 15 minutes and opens a payment for it. Another wish replaces the own hold; the calls go one
 * after the other, so that the server's last word is the one shown.
 */
export function useHold({ cents, item, billTo }: Wish, userId: string | undefined): Hold {
  const clock = useClock();
  const [attempt, setAttempt] = useState(0);
  const [granted, setGranted] = useState<{ intent: PaymentIntent; endsAt: number; wish: string }>();
  const { mutate, reset, ...call } = useMutation({
    ...createIntent(),
    scope: { id: 'hold' },
    onSuccess: (intent, { body }) => {
      const minutes = body?.metadata.type === 'supplement' ? payHours * 60 : holdMinutes;
      const endsAt = holdEndsAt(intent.holdExpiresAt, clock().getTime(), minutes);
      setGranted({ intent, endsAt, wish: JSON.stringify(body) });
    },
  });

  const wish =
    userId === undefined
      ? undefined
      : JSON.stringify({ amount: cents / 100, currency: 'eur', metadata: { ...item, userId }, billTo });
  const isFirst = attempt === 0 && granted === undefined && (!('quantity' in item) || item.quantity === 1);
  useEffect(() => {
    if (wish === undefined || cents === 0) return;
    reset();
    const body = JSON.parse(wish) as CreatePaymentIntent;
    const timer = setTimeout(() => mutate({ body }), isFirst ? 0 : settleMs);
    return () => clearTimeout(timer);
    // Whether it is the first says how soon it is asked, not whether.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wish, attempt, mutate, reset]);

  return {
    intent: granted?.intent,
    endsAt: granted?.endsAt ?? 0,
    ready: call.isSuccess && granted !== undefined && granted.wish === wish,
    problem: call.error ?? undefined,
    again: () => setAttempt((count) => count + 1),
    forget: reset,
  };
}
