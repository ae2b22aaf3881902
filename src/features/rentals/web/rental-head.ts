import { town } from '#market/town/town.ts';
import { titledPlace } from '#market/listings/web/detail/titled-place.ts';
import { listingHead, type Reading } from '#market/listings/web/detail/listing-head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import type { RentalDetail } from '../contract.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { rentalData } from '../structured-data.ts';

/** What search engines and the sites where it is shared read of a rental's page. */
export function rentalHead(rental: RentalDetail, reading: Reading) {
  const { language, origin } = reading;
  const { title, location, id } = rental;
  return listingHead(
    {
      title: wordsOf(messages, language)('pageTitle', { title: titledPlace(title, location), brand: town.brand }),
      name: title,
      description: rental.description,
      path: `/rentals/${id}`,
      list: { name: wordsOf(cardMessages, language)('kicker'), path: '/search?type=rentals' },
      data: import.meta.env.SSR ? rentalData(rental, origin) : undefined,
    },
    reading,
  );
}
