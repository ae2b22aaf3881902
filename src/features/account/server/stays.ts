/** What the law keeps of somebody who leaves, told before they do. */
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Stays } from '../contract.ts';
import { isKeptKind, keptUntil } from '../rules.ts';

/** Of each room what it keeps, and until which day. */
export async function readStays(db: Db, rooms: readonly PersonalData[], id: string): Promise<Stays[]> {
  const stays: Stays[] = [];
  for (const room of rooms) {
    const kept = await room.keeps?.(db, id);
    if (!kept) continue;
    if (!isKeptKind(kept.what)) throw new Error(`Nobody has a word for ${kept.what}`);
    stays.push({ what: kept.what, until: keptUntil(wallClock(kept.since).date) });
  }
  return stays;
}
