import { formatInstant } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../cancel-messages.ts';
import type { Cancellation, Order } from '../contract.ts';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as styles from './cancel.module.css';

type TermsProps = {
  readonly order: Order;
  readonly terms: Cancellation;
  /** The tickets that are given back, and what they were of the price; undefined when it is all of it. */
  readonly part: { readonly amount: string } | undefined;
  /** It was another amount when it was shown first. */
  readonly isChanged: boolean;
};

/** What goes back now, until when that stays so, what becomes of the places, and what was agreed on. */
export function CancelTerms({ order, terms, part, isChanged }: TermsProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { refund, percent, until, isMoved = false } = terms;
  const isFree = order.amount === '0';
  const lost =
    order.kind === 'rental'
      ? words('stayGiven')
      : part
        ? words('placesPart')
        : words('places', { count: order.tickets.length });
  return (
    <div className={styles.cancelTerms}>
      <div role="alert">{isChanged ? <p className={factsStyles.deskNotice}>{words('changed')}</p> : null}</div>
      {refund === '0' ? (
        <p className={styles.cancelNothing}>{words(isFree ? 'wasFree' : 'nothing')}</p>
      ) : (
        <p className={styles.cancelRefund}>
          <span>{words('back')}</span> <b className="tower">{formatPrice(refund, language)}</b>{' '}
          <span>
            {words('of', { percent, amount: formatPrice(part?.amount ?? order.price ?? order.amount, language) })}
          </span>
        </p>
      )}
      {until === null ? null : (
        <Until when={formatInstant(new Date(until), language)} isFree={isFree} isMoved={isMoved} />
      )}
      <p>
        {lost} {refund === '0' ? null : words('days', town.promises.refundBusinessDays)}
      </p>
      {isFree || isMoved ? null : (
        <div className={styles.cancelPolicy}>
          <h3>{words('policy')}</h3>
          <PolicyWords steps={order.refundSteps} startsAt={order.startsAt} />
        </div>
      )}
    </div>
  );
}

type UntilProps = { readonly when: string; readonly isFree: boolean; readonly isMoved: boolean };

/** Until when it stays so, and that it is so because the event was moved. */
function Until({ when, isFree, isMoved }: UntilProps) {
  const words = useWords(messages);
  if (isMoved) return <p className={styles.cancelMoved}>{words(isFree ? 'movedFree' : 'moved', { when })}</p>;
  return isFree ? null : <p>{words('until', { when })}</p>;
}
