import type { ListingStatus } from '../../listing.ts';
import type { OpenChange } from '../../listing-schemas.ts';
import type { ListingOwner } from '../../ownership-contract.ts';

export type ChangeOfRecord = Pick<OpenChange, 'id' | 'version' | 'status' | 'fields' | 'note'>;

/** What the desk's records of all four kinds have in common. */
export type ListingRecord = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly version: number;
  readonly updatedAt: string;
  /** Whose it is (`ownershipOf`). */
  readonly owner: ListingOwner | null;
  readonly ownerless: boolean;
  readonly reviewAskedAt: string | null;
  readonly reviewedAt: string | null;
  /** Why the desk sent it back. */
  readonly reviewNote: string | null;
  /** What of it waits for the desk, or came back. */
  readonly change: ChangeOfRecord | null;
};

/** What a save gives: the fields that wait for the desk. */
type Saved = { readonly waits: readonly string[] };

/** The calls that write it, as `client().mutation()` gives them. */
export type ListingCalls<B> = {
  readonly create: { readonly mutationFn: (input: { body: B }) => Promise<unknown> };
  readonly update: {
    readonly mutationFn: (input: { params: { id: string }; body: B & { version?: number } }) => Promise<Saved>;
  };
};

/** What is said when it worked, and when it did not (specification section 8). */
export type ListingSaid = {
  readonly created: string;
  readonly createFailed: string;
  readonly updated: string;
  readonly updateFailed: string;
};
