import { and, asc, eq } from 'drizzle-orm';
import { isPublic } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { WaitingListExport } from '../personal-data.ts';
import { nameOf } from './standing.ts';
import { waitingList } from './table.ts';

export const waitingListPersonalData: PersonalData<WaitingListExport> = {
  tables: [waitingList],
  exportOf: async (db, { id, language }) => {
    const rows = await db
      .select({ wish: waitingList, title: events.title })
      .from(waitingList)
      .leftJoin(events, and(eq(events.id, waitingList.eventId), isPublic))
      .where(eq(waitingList.userId, id))
      .orderBy(asc(waitingList.joinedAt), asc(waitingList.eventId));
    return {
      waitingList: rows.map(({ wish: { eventId, places, joinedAt, toldAt, ...wanted }, title }) => ({
        eventId,
        title: title && inLanguage(title, language),
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
