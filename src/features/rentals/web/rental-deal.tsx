import { formatPrice } from '#kit/shared/money.ts';
import { formatRating } from '#kit/shared/rating.ts';
import { Deal } from '#kit/web/detail/deal.tsx';
import { Facts } from '#kit/web/detail/detail-page.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import { messages as pageMessages } from '../page-messages.ts';
import { isBookable } from '../rules.ts';

/** Price for its unit, button, and the facts in short. */
export function RentalDeal({ rental }: { readonly rental: Rental }) {
  const words = useWords(messages);
  const pageWords = useWords(pageMessages);
  const { language } = useLanguage();
  const { price, priceUnit, capacity, rating } = rental;
  const amount =
    price === null ? words('priceToBeAnnounced') : price === '0' ? words('free') : formatPrice(price, language);
  const unit =
    price === null ? pageWords('unitLater') : priceUnit === null ? pageWords('unitOpen') : words(`unit.${priceUnit}`);
  const isOpen = isBookable(rental);
  return (
    <Deal
      price={amount}
      isWordy={price === null}
      unit={unit}
      action={
        isOpen ? (
          <ButtonLink to="/checkout" search={{ type: 'rental', id: rental.id }} arrow>
            {words('bookIt')}
          </ButtonLink>
        ) : (
          <Button disabled>{words('notBookable')}</Button>
        )
      }
    >
      {isOpen && <p>{pageWords('pay')}</p>}
      <Facts
        items={[
          {
            label: pageWords('capacity'),
            value: capacity === null ? null : pageWords('capacityOf', { count: capacity }),
          },
          {
            label: pageWords('rating'),
            value: rating === null ? null : words('rating', { rating: formatRating(rating, language) }),
          },
          { label: pageWords('where'), value: rental.location },
        ]}
      />
    </Deal>
  );
}
