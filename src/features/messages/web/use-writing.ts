import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import type { Preview } from '#market/masking/contract.ts';
import type { Thread } from '../contract.ts';
import { newKey } from '../key.ts';
import { messages } from '../messages.ts';

type Writing = {
  /** The name under which what is written is kept until it is sent. */
  readonly keep: string;
  /** Whether something would be hidden: then that is looked at first. */
  readonly preview: (text: string) => Promise<Preview>;
  readonly write: (sent: { readonly text: string; readonly key: string }) => Promise<Thread>;
  readonly refresh: readonly string[];
  readonly onSent?: (thread: Thread) => void;
};

/**
 * Writing a message: sent at once where nothing of it is hidden; else what will be is shown, and sending again sends it
 * like that. What was written stays until it is sent.
 */
export function useWriting({ keep, preview, write, refresh, onSent }: Writing) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const [text, setText] = useKeptText(keep, { stays: true });
  const [key, setKey] = useState(newKey);
  const [isMissing, setMissing] = useState(false);
  /** What would be hidden of the text as it stands. */
  const [shown, setShown] = useState<Preview & { readonly of: string }>();
  const sending = useMutation<Thread | undefined, Problem, string>({
    mutationFn: async (said) => {
      if (shown?.of !== said) {
        const looked = await preview(said);
        if (looked.hidden.length > 0) {
          setShown({ ...looked, of: said });
          return undefined;
        }
      }
      return write({ text: said, key });
    },
    onSuccess: async (thread) => {
      if (!thread) return;
      setText('');
      setKey(newKey());
      setShown(undefined);
      onSent?.(thread);
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => refresh.some((start) => String(queryKey[0]).startsWith(start)),
      });
    },
    onError: ({ code }) => {
      const reason =
        code === 'too_many_requests' ? 'tooMany' : code === 'conversation_closed' ? 'closedText' : 'failedText';
      toast({ title: words('failed'), description: words(reason), tone: 'destructive' });
    },
  });
  const said = text.trim();
  return {
    text,
    set: (next: string) => {
      setText(next);
      setMissing(false);
    },
    isMissing,
    isPending: sending.isPending,
    /** What is hidden, while the text is still the one that was looked at. */
    hidden: shown?.of === said ? shown : undefined,
    send: () => {
      if (said === '') setMissing(true);
      else if (!sending.isPending) sending.mutate(said);
    },
  };
}
