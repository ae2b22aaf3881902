import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { applicationsPath, changeApplication } from './desk-queries.ts';

/** A change of an application, with its toasts and all that looks different afterwards. */
export function useApplicationChange(onDone: (isStep: boolean) => void) {
  const words = useWords(messages);
  const queries = useQueryClient();
  return useChange(changeApplication(), {
    done: { title: words('saved'), description: words('savedText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: [applicationsPath, '/api/admin/audit', '/api/mails'],
    onDone: (_reply, { body }) => onDone(body.status !== undefined),
    // What it became meanwhile is fetched, so that the buttons are those of its real state.
    onFailed: ({ code }) => {
      if (code === 'edit_conflict' || code === 'invalid_transition')
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith(applicationsPath),
        });
    },
  });
}
