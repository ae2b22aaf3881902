/**
 * What is written to somebody, or about them, at the moment at which they are erased, may be written behind the question that would have
 * found it: a guest asks an owner, a host tells of a guest. A while later, when all that was under way then is over, they are
 * forgotten once more (decision 0256).
 */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { forgetIn } from './forget-in.ts';
import type { Rooms } from './forget-in.ts';

const name = 'forget-late';
/** Twice what Node gives a request to arrive whole. */
export const lateMinutes = 10;
const Payload = z.strictObject({ id: z.string() });

/** Asks for it, in the transaction that erases the account. */
export const forgetLate = (db: Db, id: string, at: Date): Promise<void> =>
  enqueue(db, name, { id }, new Date(at.getTime() + lateMinutes * minuteMs));

/** Done twice is done once (kit/server/personal-data.ts), so with nothing left behind nothing changes. */
export const forgetLateTask = (rooms: Rooms): Task<z.infer<typeof Payload>> => ({
  name,
  payload: Payload,
  run: ({ id }, db) =>
    db.transaction(async (db) => {
      await lockUser(db, id);
      const [user] = await db.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, id));
      if (user?.erasedAt) await forgetIn(db, rooms, id, user.erasedAt);
    }),
});
