/** Composes the letters about messages between guests and owners. */
import type { MessageLetters } from '../../message-letters.ts';
import { isPlainText } from '../../rules.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';
import { decisionsPath } from './notices.ts';

export const messageBodies: {
  readonly [N in keyof MessageLetters]: (values: MessageLetters[N], desk: Desk) => Body;
} = {
  newMessages: ({ name, title, from, texts, path, answersTo }, { words: { letters, facts }, link }) => {
    const words = letters.newMessages;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], isPlainText(from) && from !== '' ? [words.from, from] : undefined),
        ...texts.map((text) => ({ kind: 'said', label: words.said, text }) as const),
        { kind: 'text', text: answersTo === null ? words.onPage : words.byMail },
        link(words.button, path),
      ],
    };
  },
  answerNotTaken: ({ reason, path }, { words: { letters }, link }) => {
    const words = letters.answerNotTaken;
    return {
      words,
      name: null,
      more: [{ kind: 'text', text: words.reasons[reason] }, link(words.button, path ?? '/messages')],
    };
  },
  messageRemoved: ({ name, title, ground, statement, words: wrote }, { words: { letters, facts }, link }) => {
    const words = letters.messageRemoved;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], [words.ground, words.grounds[ground]]),
        { kind: 'said', label: words.wrote, text: wrote },
        { kind: 'said', label: words.statement, text: statement },
        { kind: 'text', text: words.redress },
        link(words.button, decisionsPath),
      ],
    };
  },
  messageReportDecided: ({ name, title, isRemoved, statement }, { words: { letters, facts }, link }) => {
    const words = letters.messageReportDecided;
    if (statement === null) return { words: words.left, name, more: [factsOf([facts.what, title])] };
    return {
      words: isRemoved ? words.removed : words.kept,
      name,
      more: [
        factsOf([facts.what, title]),
        { kind: 'said', label: words.statement, text: statement },
        { kind: 'text', text: words.redress },
        link(words.button, '/contact-us'),
      ],
    };
  },
};
