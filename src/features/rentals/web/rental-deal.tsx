import { inLine } from '#kit/shared/bidi.ts';
import { formatEuro, formatPrice } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import { formatRating } from '#market/listings/rating.ts';
import { Deal } from '#market/listings/web/detail/deal.tsx';
import { Facts } from '#market/listings/web/detail/detail-page.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { RentalDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import { messages as pageMessages } from '../page-messages.ts';
import { isBookable } from '../rules.ts';
import { draftSearch, type Draft } from '../stay-address.ts';
import { pricesOf } from '../rental-prices.ts';
import { leastCost, stayPrice, unitPrices } from '../stay-price.ts';
import type { Stay } from '../stay.ts';
import { useStayWords } from './use-stay-words.ts';

type Props = {
  readonly rental: RentalDetail;
  /** Once it is chosen the card says what it costs in all, and the button takes it along. */
  readonly stay?: Stay | undefined;
  /** The stay as far as it is chosen: a day alone goes along too. */
  readonly draft: Draft;
};

/** A number stays on the line of what it counts. */
const unbroken = (count: string) => count.replaceAll(' ', '\u00a0');

/** Price for its unit or of the whole stay, button, and the facts in short. */
export function RentalDeal({ rental, stay, draft }: Props) {
  const words = useWords(messages);
  const pageWords = useWords(pageMessages);
  const { language } = useLanguage();
  const { price, priceUnit, currency, capacity, bedrooms, beds, bathrooms, rating, deposit } = rental;
  const hasMany = rental.quantity > 1 && priceUnit !== 'person';
  const { when, length } = useStayWords(priceUnit ?? 'night', rental.category);
  const today = wallClock(useNow()).date;
  const prices = pricesOf(rental);
  const coming = prices.seasons.filter(({ to }) => to >= today);
  // Those that take as many hours as it says.
  const alike = coming.filter(({ minUnits }) => minUnits === null || minUnits === rental.minUnits);
  const each = unitPrices({ ...prices, seasons: coming });
  const lowest = Math.min(...each);
  const shortest = prices.priceCents > 0 ? leastCost({ ...prices, seasons: alike }, rental.minUnits) : undefined;
  const total = stay && stayPrice(prices, stay).totalCents;
  const amount =
    price === null
      ? words('priceToBeAnnounced')
      : price === '0'
        ? words('free')
        : total !== undefined
          ? formatEuro(total, language)
          : lowest < prices.priceCents
            ? pageWords('fromPrice', { price: formatEuro(lowest, language, currency) })
            : formatPrice(price, language, currency);
  const unit = stay
    ? `${when(stay)}, ${length(stay)}`
    : price === null
      ? pageWords('unitLater')
      : priceUnit === null
        ? pageWords('unitOpen')
        : words(`unit.${priceUnit}`);
  const isOpen = isBookable(rental);
  const isPlain =
    coming.length === 0 && new Set(each).size === 1 && rental.weekDiscount === 0 && rental.monthDiscount === 0;
  const paid = stay
    ? pageWords('payTotal')
    : rental.cleaningFee !== '0'
      ? pageWords('payCleaning', { fee: formatPrice(rental.cleaningFee, language) })
      : pageWords(isPlain ? 'pay' : 'payByDates');
  const rooms = [
    bedrooms === null ? '' : bedrooms === 0 ? pageWords('studio') : pageWords('bedroomsOf', { count: bedrooms }),
    beds === null ? '' : pageWords('bedsOf', { count: beds }),
    bathrooms ? pageWords('bathroomsOf', { count: bathrooms }) : '',
  ];
  return (
    <Deal
      price={amount}
      isWordy={price === null}
      unit={unit}
      action={
        isOpen ? (
          <ButtonLink to="/checkout" search={{ type: 'rental', id: rental.id, ...draftSearch(stay ?? draft) }} arrow>
            {words('bookIt')}
          </ButtonLink>
        ) : (
          <Button disabled>{words('notBookable')}</Button>
        )
      }
    >
      {isOpen && <p>{paid}</p>}
      <Facts
        items={[
          {
            label: pageWords('shortest'),
            value:
              shortest === undefined
                ? null
                : words('least', { price: formatEuro(shortest, language, currency), count: rental.minUnits }),
          },
          {
            label: pageWords('deposit'),
            value:
              deposit === '0'
                ? null
                : pageWords(hasMany ? 'depositOfEach' : 'depositOf', { amount: formatPrice(deposit, language) }),
          },
          {
            label: pageWords('capacity'),
            value: capacity === null ? null : pageWords('capacityOf', { count: capacity }),
          },
          { label: pageWords('rooms'), value: inLine(rooms.map(unbroken)) },
          {
            label: pageWords('rating'),
            value: rating === null ? words('unrated') : words('rating', { rating: formatRating(rating, language) }),
          },
          { label: pageWords('where'), value: rental.location },
        ]}
      />
    </Deal>
  );
}
