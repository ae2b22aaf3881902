import type { OrderKind } from '#features/orders/rules.ts';
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
};

/** Checkout can't go on: why, and the ways out (specification section 2). A second try is offered where it may help. */
export function Unable({ kind = 'event', problem, onRetry, isFree = false }: Props) {
  const words = useWords(messages);
  const code = codeOf(problem);
  const heading = headingOf(problem);
  return (
    <div className={styles.checkoutFace} role="alert">
      <h2 className="tower">{words(heading ?? (isFree ? 'unableFree' : 'unable'))}</h2>
      <p>{words(reasonKey(kind, problem), { count: minutesToWait(problem) })}</p>
      <div className={styles.checkoutFaceWays}>
        <ButtonLink variant="ink" to="/">
          {words('home')}
        </ButtonLink>
        {(code === 'too_many_holds' || code === 'email_unproven' || kind === 'supplement') && (
          <ButtonLink variant="coral" to="/user-dashboard">
            {words('toDashboard')}
          </ButtonLink>
        )}
        {(code === 'not_found' || code === 'event_over') && kind !== 'plan' && kind !== 'supplement' && (
          <ButtonLink variant="coral" to="/search" search={{ type: `${kind}s` }}>
            {words(`others.${kind}`)}
          </ButtonLink>
        )}
        {onRetry && (heading === undefined || code === 'sold_out') && code !== 'provider_refused' && (
          <Button variant="line" onClick={onRetry}>
            {words('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
