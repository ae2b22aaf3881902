import type { OpenListing } from '#market/listings/web/desk/opened-listing.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { JobRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { JobCard } from './job-card.tsx';
import { jobPreview, jobTable } from './job-table.tsx';
import { jobCalls, jobRefresh } from './desk-queries.ts';

/** One vacancy with every field of specification section 5, and its notice beside it. */
export function JobForm({ record, reload, onClose }: OpenListing<JobRecord>) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      kind="jobs"
      record={record}
      table={jobTable}
      calls={jobCalls}
      said={words}
      refresh={jobRefresh}
      reload={reload}
      onClose={onClose}
      card={(values) => <JobCard job={jobPreview(values, record, language)} />}
    />
  );
}
