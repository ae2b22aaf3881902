import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { RentalDetail } from '../contract.ts';
import { pricesOf, type PricedRental } from '../rental-prices.ts';
import { stayPrice } from '../stay-price.ts';
import type { Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import { useStayWords } from './use-stay-words.ts';
import * as styles from './stay-sum.module.css';

type Props = { readonly rental: PricedRental & Pick<RentalDetail, 'category'>; readonly stay: Stay };

/** What a stay costs, line by line: units at each price, what a long stay takes off, what is paid once. */
export function StaySum({ rental, stay }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const unit = rental.priceUnit ?? 'night';
  const { when, length, sum } = useStayWords(unit, rental.category);
  const { runs, quantity, discount, cleaningFeeCents, totalCents } = stayPrice(pricesOf(rental), stay);
  const euro = (cents: number) => formatEuro(cents, language);
  return (
    <dl className={styles.staySum} aria-label={words('sum')}>
      <div>
        <dt>{when(stay)}</dt>
        <dd>{length(stay)}</dd>
      </div>
      {runs.map(({ cents, units, weekend }) => (
        <div key={`${cents} ${weekend}`}>
          <dt>
            {sum({ ...stay, units }, cents)}
            {weekend && <small>{words(`weekend.${unit === 'night' ? unit : 'day'}`)}</small>}
          </dt>
          <dd>{euro(cents * units * quantity)}</dd>
        </div>
      ))}
      {discount && (
        <div>
          <dt>{words('longStay', { percent: discount.percent })}</dt>
          <dd>−{euro(discount.cents)}</dd>
        </div>
      )}
      {cleaningFeeCents > 0 && (
        <div>
          <dt>{words('cleaning')}</dt>
          <dd>{euro(cleaningFeeCents)}</dd>
        </div>
      )}
      <div className={styles.stayTotal}>
        <dt>{words('total')}</dt>
        <dd className="tower" aria-live="polite">
          {euro(totalCents)}
        </dd>
      </div>
    </dl>
  );
}
