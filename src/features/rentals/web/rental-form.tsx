import type { ReactNode } from 'react';
import type { OpenListing } from '#market/listings/web/desk/opened-listing.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { inkOf } from '#market/posters/poster.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { RentalRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { BlockedDates } from './blocked-dates.tsx';
import { PricedSeasons } from './priced-seasons.tsx';
import { RentalCard } from './rental-card.tsx';
import { rentalPreview, rentalTable } from './rental-table.tsx';
import { rentalCalls, rentalRefresh } from './desk-queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';

type Props = OpenListing<RentalRecord> & {
  /** Its calendars on other sites, of the room that keeps them. */
  readonly calendars: (id: string) => ReactNode;
};

/** One rental with every field of specification section 5, and its postcard beside it. */
export function RentalForm({ record, reload, onClose, calendars }: Props) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      kind="rentals"
      record={record}
      table={rentalTable}
      calls={rentalCalls}
      said={words}
      refresh={rentalRefresh}
      reload={reload}
      onClose={onClose}
      more={
        record === undefined ? (
          <p className={fieldStyles.hint}>{words('oncePriced')}</p>
        ) : record.status === 'withdrawn' ? null : (
          <>
            <PricedSeasons record={record} />
            <BlockedDates record={record} />
            {calendars(record.id)}
          </>
        )
      }
      card={(values) => {
        const rental = rentalPreview(values, record, language);
        return <RentalCard rental={rental} ink={inkOf(rental.poster.motif, rental.poster.seed)} />;
      }}
    />
  );
}
