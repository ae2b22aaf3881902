import { useState } from 'react';
import type { BulkReply } from '#kit/shared/bulk.ts';
import { useWords } from '../../i18n.tsx';
import { messages } from '../messages.ts';
import { useChange } from '../use-change.ts';
import type { Selection } from './use-selection.ts';

type Item = { readonly id: string; readonly version: number };

type Bulk<T extends Item, Answer extends object> = {
  readonly selection: Selection<T>;
  readonly titleOf: (item: T) => string;
  readonly call: { readonly mutationFn: (answer: Answer & { readonly items: Item[] }) => Promise<BulkReply> };
  readonly refresh: readonly string[];
  readonly onDone?: () => void;
};

/** Decides all that are chosen at once; what was refused is told by its title, because it is chosen no longer. */
export function useBulk<Ask extends string, T extends Item, Answer extends object>(bulk: Bulk<T, Answer>) {
  const { selection, titleOf, call, refresh, onDone } = bulk;
  const words = useWords(messages);
  const { picked, clear } = selection;
  const [asked, setAsked] = useState<Ask>();
  const [refused, setRefused] = useState<readonly { readonly title: string; readonly code: string }[]>([]);
  const { change, isPending } = useChange(call, {
    done: ({ done }) => ({ title: words('bulkDone', { count: done.length }) }),
    failed: { title: words('bulkFailed'), description: words('bulkFailedText') },
    refresh,
    onDone: (reply) => {
      const titles = new Map(picked.map((item) => [item.id, titleOf(item)]));
      setRefused(reply.refused.map(({ id, code }) => ({ title: titles.get(id) ?? id, code })));
      setAsked(undefined);
      clear();
      onDone?.();
    },
    onFailed: () => setAsked(undefined),
  });
  return {
    /** What is asked of them at this moment. */
    asked,
    setAsked,
    decide: (answer: Answer) => change({ ...answer, items: picked.map(({ id, version }) => ({ id, version })) }),
    isPending,
    refused,
    forgetRefused: () => setRefused([]),
  };
}
