import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { OrderKind } from '#features/orders/rules.ts';
import { formatEuro } from '#kit/shared/money.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../../messages.ts';
import type { BillTo } from '#market/vat/bill-to.ts';
import { isOnItsWay, stepOf } from './checkout-step.ts';
import { HoldClock } from './hold-clock.tsx';
import { PaymentForm } from '../card/payment-form.tsx';
import { headingOf, isSignedOut, isOfCode, isOutdated, takenKey } from '../refusal.ts';
import { StepFace } from './step-face.tsx';
import { StepHeading } from './step-heading.tsx';
import { useLookAgain, type Told } from './use-agreed.ts';
import { useHold, type Wish } from './use-hold.ts';
import { usePayment } from '../card/use-payment.ts';
import * as styles from '../checkout.module.css';

/** What the pages of all that can be paid for hear. */
export type PaidEvents = {
  readonly onPaid: () => void;
  /** The session is missing or somebody else's. */
  readonly onSignedOut: () => void;
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
  readonly children: (half: {
    body: ReactNode;
    isLocked: boolean;
    isShort: boolean;
    problem: Problem | undefined;
  }) => ReactNode;
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
    onSignedOut,
    onStale,
    children,
  } = props;
  const words = useWords(messages);
  const { language } = useLanguage();
  const [ended, setEnded] = useState(0);
  const [billTo, setBillTo] = useState<BillTo>();
  const hold = useHold({ ...wish, billTo }, userId);
  const { pay, state, refusal, tellBank } = usePayment(hold.intent, {
    kind,
    onPaid,
    onSignedOut,
    onReplaced: hold.again,
  });
  const { intent, problem } = hold;

  const isShort = problem !== undefined && isMendable?.(problem) === true;
  const isTaken = onTaken !== undefined && (kind === 'event' ? isOfCode(problem) : takenKey(problem) !== undefined);
  const isLooking = useLookAgain(problem, told && onStale);
  const step = stepOf({
    payment: state,
    problem,
    isLooking,
    hasChanged: told !== undefined && told.changes.length > 0,
    isShort,
    isTaken,
    hasEnded: intent !== undefined && ended === hold.endsAt,
  });
  const tell = useEffectEvent((reason: typeof problem, waits: boolean) => {
    if (isSignedOut(reason)) onSignedOut();
    else if (reason !== undefined && isTaken) onTaken(reason);
    else if (step === 'refused' && !waits && headingOf(reason) === undefined)
      toast({ title: words('error'), description: words('errorText'), tone: 'destructive' });
  });
  useEffect(() => tell(problem, isLooking), [problem, isLooking]);

  const lookAgain = async () => {
    if (isOutdated(problem)) await onStale();
    hold.again();
  };
  const goOn = () => {
    hold.forget();
    told?.agree();
  };
  const isOpen = step === 'card';
  const body = (
    <>
      <StepFace
        key={step}
        {...{ kind, step, problem, billTo }}
        changes={told?.changes ?? []}
        onAgree={goOn}
        onNamed={setBillTo}
        onRetry={() => void lookAgain()}
        onAgain={hold.again}
      />
      {/* Hidden, not gone: what was typed of the card stands where it was when the step is passed. */}
      <div hidden={!isOpen}>
        <StepHeading takesFocus={takesFocus}>{words('card')}</StepHeading>
        {intent !== undefined && isOpen && kind === 'supplement' && (
          <p className={styles.keptNote}>
            <Icon name="clock" />
            {words('keptUntil', { when: formatInstant(new Date(hold.endsAt), language) })}
          </p>
        )}
        {intent !== undefined && isOpen && kind !== 'supplement' && (
          <HoldClock kind={kind} endsAt={hold.endsAt} onEnd={() => setEnded(hold.endsAt)} />
        )}
        {isShort && intent === undefined ? (
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
  return children({ body, isLocked: isOnItsWay(step, state), isShort, problem: isLooking ? undefined : problem });
}
