import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';

/** Days of a rental in words: one, or from the first to the last. */
export function useDaysWords() {
  const words = useWords(messages);
  const { language } = useLanguage();
  return {
    spanOf: (days: { readonly from: string; readonly to: string }): string => {
      const [from, to] = [days.from, days.to].map((date) => formatDate(date, 'long', language));
      return words(days.from === days.to ? 'blockedOn' : 'blockedSpan', { from: from ?? '', to: to ?? '' });
    },
  };
}
