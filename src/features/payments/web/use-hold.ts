import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Event } from '#features/events/contract.ts';
import { holdMinutes } from '#features/orders/rules.ts';
import { centsOf } from '#kit/shared/money.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { PaymentIntent } from '../contract.ts';
import { holdEndsAt, type Priced } from '../rules.ts';
import { createIntent } from './queries.ts';

export type Hold = {
  /** The last one that was granted; kept while another quantity is asked for, so that the form stays. */
  readonly intent: PaymentIntent | undefined;
  /** Its end on this device's clock, in milliseconds. */
  readonly endsAt: number;
  /** Whether the intent is for the quantity shown, so that it may be paid. */
  readonly ready: boolean;
  readonly problem: Problem | undefined;
  readonly again: () => void;
};

/** Long enough to step from 1 to 5 with one call at its end. */
const settleMs = 300;

/**
 * Holds the places of an event for 15 minutes and opens a payment for them. Another quantity replaces the own hold;
 * the calls go one after the other, so that the server's last word is the one shown.
 */
export function useHold(event: Priced<Event> | undefined, userId: string | undefined, quantity: number): Hold {
  const [attempt, setAttempt] = useState(0);
  const [granted, setGranted] = useState<{ intent: PaymentIntent; endsAt: number }>();
  const { mutate, reset, ...call } = useMutation({
    ...createIntent(),
    scope: { id: 'hold' },
    onSuccess: (intent) => setGranted({ intent, endsAt: holdEndsAt(intent.holdExpiresAt, Date.now(), holdMinutes) }),
  });

  const itemId = event?.id;
  const cents = event === undefined ? 0 : (centsOf(event.price) ?? 0);
  useEffect(() => {
    if (itemId === undefined || userId === undefined || cents === 0) return;
    reset();
    const metadata = { type: 'event' as const, itemId, userId, quantity };
    const body = { amount: (cents * quantity) / 100, currency: 'eur' as const, metadata };
    const timer = setTimeout(() => mutate({ body }), attempt === 0 && quantity === 1 ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [itemId, userId, cents, quantity, attempt, mutate, reset]);

  return {
    intent: granted?.intent,
    endsAt: granted?.endsAt ?? 0,
    ready: call.isSuccess && call.variables.body?.metadata.quantity === quantity,
    problem: call.error ?? undefined,
    again: () => setAttempt((count) => count + 1),
  };
}
