import { followAccount as followSaved } from '#features/saved/web/keep.ts';
import { takeOverDrafts } from '#kit/web/form/drafts.ts';
import { forgetTickets } from '#features/tickets/web/offline.ts';

/**
 * What a device keeps follows whoever is signed in: what they saved and wrote comes along, tickets and drafts of others are
 * forgotten.
 */
export function followAccount(user: string | null): void {
  followSaved(user);
  if (user !== null) takeOverDrafts(user);
  // A browser that keeps nothing has nothing to forget.
  forgetTickets(user).catch(() => undefined);
}
