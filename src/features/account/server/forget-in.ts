import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';

export type Rooms = readonly PersonalData[];

/** What stands where a name, a username and a phone stood: no phone number and no name that anybody can sign in with. */
export const erasedName = (id: string): string => `erased-${id}`;

/** Each room forgets what it keeps of somebody, in the order of the rooms. */
export async function forgetIn(db: Db, rooms: Rooms, id: string, at: Date): Promise<void> {
  for (const room of rooms) await room.forget(db, { id, name: erasedName(id), at });
}
