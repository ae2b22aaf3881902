/** What makes the price of a stay, as a rental's page is told it. Pure. */
import { centsOf } from '#kit/shared/money.ts';
import type { RentalDetail } from './contract.ts';
import type { Prices } from './stay-price.ts';

/** A rental with all that makes its prices. */
export type PricedRental = Pick<
  RentalDetail,
  'price' | 'weekendPrice' | 'priceUnit' | 'seasons' | 'cleaningFee' | 'weekDiscount' | 'monthDiscount'
>;

const cents = (price: string | null) => centsOf(price ?? '0') ?? 0;
const centsOrNone = (price: string | null) => (price === null ? null : cents(price));

export const pricesOf = ({
  price,
  weekendPrice,
  priceUnit,
  seasons,
  cleaningFee,
  weekDiscount,
  monthDiscount,
}: PricedRental): Prices => ({
  priceUnit,
  priceCents: cents(price),
  weekendPriceCents: centsOrNone(weekendPrice),
  seasons: seasons.map(({ price: each, weekendPrice: weekend, ...season }) => ({
    ...season,
    priceCents: cents(each),
    weekendPriceCents: centsOrNone(weekend),
  })),
  cleaningFeeCents: cents(cleaningFee),
  weekDiscount,
  monthDiscount,
});
