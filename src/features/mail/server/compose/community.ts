/** Composes the letters about the community. */
import { fill } from '#kit/shared/translate.ts';
import type { CommunityLetters } from '../../community-letters.ts';
import type { Body, Desk } from './blocks.ts';

export const communityBodies: {
  readonly [N in keyof CommunityLetters]: (values: CommunityLetters[N], desk: Desk) => Body;
} = {
  communityChat: ({ name, offer, isMoved, path }, { words: { letters }, link }) => {
    const words = letters.communityChat;
    const { subject, title, text } = isMoved ? words.moved : words.opened;
    const called = { offer: words.offers[offer] };
    return {
      words: { subject: fill(subject, called), title, text: [fill(text, called), words.onPage] },
      name,
      more: [link(words.button, path), { kind: 'text', text: words.leave }],
    };
  },
};
