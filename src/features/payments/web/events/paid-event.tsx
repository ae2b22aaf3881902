import type { ReactNode } from 'react';
import type { Event } from '#features/events/contract.ts';
import { centsOf } from '#kit/shared/money.ts';
import type { Priced } from '../../rules.ts';
import { CheckoutFrame, type WayBack } from '../checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaidCheckout, type PaidEvents } from '../steps/paid-checkout.tsx';
import { isShort, isSoldOut } from '../refusal.ts';
import { useEventTerms } from './use-event-terms.tsx';
import type { Counted } from './use-count.ts';
import { byCode, type Discounting } from './use-discount.tsx';
import { ofType, type Ticket, type Typed, type WaitingField } from './use-ticket-type.tsx';

type Props = PaidEvents & {
  readonly event: Priced<Event>;
  readonly discount?: Discounting | undefined;
  readonly typed?: Typed | undefined;
  readonly back: WayBack;
  readonly userId: string | undefined;
  readonly count: Counted;
  readonly ticket: Ticket;
  readonly waiting: WaitingField | undefined;
  readonly boughtBefore?: ReactNode;
};

/** Places of an event, paid with a card. */
export function PaidEvent(props: Props) {
  const { event, discount, typed, ticket, back, userId, count, waiting, boughtBefore, ...heard } = props;
  const [quantity, setQuantity] = count;
  const { price, shown, told } = useEventTerms(event);
  const cents = (centsOf(price) ?? 0) * quantity;
  return (
    <PaidCheckout
      {...heard}
      kind="event"
      wish={{
        cents,
        item: { type: 'event', itemId: event.id, quantity, shown, ...ofType(typed), ...byCode(discount) },
      }}
      told={told}
      userId={userId}
      isMendable={(problem) => isShort(problem, quantity, ticket)}
      {...(discount?.code ? { onTaken: discount.onRefused } : {})}
    >
      {({ body, isLocked, isShort: short, problem }) => (
        <CheckoutFrame
          back={back}
          summary={
            <OrderSummary {...{ event, quantity, short, discount, typed }} onQuantity={setQuantity} locked={isLocked} />
          }
        >
          {boughtBefore}
          {/* While fewer may be had the form stays open, empty: the wish is seen before it. */}
          {short && isSoldOut(problem, ticket) && waiting?.(quantity, ticket.wanted)}
          {body}
          {isSoldOut(problem, ticket) && !short && waiting?.(quantity, ticket.isGone ? 'any' : ticket.wanted)}
        </CheckoutFrame>
      )}
    </PaidCheckout>
  );
}
