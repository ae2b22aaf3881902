import type { RentalDetail } from '#features/rentals/contract.ts';
import { pricesOf } from '#features/rentals/rental-prices.ts';
import type { PriceUnit } from '#features/rentals/rules.ts';
import { stayPrice } from '#features/rentals/stay-price.ts';
import { periodOf, shownStayOf, type Stay } from '#features/rentals/stay.ts';
import { centsOf, formatEuro, formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { refundSteps, type CancellationPolicy } from '#market/listings/cancellation.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { useDepositWords } from '#market/listings/web/deposit/use-deposit-words.ts';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../../messages.ts';
import type { Priced } from '../../rules.ts';
import { useAgreed, type Change, type Told } from '../steps/use-agreed.ts';

/** A rental that can be booked. */
export type LetRental = Priced<RentalDetail> & { readonly priceUnit: PriceUnit };

const factsOf = (rental: LetRental) => {
  const { price, priceUnit, fromTime, toTime, cancellation, deposit, depositWay } = rental;
  const { weekendPrice, seasons, cleaningFee, weekDiscount, monthDiscount } = rental;
  const prices = { price, weekendPrice, priceUnit, seasons, cleaningFee, weekDiscount, monthDiscount };
  return { ...prices, fromTime, toTime, cancellation, deposit, depositWay };
};

/** By its rule, which differs where two rules give the same at this hour. */
const policyOf = (policy: CancellationPolicy) => <PolicyWords steps={refundSteps[policy]} />;

/** From when to when, for how much and under which terms somebody books a stay, as they were shown it, and what changed since. */
export function useStayTerms(rental: LetRental, stay: Stay) {
  const words = useWords(messages);
  const deposited = useDepositWords();
  const { language } = useLanguage();
  const now = factsOf(rental);
  const { agreed, agree } = useAgreed(now);

  const priceOf = ({ price, priceUnit }: typeof now) =>
    words(`each.${priceUnit}`, { price: formatPrice(price, language, rental.currency) });
  const centsFor = (facts: typeof now) => stayPrice(pricesOf(facts), stay).totalCents;
  const totalOf = (facts: typeof now) => formatEuro(centsFor(facts), language);
  const depositOf = (facts: typeof now) => deposited.sumOf(facts) ?? words('noDeposit');
  const spanOf = (facts: typeof now) => {
    const { startsAt, endsAt } = periodOf({ ...rental, ...facts }, stay);
    return words('changed.span', { from: formatInstant(startsAt, language), until: formatInstant(endsAt, language) });
  };
  const changes: Change[] = [
    { label: words('changed.price'), before: priceOf(agreed), now: priceOf(now) },
    { label: words('changed.total'), before: totalOf(agreed), now: totalOf(now) },
    { label: words('changed.when'), before: spanOf(agreed), now: spanOf(now) },
    { label: words('changed.deposit'), before: depositOf(agreed), now: depositOf(now) },
  ].filter(({ before, now: then }) => before !== then);
  if (agreed.cancellation !== now.cancellation)
    changes.push({ label: words('policy'), before: policyOf(agreed.cancellation), now: policyOf(now.cancellation) });

  return {
    cents: centsFor(agreed),
    shown: shownStayOf({ ...rental, ...agreed, depositCents: centsOf(agreed.deposit) ?? 0 }, stay),
    told: { changes, agree } satisfies Told,
  };
}
