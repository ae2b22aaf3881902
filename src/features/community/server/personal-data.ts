import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { CommunityExport } from '../personal-data.ts';
import { communityJoins } from './table.ts';

export const communityPersonalData: PersonalData<CommunityExport> = {
  tables: [communityJoins],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(communityJoins)
      .where(eq(communityJoins.userId, id))
      .orderBy(asc(communityJoins.joinedAt), asc(communityJoins.offer));
    return {
      community: rows.map(({ offer, joinedAt, toldAt }) => ({
        offer,
        joinedAt: joinedAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(communityJoins).where(eq(communityJoins.userId, id));
  },
};
