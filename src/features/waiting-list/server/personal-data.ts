import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { WaitingListExport } from '../personal-data.ts';
import { nameOf } from './standing.ts';
import { waitingList } from './table.ts';

export const waitingListPersonalData: PersonalData<WaitingListExport> = {
  tables: [waitingList],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(waitingList)
      .where(eq(waitingList.userId, id))
      .orderBy(asc(waitingList.joinedAt), asc(waitingList.eventId));
    return {
      waitingList: rows.map(({ eventId, places, joinedAt, toldAt, ...wanted }) => ({
        eventId,
        ticketType: nameOf(wanted),
        places,
        joinedAt: joinedAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(waitingList).where(eq(waitingList.userId, id));
  },
};
