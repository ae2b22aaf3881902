import type { Preview } from '#market/masking/contract.ts';
import type { Thread } from '../contract.ts';
import { askedTypes } from '../rules.ts';
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

/** What a guest's is about, as the call says it that looks at what would be hidden. */
function aboutOf({ order, application, type, listing }: Thread): About {
  if (order !== null) return { order };
  const asked = askedTypes.find((one) => one === type);
  return asked === undefined ? { application: application ?? '' } : { type: asked, listing };
}

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
