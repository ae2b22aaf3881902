import { followAccount as followSaved } from '#features/saved/web/keep.ts';
import { takeOverDrafts } from '#kit/web/form/drafts.ts';
import { forgetOver } from '#features/tickets/web/device/kept-bookings.ts';
import { forgetTickets } from '#features/tickets/web/device/offline.ts';

/**
 * What a device keeps follows whoever is signed in: what they saved and wrote comes along, bookings, tickets and drafts of others are
 * forgotten, and of their own what is over.
 */
export function followAccount(user: string | null, now: Date): void {
  followSaved(user);
  if (user !== null) takeOverDrafts(user);
  // A browser that keeps nothing has nothing to forget.
  forgetTickets(user)
    .then(() => (user === null ? undefined : forgetOver(user, now)))
    .catch(() => undefined);
}
