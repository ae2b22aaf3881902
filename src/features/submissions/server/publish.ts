/** A submission becomes a listing. What nobody said stays empty: nothing is invented (decisions, Approving a submission). */
import type { Db } from '#kit/server/db.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ListingPatch } from '../contract.ts';
import { correctedFields } from '../rules.ts';
import type { SubmissionRow } from './table.ts';

function refuse(found: readonly { readonly path: string; readonly message: string }[]): void {
  if (found.length === 0) return;
  const fields = found.map(({ path, message }) => ({ path: `listing.${path}`, message }));
  throw new Problem('validation', 'The listing is not acceptable.', { fields });
}

/** Refuses 422 what the kind does not know. */
function check({ categories, asked, told, capacity }: ServerKind, category: string, patch: ListingPatch): void {
  const known: readonly string[] = [...correctedFields, ...asked, ...told];
  const strange = Object.keys(patch).filter((name) => !known.includes(name));
  const max = capacity?.max ?? Number.POSITIVE_INFINITY;
  refuse([
    ...strange.map((path) => ({ path, message: 'Is no field of this type' })),
    ...(categories.includes(category) ? [] : [{ path: 'category', message: 'Is no category of this type' }]),
    ...((patch.capacity ?? 1) > max ? [{ path: 'capacity', message: `Is more than ${max}` }] : []),
  ]);
}

/** What a submission became: its id, and its name in the language of whoever proposed it. */
type Published = { readonly id: string; readonly title: string };

/** Makes the listing, published at once. Runs in the transaction of the decision. */
export async function publish(
  db: Db,
  kind: ServerKind,
  row: SubmissionRow,
  patch: ListingPatch,
  by: By,
): Promise<Published> {
  const { language, contactEmail, contactPhone } = row;
  const category = patch.category ?? row.category;
  check(kind, category, patch);
  /** What is said, under the language it was written in; a text in the other language stands beside it. */
  const inBoth = (said: string | undefined, added: string | Localized | undefined): Localized => ({
    ...(said !== undefined && { [language]: said }),
    ...(typeof added === 'string' ? { [language]: added } : added),
  });
  const title = inBoth(row.title, patch.title);
  const listing = {
    description: inBoth(row.description, patch.description),
    category: category as never,
    location: patch.location ?? row.location,
    address: patch.address ?? row.address,
    latitude: null,
    longitude: null,
    status: 'published' as const,
    photos: [] as [],
    chosenPoster: null,
  };
  const priceCents = patch.price === undefined ? row.priceCents : patch.price;
  const said = { language, title, listing, priceCents, contactEmail, contactPhone, inBoth };
  // What was asked beside it is of this kind: `check` saw to it.
  const { id } = await kind.publish(db, { ...said, asked: patch as never }, by);
  return { id, title: inLanguage(title, language) };
}
