/** People of a team, for tests and the demo. */
import { eq } from 'drizzle-orm';
import { sessions } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { teamMembers } from './table.ts';

type Seat = { readonly ownerId: string; readonly memberId: string; readonly role: TeamRole };

/** Puts somebody into an owner's team, for whom all their open sessions work from now on. */
export async function aTeamSeat(db: Db, seat: Seat, since = new Date('2026-08-01T10:00:00Z')): Promise<void> {
  await db.insert(teamMembers).values({ ...seat, since });
  await db.update(sessions).set({ actingFor: seat.ownerId }).where(eq(sessions.userId, seat.memberId));
}
