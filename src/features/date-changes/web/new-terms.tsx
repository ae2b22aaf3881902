import type { Booking } from '#features/orders/contract.ts';
import { centsOf, formatEuro, formatPrice } from '#kit/shared/money.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { OtherDates } from '../contract.ts';
import { messages } from '../messages.ts';
import { payHours } from '../rules.ts';
import { useDatesWords } from './use-dates-words.ts';
import { WhatIsDue } from './what-is-due.tsx';
import * as styles from './date-changes.module.css';

type Props = { readonly order: Booking; readonly shown: OtherDates };

/** What other dates mean: when, what they cost, what goes back or is still to be paid, and what cancelling brings from then on. */
export function NewTerms({ order, shown }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const tell = useDatesWords(order.category);
  const { wanted, before, amount, back, more, refundSteps } = shown;
  const price = (of: string) => formatPrice(of, language);
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
        {more === '0' ? (
          <>
            <div>
              <dt>{words('price')}</dt>
              <dd>
                {before === amount
                  ? price(amount)
                  : words('priceFromTo', { before: price(before), amount: price(amount) })}
              </dd>
            </div>
            <div>
              <dt>{words('difference')}</dt>
              <dd>{back === '0' ? words('same') : words('goesBack', { amount: price(back) })}</dd>
            </div>
          </>
        ) : (
          <WhatIsDue {...{ amount, before, more }} />
        )}
        {isOther && (
          <div>
            <dt>{words('deposit')}</dt>
            <dd>{formatEuro(deposit, language)}</dd>
          </div>
        )}
      </dl>
      {more !== '0' && <p className={styles.datesMore}>{words('moreText', { hours: payHours })}</p>}
      <div className={styles.datesPolicy}>
        <h3>{words('policy')}</h3>
        <PolicyWords steps={refundSteps} startsAt={wanted.startsAt} />
        {isShorter && <p>{words('policyKept')}</p>}
      </div>
    </>
  );
}
