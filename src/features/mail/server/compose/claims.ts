/** Composes the letters about claims of listings. */
import { formatInstant } from '#market/town/dates.ts';
import { fill } from '#kit/shared/translate.ts';
import type { ClaimLetters } from '../../claim-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

export const claimBodies: { readonly [N in keyof ClaimLetters]: (values: ClaimLetters[N], desk: Desk) => Body } = {
  claimCode: ({ title, code, minutes, path }, { words: { letters, facts }, link }) => {
    const words = letters.claimCode;
    return {
      words,
      name: null,
      more: [
        factsOf([facts.what, title], [words.code, code]),
        { kind: 'text', text: fill(words.goodFor, { minutes }) },
        link(words.button, path),
      ],
    };
  },
  claimContested: ({ name, title, until, path }, { words: { letters, facts }, language, link }) => {
    const words = letters.claimContested;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], [facts.answerBy, formatInstant(new Date(until), language)]),
        link(words.button, path),
      ],
    };
  },
  claimDecided: ({ name, title, isApproved, reason, path }, { words: { letters, facts }, link }) => {
    const words = letters.claimDecided;
    return {
      words: isApproved ? words.approved : words.refused,
      name,
      more: [
        factsOf([facts.what, title]),
        ...(reason === null ? [] : reasons(words, reason, !isApproved)),
        link(isApproved ? words.open : words.button, path),
      ],
    };
  },
  claimSettled: ({ name, title, isHandedOver, reason }, { words: { letters, facts }, link }) => {
    const words = letters.claimDecided;
    return {
      words: isHandedOver ? letters.claimSettled.handedOver : letters.claimSettled.kept,
      name,
      more: [factsOf([facts.what, title]), ...reasons(words, reason, isHandedOver), link(words.write, '/contact-us')],
    };
  },
};

/** Why the desk decided so; and what can be done about it, for whom it was decided against. */
const reasons = (
  words: { readonly reason: string; readonly redress: string },
  reason: string,
  isAgainst: boolean,
): Body['more'] => [
  { kind: 'said', label: words.reason, text: reason },
  ...(isAgainst ? [{ kind: 'text' as const, text: words.redress }] : []),
];
