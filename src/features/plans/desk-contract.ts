/** What the plans room promises the desk (decision 0023): the feature packages that were bought, and what came of each. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { featuredKinds, packageStatuses } from './rules.ts';

/** A listing as a package names it. */
const Featured = z.strictObject({ kind: z.enum(featuredKinds), id: s.id, title: z.string() });

const fields = {
  /** Of the order that paid for it. */
  id: s.id,
  status: z.enum(packageStatuses),
  buyer: z.string(),
  boughtAt: z.iso.datetime(),
  /** What stands on the home page for it, and until when; null while nothing does. */
  listing: Featured.nullable(),
  featuredUntil: z.iso.datetime().nullable(),
  version: z.number().int(),
};

/** A package as a row of the desk's list. */
export const FeaturePackage = z.strictObject(fields);
export type FeaturePackage = z.infer<typeof FeaturePackage>;

export const FeaturePackageDetail = z.strictObject({
  ...fields,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The buyer's public listings that could stand there and do not yet. */
  choices: z.array(Featured),
});
export type FeaturePackageDetail = z.infer<typeof FeaturePackageDetail>;

const PackageQuery = z.strictObject({ ...s.deskQuery(['bought']), status: z.enum(packageStatuses).optional() });
export type PackageQuery = z.infer<typeof PackageQuery>;

/** Which listing the package is for. */
export const StartPackage = z.strictObject({
  kind: z.enum(featuredKinds),
  listingId: s.id,
  version: z.number().int().min(1).max(2_147_483_647),
});
export type StartPackage = z.infer<typeof StartPackage>;

export const endpoints = promise({
  'GET /api/admin/packages': {
    summary: 'Feature packages that were bought, the newest first',
    access: 'admin',
    query: PackageQuery,
    csv: 'personal',
    reply: z.array(FeaturePackage),
  },
  'GET /api/admin/packages/{id}': {
    summary: 'One package with its buyer and the listings it could be for',
    access: 'admin',
    reply: FeaturePackageDetail,
  },
  'POST /api/admin/packages/{id}': {
    summary:
      'Put one listing of the buyer on the home page for the package’s days; 409 edit_conflict, invalid_transition, 422 for a listing that is not theirs, not public or there already',
    access: 'admin',
    body: StartPackage,
    reply: FeaturePackageDetail,
  },
});
