/** What a door says that lets nobody in. */
import { eq } from 'drizzle-orm';
import { tickets } from '#features/orders/server/table.ts';
import type { TicketRow } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { doorOpensHours } from '../rules.ts';

export const notOfThisDoor = (fields: { path: string; message: string }[] = []) =>
  new Problem('not_found', 'There is no such ticket for this event.', { fields });

export const closed = () =>
  new Problem('too_early', `This door opens ${doorOpensHours} hours before the event begins. Nobody was let in.`);

export const givenBack = () => new Problem('invalid_transition', 'This ticket was given back. It opens no door.');

/**
 * Why: somebody came in with it, or its buyer was quicker than the door and gave it back, or took it back from a friend. Whoever let them in is told so: where
 * that answer was lost on the line, the holder still stands before the door.
 */
export async function opensNothing(db: Db, { id, code }: TicketRow, { by, isFound }: Asked): Promise<Problem> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  if (row?.cancelledAt != null) return givenBack();
  if (row?.code !== code) return isFound ? hasAnotherCode() : notOfThisDoor();
  const when = row?.usedAt?.toISOString();
  const own = row?.usedBy === by ? [{ path: 'usedBy', message: 'you' }] : [];
  const fields = when === undefined ? [] : [{ path: 'usedAt', message: when }, ...own];
  return new Problem('already_used', 'Somebody came in with this ticket already.', { fields });
}

/** Who lets somebody in, and whether by a name. */
type Asked = { readonly by: string; readonly isFound: boolean };

export const hasAnotherCode = () =>
  new Problem('conflict', 'This ticket was taken back since it was found. Look for the name again.');
