/** Decides several, one after the other, each in a transaction of its own. */
import type { BulkItem, BulkReply } from '#kit/shared/bulk.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Log } from './log.ts';

/** What is refused is told with its code and stops none of the others; a fault of ours is logged and told as `internal`. */
export async function decideEach(
  items: readonly BulkItem[],
  log: Log,
  decide: (item: BulkItem) => Promise<unknown>,
): Promise<BulkReply> {
  const reply: BulkReply = { done: [], refused: [] };
  for (const item of items)
    try {
      await decide(item);
      reply.done.push(item.id);
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ error }, 'One of several could not be decided');
      reply.refused.push({ id: item.id, code: error instanceof Problem ? error.code : 'internal' });
    }
  return reply;
}
