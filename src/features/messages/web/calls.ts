import type { Preview } from '#market/masking/contract.ts';
import type { Thread } from '../contract.ts';
import type { About, Side } from '../rules.ts';
import { guestCalls, ownerCalls, ownersPaths, ownPaths } from './queries.ts';

type Sent = { readonly text: string; readonly key: string };

/** What one side of a conversation calls: the same for both, at their own addresses. */
export type Calls = {
  readonly preview: (text: string) => Promise<Preview>;
  readonly write: (sent: Sent) => Promise<Thread>;
  readonly read: () => Promise<unknown>;
  readonly block: (isBlocked: boolean) => Promise<Thread>;
  /** What looks different after each of them. */
  readonly refresh: readonly string[];
};

const aboutOf = ({ order, type, listing }: Thread): About => (order === null ? { type, listing } : { order });

/** The calls of a side in a conversation. */
export function callsOf(side: Side, thread: Thread): Calls {
  const params = { id: thread.id };
  if (side === 'guest')
    return {
      preview: (text) => guestCalls.preview.mutationFn({ body: { about: aboutOf(thread), text } }),
      write: (body) => guestCalls.write.mutationFn({ params, body }),
      read: () => guestCalls.read.mutationFn({ params, body: {} }),
      block: (isBlocked) => guestCalls.block.mutationFn({ params, body: { isBlocked } }),
      refresh: ownPaths,
    };
  return {
    preview: (text) => ownerCalls.preview.mutationFn({ params, body: { text } }),
    write: (body) => ownerCalls.write.mutationFn({ params, body }),
    read: () => ownerCalls.read.mutationFn({ params, body: {} }),
    block: (isBlocked) => ownerCalls.block.mutationFn({ params, body: { isBlocked } }),
    refresh: ownersPaths,
  };
}
