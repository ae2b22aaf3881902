import { client } from '#kit/web/api.ts';
import { BulkBar } from '#kit/web/desk/bulk/bulk-bar.tsx';
import type { Selection } from '#kit/web/desk/bulk/use-selection.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { maxNote } from '../../listing.ts';
import type { Decisions, endpoints } from '../../review-contract.ts';
import type { ListingRecord } from './listing.ts';

const { mutationFn } = client<typeof endpoints>().mutation('POST /api/admin/listings/{kind}/decisions');

type ListingBulkProps<R> = {
  readonly kind: ListingKind;
  readonly selection: Selection<R & ListingRecord>;
  readonly titleOf: (record: R) => string;
  /** They are public, and come down; else they wait. */
  readonly isPublic: boolean;
  readonly refresh: readonly string[];
};

/** Several listings decided at once: those that wait, or those that shall leave the public pages. */
export function ListingBulk<R extends ListingRecord>({
  kind,
  selection,
  titleOf,
  isPublic,
  refresh,
}: ListingBulkProps<R>) {
  return (
    <BulkBar
      selection={selection}
      titleOf={titleOf}
      call={{ mutationFn: (body: Decisions) => mutationFn({ params: { kind }, body }) }}
      asks={isPublic ? ['takeDown'] : ['approve', 'reject']}
      maxNote={maxNote}
      refresh={refresh}
    />
  );
}
