/** What a table of listings has, whatever its kind. */
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import type { ListingStatus } from '../listing.ts';

export type ListingRow = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly version: number;
  readonly ownerId: string | null;
  readonly reviewAskedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly reviewNote: string | null;
  readonly photos: readonly ListingPhoto[];
};

export type ListingTable<Row, Insert> = PgTable & { $inferSelect: Row; $inferInsert: Insert } & Record<
    | 'id'
    | 'status'
    | 'version'
    | 'category'
    | 'updatedAt'
    | 'ownerId'
    | 'ownerless'
    | 'planRank'
    | 'reviewAskedAt'
    | 'reviewedAt'
    | 'reviewNote',
    AnyPgColumn
  >;
