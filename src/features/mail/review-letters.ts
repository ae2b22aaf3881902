/** Letters about guests' reviews: what each tells. */
import type { OfNight } from './booked.ts';

export type ReviewLetters = {
  /** To a guest, once, the day after: `path` is the private link, good for so many days. */
  reviewInvitation: OfNight & { name: string; title: string; days: number; path: string };
  /** To an owner: somebody who was there has written; `path` leads to the listing. */
  ownerReviewed: OfNight & { name: string; title: string; stars: number; path: string };
  /** To whoever wrote a review: its owner has answered it, in these words; `path` leads to the listing. */
  reviewAnswered: OfNight & { name: string; title: string; answer: string; path: string };
  /** To the author of a review that the desk took down: on what, and why; `words` are what they had written. */
  reviewRemoved: OfNight & {
    name: string;
    title: string;
    ground: 'law' | 'insult' | 'private' | 'advertising' | 'notThere';
    statement: string;
    words: string | null;
  };
  /** To whoever reported a review: what was decided, and why. */
  reviewReportDecided: OfNight & { name: string | null; title: string; isRemoved: boolean; statement: string };
};

export const reviewLetterNames = [
  'reviewInvitation',
  'ownerReviewed',
  'reviewAnswered',
  'reviewRemoved',
  'reviewReportDecided',
] as const satisfies readonly (keyof ReviewLetters)[];
