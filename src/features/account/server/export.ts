/** Everything the house keeps under one's account, to take along (issue 6; quality, Security: GDPR). */
import type { Db } from '#kit/server/db.ts';
import type { Exporting, PersonalData } from '#kit/server/personal-data.ts';
import { AccountExport } from '../contract.ts';
import { messages } from '../export-messages.ts';

/** The rooms that keep something of people, each with its part of the file. */
export type Rooms = readonly PersonalData<Partial<AccountExport>>[];

/**
 * The whole of it, at one instant: a member's share of the town is small enough to be read at once. What several rooms
 * bring under one name is one list.
 */
export async function exportAccount(db: Db, rooms: Rooms, member: Exporting, at: Date): Promise<AccountExport> {
  const file: Record<string, unknown> = { legend: messages[member.language], exportedAt: at.toISOString() };
  // One snapshot: a booking that is paid meanwhile is in it with its tickets, or not at all.
  await db.transaction(
    async (db) => {
      for (const room of rooms)
        for (const [name, part] of Object.entries(await room.exportOf(db, member))) {
          const before = file[name];
          file[name] = Array.isArray(before) && Array.isArray(part) ? [...before, ...part] : part;
        }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return AccountExport.parse(file);
}
