/** Composes the letters about what anybody reported. */
import type { NoticeLetters } from '../../notice-letters.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

/** Where one reads what was decided of one's own things and reports, and objects. */
export const decisionsPath = '/decisions';

const said = (label: string, text: string): Block => ({ kind: 'said', label, text });

type Removal = Body['words'] & {
  readonly ground: readonly [label: string, ground: string];
  readonly statement: string;
  readonly redress: string;
  readonly button: string;
};

/** What the desk took down, why, and how its author objects; `wrote` are their own words, where it was no whole listing. */
function removedOf(
  { ground, statement, redress, button, ...words }: Removal,
  removed: { readonly name: string | null; readonly title: string; readonly statement: string },
  wrote: readonly Block[],
  { words: { facts }, link }: Desk,
): Body {
  return {
    words,
    name: removed.name,
    more: [
      factsOf([facts.what, removed.title], ground),
      ...wrote,
      said(statement, removed.statement),
      { kind: 'text', text: redress },
      link(button, decisionsPath),
    ],
  };
}

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
  listingRemoved: (values, desk) => {
    const words = desk.words.letters.listingRemoved;
    const ground = [words.ground, words.grounds[values.ground]] as const;
    return removedOf({ ...words, ground }, values, [], desk);
  },
  answerRemoved: (values, desk) => {
    const words = desk.words.letters.answerRemoved;
    const ground = [words.ground, words.grounds[values.ground]] as const;
    return removedOf({ ...words, ground }, values, [said(words.wrote, values.words)], desk);
  },
  newsRemoved: (values, desk) => {
    const words = desk.words.letters.newsRemoved;
    const ground = [words.ground, words.grounds[values.ground]] as const;
    return removedOf({ ...words, ground }, values, [said(words.wrote, values.words)], desk);
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
