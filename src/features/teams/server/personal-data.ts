import { asc, eq, or } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { TeamsExport } from '../personal-data.ts';
import { teamInvitations, teamMembers } from './table.ts';

/** Both sides go with an account: whom it worked for, and who worked for it. Sessions of the team ask each time anyway. */
export const teamsPersonalData: PersonalData<TeamsExport> = {
  tables: [teamMembers, teamInvitations],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(teamMembers)
      .where(or(eq(teamMembers.ownerId, id), eq(teamMembers.memberId, id)))
      .orderBy(asc(teamMembers.since), asc(teamMembers.ownerId), asc(teamMembers.memberId));
    const parts = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
    return {
      memberships: parts
        .filter(({ memberId }) => memberId === id)
        .map(({ ownerId, role, since }) => ({ ownerId, role, since })),
      team: parts
        .filter(({ ownerId }) => ownerId === id)
        .map(({ memberId, role, since }) => ({ memberId, role, since })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(teamMembers).where(or(eq(teamMembers.ownerId, id), eq(teamMembers.memberId, id)));
    await db.delete(teamInvitations).where(eq(teamInvitations.ownerId, id));
  },
};
