/** Composes the letters about what anybody reported. */
import type { NoticeLetters } from '../notice-letters.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

/** Where one reads what was decided of one's own things and reports, and objects. */
export const decisionsPath = '/decisions';

const said = (label: string, text: string): Block => ({ kind: 'said', label, text });

export const noticeBodies: { readonly [N in keyof NoticeLetters]: (values: NoticeLetters[N], desk: Desk) => Body } = {
  noticeReceived: ({ name, title, details, isMember }, { words: { letters, facts }, link }) => {
    const words = letters.noticeReceived;
    return {
      words,
      name,
      more: [
        ...(title === null ? [] : [factsOf([facts.what, title])]),
        ...(details === null ? [] : [said(words.wrote, details)]),
        ...(isMember ? [link(words.button, decisionsPath)] : []),
      ],
    };
  },
  noticeDecided: ({ name, title, isRemoved, statement }, { words: { letters, facts }, link }) => {
    const words = letters.noticeDecided;
    return {
      words: isRemoved ? words.removed : words.kept,
      name,
      more: [
        factsOf([facts.what, title]),
        said(words.statement, statement),
        { kind: 'text', text: words.redress },
        link(words.button, '/contact-us'),
      ],
    };
  },
  noticeTakenBack: ({ name, title }, { words: { letters, facts }, link }) => {
    const words = letters.noticeTakenBack;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title]),
        { kind: 'text', text: words.redress },
        link(letters.noticeDecided.button, '/contact-us'),
      ],
    };
  },
  listingRemoved: ({ name, title, ground, statement }, { words: { letters, facts }, link }) => {
    const words = letters.listingRemoved;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], [words.ground, words.grounds[ground]]),
        said(words.statement, statement),
        { kind: 'text', text: words.redress },
        link(words.button, decisionsPath),
      ],
    };
  },
  answerRemoved: ({ name, title, ground, statement, words: wrote }, { words: { letters, facts }, link }) => {
    const words = letters.answerRemoved;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], [words.ground, words.grounds[ground]]),
        said(words.wrote, wrote),
        said(words.statement, statement),
        { kind: 'text', text: words.redress },
        link(words.button, decisionsPath),
      ],
    };
  },
  newsRemoved: ({ name, title, ground, statement, words: wrote }, { words: { letters, facts }, link }) => {
    const words = letters.newsRemoved;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], [words.ground, words.grounds[ground]]),
        said(words.wrote, wrote),
        said(words.statement, statement),
        { kind: 'text', text: words.redress },
        link(words.button, decisionsPath),
      ],
    };
  },
  objectionDecided: ({ name, title, isRestored, answer }, { words: { letters, facts }, link }) => {
    const words = letters.objectionDecided;
    return {
      words: isRestored ? words.restored : words.upheld,
      name,
      more: [
        factsOf([facts.what, title]),
        said(words.answer, answer),
        ...(isRestored ? [] : [{ kind: 'text', text: words.redress } as const]),
        link(words.button, decisionsPath),
      ],
    };
  },
};
