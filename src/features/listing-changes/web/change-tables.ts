import type { FormTable } from '#kit/web/form/form-table.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

/** The form of each kind, which knows its fields by their labels. */
export type ChangeTables = Readonly<Record<ListingKind, FormTable<never>>>;
