import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { reviseQuote, takeStep } from './queries.ts';

const path = '/api/holiday-requests';

/** Both changes of a wish, with the toasts of the catalogue and all that looks different afterwards. */
export function useWishChange(onDone?: () => void) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const options = {
    done: { title: words('updated'), description: words('updatedText') },
    failed: { title: words('error'), description: words('failed') },
    refresh: [path, '/api/admin/audit', '/api/mails'],
    ...(onDone ? { onDone } : {}),
    // What it became meanwhile is fetched, so that the buttons are those of its real state.
    onFailed: ({ code }: { readonly code: string }) => {
      if (code === 'edit_conflict' || code === 'invalid_transition')
        void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
    },
  };
  const step = useChange(takeStep(), options);
  const quote = useChange(reviseQuote(), options);
  return {
    step: step.change,
    revise: quote.change,
    isPending: step.isPending || quote.isPending,
    fields: [...step.fields, ...quote.fields],
  };
}
