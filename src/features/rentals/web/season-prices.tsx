import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { PricedRental } from '../rental-prices.ts';
import { hasWeekends, longFrom } from '../stay-price.ts';
import { messages } from '../stay-messages.ts';
import * as styles from './stay-sum.module.css';

/** What it costs when: its periods that are not over, the other days, what long stays take off, what is paid once. */
export function SeasonPrices({ rental }: { readonly rental: PricedRental }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const today = wallClock(useNow()).date;
  const { price, priceUnit: unit, cleaningFee, weekDiscount, monthDiscount } = rental;
  if (unit === null || price === null) return null;
  const seasons = rental.seasons.filter(({ to }) => to >= today);
  const each = (cost: string) => words(`each.${unit}`, { price: formatPrice(cost, language) });
  const offs = [
    { from: longFrom(unit, 'week'), percent: weekDiscount },
    { from: longFrom(unit, 'month'), percent: monthDiscount },
  ].flatMap(({ from, percent }) => (from === undefined || percent === 0 ? [] : [{ from, percent }]));
  const weekendPrice = hasWeekends(unit) && rental.weekendPrice !== price ? rental.weekendPrice : null;
  const isOfDays = unit === 'night' ? 'night' : 'day';
  const weekendOf = (cost: string | null, usual: string) =>
    cost !== null && cost !== usual && hasWeekends(unit) ? (
      <small>{words(`weekendPrice.${isOfDays}`, { price: formatPrice(cost, language) })}</small>
    ) : null;
  const hasNone = seasons.length === 0 && offs.length === 0 && cleaningFee === '0' && weekendPrice === null;
  if (hasNone) return null;
  return (
    <section className={styles.seasonPrices} aria-label={words('prices')}>
      <h3 className="tower-s">{words('prices')}</h3>
      <dl className={styles.staySum}>
        {seasons.map(({ from, to, price: cost, weekendPrice: weekend, minUnits }) => (
          <div key={from}>
            <dt>
              {from === to ? day(from) : `${day(from)} – ${day(to)}`}
              {minUnits !== null && unit !== 'person' && <small>{words(`least.${unit}`, { count: minUnits })}</small>}
            </dt>
            <dd>
              {each(cost)}
              {weekendOf(weekend, cost)}
            </dd>
          </div>
        ))}
        {seasons.length > 0 && (
          <div>
            <dt>{words('otherDays')}</dt>
            <dd>
              {each(price)}
              {weekendOf(weekendPrice, price)}
            </dd>
          </div>
        )}
        {seasons.length === 0 && weekendPrice !== null && (
          <>
            <div>
              <dt>{words(`weekdays.${isOfDays}`)}</dt>
              <dd>{each(price)}</dd>
            </div>
            <div>
              <dt>{words(`weekend.${isOfDays}`)}</dt>
              <dd>{each(weekendPrice)}</dd>
            </div>
          </>
        )}
        {offs.map(({ from, percent }) => (
          <div key={from}>
            <dt>
              {words(`longFrom.${unit === 'week' ? 'week' : unit === 'day' ? 'day' : 'night'}`, { number: from })}
            </dt>
            <dd>{words('off', { percent })}</dd>
          </div>
        ))}
        {cleaningFee !== '0' && (
          <div>
            <dt>{words('cleaningOnce')}</dt>
            <dd>{formatPrice(cleaningFee, language)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
