import type { ListingStatus, ListingStep } from '../../listing.ts';
import type { OpenChange } from '../../listing-schemas.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import type { WornPoster } from '#market/posters/contract.ts';
import type { ListingOwner } from '../../ownership-contract.ts';

export type ChangeOfRecord = Pick<OpenChange, 'id' | 'version' | 'status' | 'fields' | 'note'>;

/** What the desk's records of all four kinds have in common. */
export type ListingRecord = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly version: number;
  readonly updatedAt: string;
  readonly poster: WornPoster;
  readonly photos: readonly ListingPhoto[];
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

/** What a save gives: the fields that wait for the desk, and an account of it where that says more. */
type Saved = {
  readonly waits: readonly string[];
  readonly told?: { readonly title: string; readonly description?: string } | undefined;
};

/** One step of its review or of its pause. */
export type StepCall = {
  readonly mutationFn: (input: {
    params: { id: string };
    body: { step: ListingStep; note?: string; version: number };
  }) => Promise<unknown>;
};

/** The calls that write it, as `client().mutation()` gives them. */
export type ListingCalls<B> = {
  readonly create: { readonly mutationFn: (input: { body: B }) => Promise<{ readonly id: string }> };
  readonly update: {
    readonly mutationFn: (input: { params: { id: string }; body: B & { version?: number } }) => Promise<Saved>;
  };
  readonly step: StepCall;
};
