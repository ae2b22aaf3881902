import type { Problem } from '#kit/shared/problem.ts';
import { useWords, type Words } from './i18n.tsx';
import { messages } from './messages.ts';

type KitWords = Words<keyof typeof messages.en>;

/** What a refused or failed call is called in the visitor's language. */
export function problemText(problem: Problem, words: KitWords): string {
  switch (problem.code) {
    case 'too_many_requests':
      return words('tooMany', { count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) });
    case 'too_large':
      return words('tooLarge');
    case 'unavailable':
      // A call that never reached the server has nothing to say (read-problem.ts).
      return words(problem.detail === '' ? 'offline' : 'unavailable');
    case 'internal':
      return words('unavailable');
    default:
      return words('refused');
  }
}

/** The kit's own words, for forms. */
export function useKitWords(): KitWords {
  return useWords(messages);
}
