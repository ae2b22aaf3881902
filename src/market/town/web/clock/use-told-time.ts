import type { Fold } from '#kit/shared/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';

/** Tells a time of day as it is shown; one that comes twice that night says which it is. */
export function useToldTime() {
  const words = useWords(messages);
  return <T extends string | null>(time: T, fold: Fold | undefined): T | string =>
    time !== null && fold ? words(fold, { time }) : time;
}
