import type { OpenListing } from '#market/listings/web/desk/opened-listing.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { inkOf } from '#market/posters/poster.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { BusinessRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { BusinessCard } from './business-card.tsx';
import { businessPreview, businessTable } from './business-table.tsx';
import { businessCalls, businessRefresh } from './desk-queries.ts';

/** One place of the directory with every field of specification section 5, and its shop front beside it. */
export function BusinessForm({ record, reload, onClose }: OpenListing<BusinessRecord>) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      kind="businesses"
      record={record}
      table={businessTable}
      calls={businessCalls}
      said={words}
      refresh={businessRefresh}
      reload={reload}
      onClose={onClose}
      card={(values) => {
        const business = businessPreview(values, record, language);
        return <BusinessCard business={business} ink={inkOf(business.poster.motif, business.poster.seed)} />;
      }}
    />
  );
}
