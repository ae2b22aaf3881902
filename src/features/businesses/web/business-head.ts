import { town } from '#market/town/town.ts';
import { titledPlace } from '#market/listings/web/detail/titled-place.ts';
import { listingHead, type Reading } from '#market/listings/web/detail/listing-head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import type { BusinessDetail } from '../contract.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { businessData } from '../structured-data.ts';

/** What search engines and the sites where it is shared read of a place's page. */
export function businessHead(business: BusinessDetail, reading: Reading) {
  const { language, origin } = reading;
  const { name, location, id } = business;
  return listingHead(
    {
      title: wordsOf(messages, language)('pageTitle', { title: titledPlace(name, location), brand: town.brand }),
      name,
      description: business.description,
      path: `/businesses/${id}`,
      list: { name: wordsOf(cardMessages, language)('kicker'), path: '/search?type=businesses' },
      data: import.meta.env.SSR ? businessData(business, origin) : undefined,
    },
    reading,
  );
}
