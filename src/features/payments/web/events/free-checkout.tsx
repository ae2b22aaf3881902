import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Event } from '#features/events/contract.ts';
import { isOnSale } from '#features/events/rules.ts';
import type { Order } from '#features/orders/contract.ts';
import { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { AcceptedTerms } from '#market/terms/web/accepted-terms.tsx';
import { messages } from '../../messages.ts';
import type { Priced } from '../../rules.ts';
import { Changed } from '../steps/changed.tsx';
import { CheckoutFrame, type WayBack } from '../checkout-frame.tsx';
import { joinStepOf } from '../steps/checkout-step.ts';
import { OrderSummary } from './order-summary.tsx';
import { joinFree } from '../queries.ts';
import { headingOf, isSignedOut, isOfCode, isShort, isSoldOut } from '../refusal.ts';
import { Unable } from '../unable.tsx';
import { useLookAgain } from '../steps/use-agreed.ts';
import { useEventTerms } from './use-event-terms.tsx';
import { Waiting } from '../waiting.tsx';
import type { Counted } from './use-count.ts';
import { byCode, type Discounting } from './use-discount.tsx';
import { ofType, type Ticket, type Typed, type WaitingField } from './use-ticket-type.tsx';
import * as styles from '../checkout.module.css';

type Props = {
  readonly event: Priced<Event>;
  readonly discount?: Discounting | undefined;
  readonly typed?: Typed | undefined;
  readonly back: WayBack;
  /** Whether it is known who is here; until then nobody can join. */
  readonly isKnown: boolean;
  readonly count: Counted;
  readonly ticket: Ticket;
  readonly waiting: WaitingField | undefined;
  /** With what its member has now: who was on the list already gets no more by asking again. */
  readonly onJoined: (tickets: number, asked: number) => void;
  readonly onSignedOut: () => void;
  readonly onStale: () => Promise<unknown>;
};

/** A free event is joined without a card: a total of FREE, one button. */
export function FreeCheckout({
  event,
  discount,
  typed,
  ticket,
  back,
  isKnown,
  count,
  waiting,
  onJoined,
  onSignedOut,
  onStale,
}: Props) {
  const words = useWords(messages);
  const [quantity, setQuantity] = count;
  const underWay = useRef(false);
  const join = useMutation(joinFree());
  const { error, reset } = join;
  const { shown, told } = useEventTerms(event);
  const isLooking = useLookAgain(error, onStale);

  const short = isShort(error, join.variables?.body.quantity ?? 1, ticket);
  const face = joinStepOf({
    isJoined: join.isSuccess,
    isOnSale: isOnSale(event),
    isLooking,
    hasChanged: told.changes.length > 0,
    problem: error ?? undefined,
    isShort: short,
  });
  const isUnable = face === 'closed' || face === 'refused';
  const tell = useEffectEvent((reason: typeof error, waits: boolean) => {
    if (isSignedOut(reason)) onSignedOut();
    else if (reason && isOfCode(reason)) discount?.onRefused(reason);
    else if (reason !== null && isUnable && !waits && headingOf(reason) === undefined)
      toast({ title: words('error'), description: words('errorText'), tone: 'destructive' });
  });
  useEffect(() => tell(error, isLooking), [error, isLooking]);

  /** A second click while the first is under way does nothing. */
  const ask = () => {
    if (underWay.current) return;
    underWay.current = true;
    const onSettled = () => {
      underWay.current = false;
    };
    const onSuccess = ({ tickets }: Order) =>
      onJoined(tickets.filter(({ cancelledAt }) => cancelledAt === null).length, quantity);
    join.mutate(
      { body: { eventId: event.id, quantity, shown, ...ofType(typed), ...byCode(discount) } },
      { onSuccess, onSettled },
    );
  };
  const step = (next: number) => {
    reset();
    setQuantity(next);
  };
  const lookAgain = () => {
    reset();
    void onStale();
  };

  const goOn = () => {
    reset();
    told.agree();
  };

  const busy = join.isPending || join.isSuccess;
  const why = face === 'closed' ? new Problem(event.soldOut ? 'sold_out' : 'not_for_sale', '') : error;
  const summary = <OrderSummary {...{ event, quantity, short, discount, typed }} onQuantity={step} locked={busy} />;
  return (
    <CheckoutFrame back={back} summary={summary}>
      {face === 'looking' && <Waiting />}
      {face === 'changed' && <Changed changes={told.changes} onAgree={goOn} />}
      {isUnable && <Unable problem={why} onRetry={lookAgain} isFree />}
      {face === 'join' && (
        <div className={styles.checkoutJoin}>
          <h2 className="tower">{words('joinHeading')}</h2>
          <p>{words('joinText')}</p>
          <Button variant="coral" arrow disabled={short || !isKnown} busy={busy} onClick={ask}>
            {busy ? words('joining') : words('join')}
          </Button>
          <AcceptedTerms by="joining" />
        </div>
      )}
      {(short || isUnable) && isSoldOut(why, ticket) && waiting?.(quantity, ticket.isGone ? 'any' : ticket.wanted)}
    </CheckoutFrame>
  );
}
