/** Which listing a report is of: it stands behind the `#` of the form's address, which no server is sent (decision 0170). */
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';

export type ReportedListing = { readonly kind: ListingKind; readonly id: string };

export const reportHash = ({ kind, id }: ReportedListing): string => `${kind}=${id}`;

/** The page of the listing that is named, if one is. */
export function reportedPath(fragment: string | undefined): `/${ListingKind}/${string}` | undefined {
  const [, name, id] = /^(\w+)=([\w-]{1,64})$/.exec(fragment ?? '') ?? [];
  const kind = listingKinds.find((one) => one === name);
  return kind === undefined || id === undefined ? undefined : `/${kind}/${id}`;
}
