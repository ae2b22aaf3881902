/** What the desk's review says to the owner of a listing (issue 6). The listings’ own rooms call it. */
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Reviewed } from '#market/listings/server/listing-review.ts';
import { inLanguage } from '#kit/shared/localized.ts';

/**
 * Writes that a listing is public, with the way to it, or why it comes back, with the way to where it can be changed.
 * Call it in the transaction of the change. Owners without an e-mail read the same in their workspace.
 */
export async function tellOwner(db: Db, { entity, id, ownerId, title, note }: Reviewed, at: Date): Promise<void> {
  const reader = await findAddressee(db, ownerId);
  if (!reader) return;
  const { name, language } = reader;
  const path = note === null ? `/${entity}/${id}` : `/dashboard?tab=listings&view=${entity}&open=${id}`;
  const values = { name, title: inLanguage(title, language), note, path };
  await postMail(db, { ...reader, letter: 'listingReviewed', values }, at);
}
