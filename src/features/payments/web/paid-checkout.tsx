import { useEffect, useEffectEvent, useState } from 'react';
import type { Event } from '#features/events/contract.ts';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import type { Priced } from '../rules.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { Face } from './face.tsx';
import { HoldClock } from './hold-clock.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { isLocked, isShort } from './refusal.ts';
import { Unable } from './unable.tsx';
import { useHold } from './use-hold.ts';
import { usePayment } from './use-payment.ts';

type Props = {
  readonly event: Priced<Event>;
  /** Undefined until the browser has said who is here. */
  readonly userId: string | undefined;
  readonly onPaid: () => void;
  /** The session is missing or somebody else's. */
  readonly onLocked: () => void;
  /** The price has moved: read the event again. */
  readonly onStale: () => Promise<unknown>;
};

/** Places are held while the card is filled in; paying starts when they are held for the quantity shown. */
export function PaidCheckout({ event, userId, onPaid, onLocked, onStale }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [quantity, setQuantity] = useState(1);
  const [ended, setEnded] = useState(0);
  const hold = useHold(event, userId, quantity);
  const { pay, state } = usePayment(hold.intent, { onPaid, onLocked, onReplaced: hold.again });
  const { intent, problem } = hold;

  const short = isShort(problem, quantity);
  const underWay = problem?.code === 'already_paid';
  const refused = problem !== undefined && !short && !underWay;
  const tell = useEffectEvent((reason: typeof problem) => {
    if (isLocked(reason)) onLocked();
    else if (refused) toast({ title: words('error'), description: words('errorText'), tone: 'destructive' });
  });
  useEffect(() => tell(problem), [problem]);

  const onItsWay = underWay || (state !== 'open' && state !== 'gone');
  const gone = !onItsWay && !refused && intent !== undefined && (state === 'gone' || ended === hold.endsAt);
  const open = !gone && !refused && !underWay && (state === 'open' || state === 'sending');
  const end = underWay ? 'late' : state;
  const lookAgain = async () => {
    if (problem?.code === 'price_changed') await onStale();
    hold.again();
  };

  const summary = (
    <OrderSummary event={event} quantity={quantity} onQuantity={setQuantity} locked={onItsWay} short={short} />
  );
  return (
    <CheckoutFrame summary={summary}>
      {refused && <Unable problem={problem} onRetry={() => void lookAgain()} />}
      {gone && (
        <Face title={words('gone')} text={words('goneText')} takesFocus>
          <Button variant="coral" onClick={hold.again}>
            {words('again')}
          </Button>
        </Face>
      )}
      {(state === 'processing' || state === 'paid') && (
        <Face title={words('confirming')} text={words('confirmingText')} busy takesFocus />
      )}
      {(end === 'late' || end === 'refunded') && (
        <Face title={words(end)} text={words(`${end}Text`)} takesFocus>
          <ButtonLink variant="coral" to="/user-dashboard">
            {words('toDashboard')}
          </ButtonLink>
        </Face>
      )}
      <div hidden={!open}>
        <h2 className="tower">{words('card')}</h2>
        {intent !== undefined && open && <HoldClock endsAt={hold.endsAt} onEnd={() => setEnded(hold.endsAt)} />}
        <PaymentForm
          provider={intent?.provider}
          amount={formatEuro((centsOf(event.price) ?? 0) * quantity, language)}
          holding={!hold.ready}
          sending={state === 'sending'}
          onPay={pay}
        />
      </div>
    </CheckoutFrame>
  );
}
