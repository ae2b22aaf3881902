import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { centsOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../../messages.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { PaidCheckout } from '../steps/paid-checkout.tsx';
import { orderQuery } from '../queries.ts';
import { isSignedOut } from '../refusal.ts';
import { Unable } from '../unable.tsx';
import { Waiting } from '../waiting.tsx';

type Props = {
  readonly id: string;
  readonly userId: string | undefined;
  /** What is paid for, as the room of other dates draws it. */
  readonly summary: (order: Order) => ReactNode;
  readonly onDone: () => void;
  readonly onSignedOut: () => void;
};

/** Checkout of what dearer dates of a booking cost more: kept since its owner agreed, and paid as it is. */
export function SupplementCheckout({ id, userId, summary, onDone, onSignedOut }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const order = useQuery({ ...orderQuery(id, language), enabled: userId !== undefined, retryOnMount: true });
  const isStranger = isSignedOut(order.error);
  const tellSignedOut = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (isStranger) tellSignedOut();
  }, [isStranger]);
  const finish = () => {
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(users|rentals|date-changes)\b/.test(String(queryKey[0])),
    });
    toast({ title: words('datesSettled'), description: words('datesSettledText') });
    onDone();
  };
  const frame = (children: ReactNode) => (
    <CheckoutFrame
      kind="supplement"
      heading={words('headingDates')}
      back={{ label: words('toBookings'), to: '/user-dashboard' }}
      summary={order.data ? summary(order.data) : order.isPending && <Skeleton />}
    >
      {children}
    </CheckoutFrame>
  );
  if (order.data === undefined)
    return frame(
      order.error ? (
        <Unable kind="supplement" problem={order.error} onRetry={() => void order.refetch()} />
      ) : (
        <Waiting />
      ),
    );
  if (order.data.kind !== 'supplement')
    return frame(<Unable kind="supplement" problem={new Problem('not_found', '')} />);
  return (
    <PaidCheckout
      kind="supplement"
      wish={{ cents: centsOf(order.data.amount) ?? 0, item: { type: 'supplement', itemId: id } }}
      userId={userId}
      onPaid={finish}
      onSignedOut={onSignedOut}
      onStale={() => order.refetch()}
    >
      {({ body }) => frame(body)}
    </PaidCheckout>
  );
}
