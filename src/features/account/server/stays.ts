/** What the law keeps of somebody who leaves, and what holds them back for now, told before they do. */
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Stays } from '../contract.ts';
import { isHeldBack, isKeptKind, keptUntil, type HeldBack } from '../rules.ts';

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

/** Why somebody can't be erased yet, as the first room says that has a reason; null where none has. */
export async function readHeldBack(
  db: Db,
  rooms: readonly PersonalData[],
  id: string,
  at: Date,
): Promise<HeldBack | null> {
  for (const room of rooms) {
    const code = await room.holdsBack?.(db, id, at);
    if (code === undefined) continue;
    if (!isHeldBack(code)) throw new Error(`Nobody has a word for ${code}`);
    return code;
  }
  return null;
}
