import { useQueryClient } from '@tanstack/react-query';
import { useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import type { AnswerCall, SentThing } from './sent-thing.ts';

type Answering = {
  readonly thing: SentThing;
  readonly email: string;
  /** The address of the calls: what is asked again afterwards. */
  readonly path: string;
  readonly call: AnswerCall;
  readonly onDone: () => void;
};

/** An answer being written; sent once, and kept here when somebody else was faster. */
export function useAnswer({ thing, email, path, call, onDone }: Answering) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const written = useReason(undefined);
  const { change, isPending } = useChange(call, {
    done: { title: words('answered'), description: words('answeredText', { email }) },
    failed: { title: words('failed'), description: words('answerFailed') },
    refresh: [path, '/api/admin/audit', '/api/mails'],
    onDone,
    onFailed: ({ code }) => {
      if (code === 'edit_conflict')
        void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
    },
  });
  return {
    written,
    isPending,
    send: () => written.give((text) => change({ params: { id: thing.id }, body: { text, version: thing.version } })),
  };
}
