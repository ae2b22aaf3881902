/** Composes the letters about guests' reviews. */
import { fill } from '#kit/shared/translate.ts';
import type { ReviewLetters } from '../../review-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf, nightFact } from './blocks.ts';
import { decisionsPath } from './notices.ts';

/** Why the desk decided so, in its own words, and what can be done about it. */
const reasons = (label: string, statement: string, redress: string): Body['more'] => [
  { kind: 'said', label, text: statement },
  { kind: 'text', text: redress },
];

export const reviewBodies: { readonly [N in keyof ReviewLetters]: (values: ReviewLetters[N], desk: Desk) => Body } = {
  reviewInvitation: ({ name, title, days, path, date }, { words: { letters, facts }, language, link }) => {
    const words = letters.reviewInvitation;
    return {
      words,
      name,
      night: date,
      more: [
        factsOf([facts.what, title], nightFact(date, facts, language)),
        link(words.button, path),
        { kind: 'text', text: fill(words.days, { days }) },
      ],
    };
  },
  ownerReviewed: ({ name, title, stars, path, date }, { words: { letters, facts }, language, link }) => {
    const words = letters.ownerReviewed;
    return {
      words,
      name,
      night: date,
      more: [
        factsOf([facts.what, title], nightFact(date, facts, language), [words.stars, fill(words.ofFive, { stars })]),
        link(words.button, '/dashboard?tab=reviews'),
        link(words.page, path),
      ],
    };
  },
  reviewAnswered: ({ name, title, answer, path, date }, { words: { letters, facts }, language, link }) => {
    const words = letters.reviewAnswered;
    return {
      words,
      name,
      night: date,
      more: [
        factsOf([facts.what, title], nightFact(date, facts, language)),
        { kind: 'said', label: words.answer, text: answer },
        link(words.button, path),
      ],
    };
  },
  reviewRemoved: (
    { name, title, ground, statement, words: wrote, date },
    { words: { letters, facts }, language, link },
  ) => {
    const words = letters.reviewRemoved;
    return {
      words,
      name,
      night: date,
      more: [
        factsOf([facts.what, title], nightFact(date, facts, language), [words.ground, words.grounds[ground]]),
        ...(wrote === null ? [] : [{ kind: 'said', label: words.wrote, text: wrote } as const]),
        ...reasons(words.statement, statement, words.redress),
        link(words.button, decisionsPath),
      ],
    };
  },
  reviewReportDecided: ({ name, title, isRemoved, statement, date }, { words: { letters, facts }, language, link }) => {
    const words = letters.reviewReportDecided;
    return {
      words: isRemoved ? words.removed : words.kept,
      name,
      night: date,
      more: [
        factsOf([facts.what, title], nightFact(date, facts, language)),
        ...reasons(words.statement, statement, words.redress),
        link(words.button, '/contact-us'),
      ],
    };
  },
};
