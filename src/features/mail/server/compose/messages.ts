/** Composes the letter that an owner writes to a guest, in their own words. */
import { isPlainText } from '../../rules.ts';
import type { Letters } from '../../rules.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

export function aboutGuestMessage(letter: Letters['guestMessage'], { words: { letters, facts }, link }: Desk): Body {
  const { name, title, order, from, answersTo, message } = letter;
  const words = letters.guestMessage;
  return {
    words,
    name,
    more: [
      factsOf([facts.what, title], isPlainText(from) ? [words.from, from] : undefined, [facts.order, order]),
      { kind: 'said', label: words.message, text: message },
      { kind: 'text', text: answersTo === null ? words.noAnswer : words.answer },
      link(words.button, '/user-dashboard'),
    ],
  };
}
