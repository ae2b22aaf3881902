import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { OrderKind } from '#features/orders/rules.ts';
import { formatEuro } from '#kit/shared/money.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import type { BillTo } from '#market/vat/bill-to.ts';
import { BillStep } from './bill-step.tsx';
import { Changed } from './changed.tsx';
import { Face } from './face.tsx';
import { HoldClock } from './hold-clock.tsx';
import { PaymentForm } from './payment-form.tsx';
import { headingOf, isLocked, isOfCode, isOutdated, takenKey, wordFor } from './refusal.ts';
import { StepHeading } from './step-heading.tsx';
import { Unable } from './unable.tsx';
import { useLookAgain, type Told } from './use-agreed.ts';
import { useHold, type Wish } from './use-hold.ts';
import { usePayment } from './use-payment.ts';
import { Waiting } from './waiting.tsx';

/** What the pages of all that can be paid for hear. */
export type PaidEvents = {
  readonly onPaid: () => void;
  /** The session is missing or somebody else's. */
  readonly onLocked: () => void;
  /** The price, the date or the place is another one: read the item again. */
  readonly onStale: () => Promise<unknown>;
};

type Props = PaidEvents & {
  readonly kind: OrderKind;
  readonly wish: Wish;
  /** Undefined until the browser has said who is here. */
  readonly userId: string | undefined;
  /** What changed since its buyer came; absent where nobody follows that. */
  readonly told?: Told;
  /** A refusal that another wish mends: the form stays open for it. */
  readonly isMendable?: (problem: Problem) => boolean;
  /** The stay can't be, or not any more: another has to be chosen; or the code of an event is not good. */
  readonly onTaken?: (problem: Problem) => void;
  /** Another step made way for it. */
  readonly takesFocus?: boolean;
  /** The halves of the page; while a payment is on its way nothing may change in them. */
  readonly children: (half: { body: ReactNode; isLocked: boolean; isShort: boolean; isSoldOut: boolean }) => ReactNode;
};

/** What is wished is held while the card is filled in; paying starts when it is held as it is shown. */
export function PaidCheckout(props: Props) {
  const {
    kind,
    wish,
    userId,
    told,
    isMendable,
    onTaken,
    takesFocus = false,
    onPaid,
    onLocked,
    onStale,
    children,
  } = props;
  const words = useWords(messages);
  const { language } = useLanguage();
  const [ended, setEnded] = useState(0);
  const [billTo, setBillTo] = useState<BillTo>();
  const hold = useHold({ ...wish, billTo }, userId);
  const { pay, state, refusal, tellBank } = usePayment(hold.intent, { onPaid, onLocked, onReplaced: hold.again });
  const { intent, problem } = hold;

  const short = problem !== undefined && isMendable?.(problem) === true;
  const underWay = problem?.code === 'already_paid';
  const taken = onTaken !== undefined && (kind === 'event' ? isOfCode(problem) : takenKey(problem) !== undefined);
  const unnamed = problem?.code === 'buyer_unnamed';
  const isLooking = useLookAgain(problem, told && onStale);
  const onItsWay = underWay || (state !== 'open' && state !== 'gone');
  const changed = told !== undefined && told.changes.length > 0 && !onItsWay && !isLooking ? told : undefined;
  const aside = short || underWay || taken || unnamed || isLooking || changed !== undefined;
  const refused = problem !== undefined && !aside;
  const tell = useEffectEvent((reason: typeof problem, waits: boolean) => {
    if (isLocked(reason)) onLocked();
    else if (reason !== undefined && taken) onTaken?.(reason);
    else if (refused && !waits && headingOf(reason) === undefined)
      toast({ title: words('error'), description: words('errorText'), tone: 'destructive' });
  });
  useEffect(() => tell(problem, isLooking), [problem, isLooking]);

  const isElsewhere = refused || unnamed || isLooking || changed !== undefined;
  const gone = !onItsWay && !isElsewhere && intent !== undefined && (state === 'gone' || ended === hold.endsAt);
  const open = !gone && !isElsewhere && !taken && !underWay && (state === 'open' || state === 'sending');
  const end = underWay ? 'late' : state;
  const lookAgain = async () => {
    if (isOutdated(problem)) await onStale();
    hold.again();
  };
  const goOn = () => {
    hold.forget();
    told?.agree();
  };

  const body = (
    <>
      {isLooking && <Waiting />}
      {changed && <Changed changes={changed.changes} onAgree={goOn} />}
      {refused && <Unable kind={kind} problem={problem} onRetry={() => void lookAgain()} />}
      {unnamed && <BillStep isWrong={problem.fields.length > 0} start={billTo} onNamed={setBillTo} />}
      {gone && (
        <Face title={words(wordFor(kind, 'gone'))} text={words(wordFor(kind, 'goneText'))} takesFocus>
          <Button variant="coral" onClick={hold.again}>
            {words(wordFor(kind, 'again'))}
          </Button>
        </Face>
      )}
      {(state === 'processing' || state === 'paid') && (
        <Face title={words('confirming')} text={words(wordFor(kind, 'confirmingText'))} busy takesFocus />
      )}
      {(end === 'late' || end === 'refunded') && (
        <Face title={words(end)} text={words(end === 'late' ? 'lateText' : wordFor(kind, 'refundedText'))} takesFocus>
          <ButtonLink variant="coral" to="/user-dashboard">
            {words('toDashboard')}
          </ButtonLink>
        </Face>
      )}
      <div hidden={!open}>
        <StepHeading takesFocus={takesFocus}>{words('card')}</StepHeading>
        {intent !== undefined && open && (
          <HoldClock kind={kind} endsAt={hold.endsAt} onEnd={() => setEnded(hold.endsAt)} />
        )}
        {short && intent === undefined ? (
          <p>{words('nothingHeld')}</p>
        ) : (
          <PaymentForm
            intent={intent}
            cents={wish.cents}
            amount={formatEuro(wish.cents, language)}
            holding={!hold.ready}
            sending={state === 'sending'}
            refusal={refusal}
            onPay={pay}
            tellBank={tellBank}
          />
        )}
      </div>
    </>
  );
  return children({ body, isLocked: onItsWay, isShort: short, isSoldOut: problem?.code === 'sold_out' });
}
