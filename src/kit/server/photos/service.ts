/** Photos: which there are, and how the public sees them. */
import { inArray } from 'drizzle-orm';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '../db.ts';
import { photos } from './table.ts';

/** A photo as somebody puts it into something. */
export type WantedPhoto = { readonly id: string; readonly alt: Localized };

/**
 * The photos of one thing with their sizes, in the order given; 422 where one does not exist or is not among those that
 * may be taken. Their rows are locked until the thing is written, so that tidying takes none of them away meanwhile.
 */
export async function requirePhotos(
  db: Db,
  wanted: readonly WantedPhoto[],
  may: (photo: { readonly id: string; readonly uploadedBy: string }) => boolean = () => true,
): Promise<ListingPhoto[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const rows = await db.select().from(photos).where(inArray(photos.id, ids)).orderBy(photos.id).for('share');
  const known = new Map(rows.filter(may).map((row) => [row.id, row]));
  const fields = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `photos.${at}.id`, message: 'Names no photo' }],
  );
  if (fields.length > 0) throw new Problem('validation', 'The body is not acceptable.', { fields });
  return wanted.map(({ id, alt }) => ({
    id,
    width: known.get(id)?.width ?? 0,
    height: known.get(id)?.height ?? 0,
    alt,
  }));
}

/** Photos as the public sees them, in one language. */
export function publicPhotos(photosOfRow: readonly ListingPhoto[], language: Language) {
  return photosOfRow.map(({ alt, ...photo }) => ({ ...photo, alt: inLanguage(alt, language) }));
}
