/** What the desk's review says to the owner of a listing (issue 6). The listings’ own rooms call it. */
import { findAddressee } from '#features/auth/server/service.ts';
import { forgetDecided, postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Reviewed } from '#market/listings/server/listing-review.ts';
import { inLanguage } from '#kit/shared/localized.ts';

/**
 * Writes that a listing is public, with the way to it; or why it comes back or was taken off, with the way to where it can
 * be changed, or to what is left; or that the desk wrote it anew, with what it costs where that is another sum. Call it in the transaction of the change. Owners without an e-mail read the same in their
 * workspace.
 */
export async function tellOwner(db: Db, reviewed: Reviewed, at: Date): Promise<void> {
  const { entity, id, ownerId, note, taken, edit } = reviewed;
  const reader = await findAddressee(db, ownerId);
  if (!reader) return;
  const { name, language } = reader;
  const title = inLanguage(reviewed.title, language);
  if (edit) {
    const values = { name, title, path: `/${entity}/${id}`, price: edit.price };
    return postMail(db, { ...reader, letter: 'listingEdited', values }, at);
  }
  const day = reviewed.date === null ? {} : { date: reviewed.date };
  const of = `${entity}/${id}`;
  const workspace = `/dashboard?tab=listings&view=${entity}`;
  const path = note === null ? `/${of}` : taken === 'off' ? workspace : `${workspace}&open=${id}`;
  if (taken === null || note === null) {
    // Taken down and published again meanwhile, it is public, and nobody hears after that that it is not.
    if (note === null) await forgetDecided(db, ownerId, of, 'listingTakenDown');
    const unsold = note === null && reviewed.isUnsold ? { isUnsold: true } : {};
    const values = { name, title, ...day, note, path, of, ...unsold };
    return postMail(db, { ...reader, letter: 'listingReviewed', values }, at);
  }
  await forgetDecided(db, ownerId, of);
  const values = { name, title, ...day, note, path, of, isForGood: taken === 'off' };
  await postMail(db, { ...reader, letter: 'listingTakenDown', values }, at);
}
