/** What happens by the clock: holds that ran out give their places back, dead sessions go. */
import { dropExpiredSessions } from '#features/auth/server/service.ts';
import { releaseAllExpiredHolds } from '#features/orders/server/service.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';

const everyMilliseconds = 30_000;

export async function tidy(db: Db, at: Date): Promise<void> {
  await releaseAllExpiredHolds(db, at);
  await dropExpiredSessions(db, at);
}

/** Tidies now and then; gives the function that stops it. */
export function startTidying(options: { db: Db; clock: Clock; log: Log }): () => void {
  const { db, clock, log } = options;
  const run = () => void tidy(db, clock()).catch((error: unknown) => log.error({ error }, 'tidying failed'));
  run();
  const timer = setInterval(run, everyMilliseconds);
  return () => clearInterval(timer);
}
