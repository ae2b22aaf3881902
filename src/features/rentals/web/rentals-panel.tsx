import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { ListingPanel } from '#market/listings/web/desk/listing-panel.tsx';
import { usePanelTools } from '#market/listings/web/desk/use-panel-tools.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { RentalRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { rentalNeeds } from '../edit-rules.ts';
import { messages } from '../messages.ts';
import { rentalCategories } from '../rules.ts';
import { rentalCalls, rentalDeskApi as api, rentalRefresh } from './desk-queries.ts';
import { RentalForm } from './rental-form.tsx';
import { SeasonForSeveral } from './season-for-several.tsx';
import { rentalChanges } from './rental-table.tsx';

/** The desk's rentals; the calendars of one are handed in. */
export function RentalsPanel({ calendars }: { readonly calendars: (id: string) => ReactNode }) {
  const words = useWords(desk);
  const publicWords = useWords(messages);
  const { language } = useLanguage();
  const query = useDeskQuery('status', 'owner', 'category', 'featured');
  const list = useQuery(api.list('GET /api/admin/rentals', { query }));
  const tools = usePanelTools();
  const priceOf = ({ price, priceUnit, currency }: RentalRecord) => {
    if (price === null) return publicWords('priceToBeAnnounced');
    if (price === '0') return publicWords('free');
    const amount = formatPrice(price, language, currency);
    return priceUnit === null ? amount : `${amount} ${publicWords(`unit.${priceUnit}`)}`;
  };
  const tell = (rental: RentalRecord) => ({
    title: inLanguage(rental.title, language),
    facts: [
      publicWords(`category.${rental.category}`),
      rental.location,
      priceOf(rental),
      rental.capacity === null ? null : publicWords('upTo', { count: rental.capacity }),
    ],
  });
  return (
    <ListingPanel
      kind="rentals"
      said={words}
      list={list}
      one={(id) => api.query('GET /api/admin/rentals/{id}', { params: { id } })}
      filters={[
        tools.category(rentalCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))),
        tools.featured,
      ]}
      sorts={[tools.byTitle, ...tools.byPrice, tools.byRating]}
      tell={tell}
      several={(chosen) => <SeasonForSeveral {...chosen} />}
      step={rentalCalls.step}
      needs={rentalNeeds}
      changes={rentalChanges}
      copy={api.mutation('POST /api/rentals/{id}/copies')}
      remove={api.mutation('DELETE /api/rentals/{id}')}
      keeps={() => words('hasBookings')}
      refresh={rentalRefresh}
      sheet={(open) => <RentalForm {...open} calendars={calendars} />}
    />
  );
}
