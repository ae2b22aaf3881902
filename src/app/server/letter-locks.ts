/** What the keys in letters open, each by the room that it is a way into. */
import { applicationLock } from '#features/applications/server/service.ts';
import { proofLock } from '#features/auth/server/email-proof.ts';
import { resetLock } from '#features/auth/server/password/reset.ts';
import { reviewLock } from '#features/guest-reviews/server/service.ts';
import { quoteLock } from '#features/holiday-requests/server/desk.ts';
import { claimLock } from '#features/listing-claims/server/codes.ts';
import { invitationLock } from '#features/teams/server/invitations.ts';

export const locks = {
  passwordReset: resetLock,
  emailProof: proofLock,
  holidayQuoted: quoteLock,
  applicationReceived: applicationLock,
  reviewInvitation: reviewLock,
  teamInvitation: invitationLock,
  claimCode: claimLock,
} as const;
