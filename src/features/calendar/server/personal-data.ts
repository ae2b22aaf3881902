import type { PersonalData } from '#kit/server/personal-data.ts';
import type { CalendarExport } from '../personal-data.ts';
import { readFeed, revokeFeed } from './service.ts';
import { calendarFeeds } from './table.ts';

export const calendarPersonalData: PersonalData<CalendarExport> = {
  tables: [calendarFeeds],
  exportOf: async (db, { id }) => {
    const { createdAt } = await readFeed(db, id);
    return { calendarFeed: createdAt === null ? null : { createdAt } };
  },
  forget: async (db, { id }) => {
    await revokeFeed(db, id);
  },
};
