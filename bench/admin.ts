/** Somebody at the desk of a house that is measured. */
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { systemClock } from '#kit/shared/clock.ts';

/** Seats an admin; gives their cookie. */
export async function seatAdmin(db: Db): Promise<string> {
  const id = newId();
  await db.insert(users).values({
    id,
    username: id,
    fullName: 'Desk',
    phone: '+34600009999',
    passwordHash: '-',
    accountType: 'traveller',
    role: 'admin',
  });
  return `session=${await openSession(db, id, systemClock())}`;
}
