/** Composes the letters about places. */
import { placeLine } from '#market/listings/place-line.ts';
import { fill, pluralOf } from '#kit/shared/translate.ts';
import type { PlacesLetters } from '../places-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';
import { eveningOf } from './compose-bookings.ts';

export const placesBodies: {
  readonly [N in keyof PlacesLetters]: (values: PlacesLetters[N], desk: Desk) => Body;
} = {
  placesFree: (letter, desk) => {
    const { words, language, link } = desk;
    const say = words.letters.placesFree;
    const { name, title, quantity: count, minutes, isLast, location, address, path } = letter;
    const form = pluralOf(count, language) === 'one' ? 'one' : 'other';
    return {
      words: {
        subject: fill(say.subject, { title }),
        title: say.title,
        text: [fill(say.text[form], { title, count }), fill(say.noPromise, { minutes })],
      },
      name,
      more: [
        factsOf(
          [words.facts.what, title],
          [words.facts.when, eveningOf(letter, desk)],
          [words.facts.where, placeLine(location, address, ', ')],
          [words.facts.tickets, String(count)],
        ),
        link(say.button, path),
        { kind: 'text', text: isLast ? say.last : say.leave },
      ],
    };
  },
};
