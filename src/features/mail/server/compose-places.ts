/** Composes the letters about places. */
import { placeLine } from '#market/listings/place-line.ts';
import { fill, pluralOf } from '#kit/shared/translate.ts';
import type { PlacesLetters } from '../places-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';
import { eveningOf } from './compose-bookings.ts';

function nightFacts(
  { title, location, address, ...evening }: PlacesLetters['placesCalledOff'],
  desk: Desk,
  ...more: readonly (readonly [string, string])[]
) {
  const { facts } = desk.words;
  return factsOf(
    [facts.what, title],
    [facts.when, eveningOf(evening, desk)],
    [facts.where, placeLine(location, address, ', ')],
    ...more,
  );
}

export const placesBodies: {
  readonly [N in keyof PlacesLetters]: (values: PlacesLetters[N], desk: Desk) => Body;
} = {
  placesFree: (letter, desk) => {
    const { words, language, link } = desk;
    const say = words.letters.placesFree;
    const { name, title, quantity: count, minutes, isLast, path } = letter;
    const form = pluralOf(count, language) === 'one' ? 'one' : 'other';
    return {
      words: {
        subject: fill(say.subject, { title }),
        title: say.title,
        text: [fill(say.text[form], { title, count }), fill(say.noPromise, { minutes })],
      },
      name,
      more: [
        nightFacts(letter, desk, [words.facts.tickets, String(count)]),
        link(say.button, path),
        { kind: 'text', text: isLast ? say.last : say.leave },
      ],
    };
  },
  placesCalledOff: (letter, desk) => {
    const say = desk.words.letters.placesCalledOff;
    const { name, title, path } = letter;
    return {
      words: { subject: fill(say.subject, { title }), title: say.title, text: [fill(say.text, { title })] },
      name,
      more: [nightFacts(letter, desk), desk.link(say.button, path)],
    };
  },
};
