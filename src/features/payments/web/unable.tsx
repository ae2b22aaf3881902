import { isBookingKind, type OrderKind } from '#features/orders/rules.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { codeOf, headingOf, minutesToWait, reasonKey } from './refusal.ts';
import * as styles from './checkout.module.css';

type Props = {
  readonly kind?: OrderKind;
  /** Why, as the server said it. */
  readonly problem: unknown;
  readonly onRetry?: () => void;
  /** Nothing is to be paid. */
  readonly isFree?: boolean;
  /** Of an event none of whose tickets is sold on this day: not yet, and from which day, or not any more. */
  readonly closed?: { readonly state: 'early' | 'past'; readonly from?: string };
};

/** Checkout can't go on: why, and the ways out (specification section 2). A second try is offered where it may help. */
export function Unable({ kind = 'event', problem, onRetry, isFree = false, closed }: Props) {
  const words = useWords(messages);
  const day = useDay();
  const code = codeOf(problem);
  const heading = headingOf(problem);
  return (
    <div className={styles.checkoutFace} role="alert">
      <h2 className="tower">
        {words(closed ? `closed.${closed.state}` : (heading ?? (isFree ? 'unableFree' : 'unable')))}
      </h2>
      <p>
        {closed === undefined
          ? words(reasonKey(kind, problem), { count: minutesToWait(problem) })
          : closed.from === undefined
            ? words(closed.state === 'past' && isFree ? 'closed.pastFree' : `closed.${closed.state}Text`)
            : words('closed.from', { day: day(closed.from) })}
      </p>
      <div className={styles.checkoutFaceWays}>
        <ButtonLink variant="ink" to="/">
          {words('home')}
        </ButtonLink>
        {(code === 'too_many_holds' || code === 'email_unproven' || kind === 'supplement') && (
          <ButtonLink variant="coral" to="/user-dashboard">
            {words('toDashboard')}
          </ButtonLink>
        )}
        {(code === 'not_found' || code === 'event_over') && isBookingKind(kind) && (
          <ButtonLink variant="coral" to="/search" search={{ type: `${kind}s` }}>
            {words(`others.${kind}`)}
          </ButtonLink>
        )}
        {onRetry && (heading === undefined || heading === 'sold') && code !== 'provider_refused' && (
          <Button variant="line" onClick={onRetry}>
            {words('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
