import type { ReactNode } from 'react';
import type { Booking } from '#features/orders/contract.ts';
import { centsOf, formatEuro, formatPrice } from '#kit/shared/money.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { OtherDates } from '../contract.ts';
import { messages } from '../messages.ts';
import { useDatesWords } from './use-dates-words.ts';
import * as styles from './date-changes.module.css';

type Props = { readonly order: Booking; readonly shown: OtherDates; readonly write: ReactNode };

/** What other dates mean: when, what they cost, what goes back, and what cancelling brings from then on. */
export function NewTerms({ order, shown, write }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const tell = useDatesWords();
  const { wanted, before, amount, back, more, refundSteps } = shown;
  const price = (of: string) => formatPrice(of, language);
  if (more !== '0')
    return (
      <div role="alert" className={styles.datesMore}>
        <b>{words('more', { amount: price(more) })}</b>
        <p>{words('moreText')}</p>
        {write}
      </div>
    );
  // What it was booked with stays, for each of as many as there are now (decision 0192).
  const isOther = order.depositWay !== null && wanted.unit !== 'person' && wanted.quantity !== order.quantity;
  const deposit = ((centsOf(order.deposit) ?? 0) * wanted.quantity) / order.quantity;
  const isShorter = JSON.stringify(refundSteps) !== JSON.stringify(order.refundSteps);
  return (
    <>
      <dl className={styles.datesTerms}>
        <div>
          <dt>{words('wanted')}</dt>
          <dd>{tell(wanted)}</dd>
        </div>
        <div>
          <dt>{words('price')}</dt>
          <dd>
            {before === amount ? price(amount) : words('priceFromTo', { before: price(before), amount: price(amount) })}
          </dd>
        </div>
        <div>
          <dt>{words('difference')}</dt>
          <dd>{back === '0' ? words('same') : words('goesBack', { amount: price(back) })}</dd>
        </div>
        {isOther && (
          <div>
            <dt>{words('deposit')}</dt>
            <dd>{formatEuro(deposit, language)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.datesPolicy}>
        <h3>{words('policy')}</h3>
        <PolicyWords steps={refundSteps} startsAt={wanted.startsAt} />
        {isShorter && <p>{words('policyKept')}</p>}
      </div>
    </>
  );
}
