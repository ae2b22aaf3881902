import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';

/** What one to five stars mean. */
export function useMeanings(): readonly string[] {
  const words = useWords(messages);
  return [words('word.1'), words('word.2'), words('word.3'), words('word.4'), words('word.5')];
}
