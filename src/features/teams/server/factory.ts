/** People of a team, for tests and the demo. */
import { eq } from 'drizzle-orm';
import { sessions } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { teamMembers } from './table.ts';

type Membership = { readonly ownerId: string; readonly memberId: string; readonly role: TeamRole };

/** Puts somebody into an owner's team, for whom all their open sessions work from now on. */
export async function aTeamMember(
  db: Db,
  membership: Membership,
  since = new Date('2026-08-01T10:00:00Z'),
): Promise<void> {
  await db.insert(teamMembers).values({ ...membership, since });
  await db.update(sessions).set({ actingFor: membership.ownerId }).where(eq(sessions.userId, membership.memberId));
}
