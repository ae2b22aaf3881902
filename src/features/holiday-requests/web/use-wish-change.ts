import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { noteOnWish, reviseQuote, takeStep } from './queries.ts';

/** The changes of a wish, with the toasts of the catalogue and all that looks different afterwards. */
export function useWishChange(onDone?: () => void) {
  const words = useWords(messages);
  const options = {
    done: { title: words('updated'), description: words('updatedText') },
    failed: { title: words('error'), description: words('failed') },
    refresh: ['/api/holiday-requests', '/api/admin/audit', '/api/mails'],
    ...(onDone ? { onDone } : {}),
  };
  const step = useChange(takeStep(), options);
  const quote = useChange(reviseQuote(), options);
  const noting = useChange(noteOnWish(), options);
  return {
    step: step.change,
    revise: quote.change,
    note: noting.change,
    isPending: step.isPending || quote.isPending || noting.isPending,
    fields: [...step.fields, ...quote.fields],
  };
}
