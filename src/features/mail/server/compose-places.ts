/** Composes the letters about places, and those with news of events. */
import { placeLine } from '#market/listings/place-line.ts';
import { fill, pluralOf } from '#kit/shared/translate.ts';
import type { BookedEvening } from '../booked.ts';
import type { PlacesLetters } from '../places-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';
import { eveningOf } from './compose-bookings.ts';

/** What, when and where an event is. */
function nightFacts(
  { title, location, address, ...evening }: BookedEvening & { readonly title: string },
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
  eventNews: (letter, desk) => {
    const say = desk.words.letters.eventNews;
    const { name, title, text, eventId } = letter;
    return {
      words: { subject: fill(say.subject, { title }), title: say.title, text: say.text },
      name,
      more: [
        nightFacts(letter, desk),
        { kind: 'said', label: say.said, text },
        { kind: 'text', text: say.noAnswer },
        desk.link(say.button, '/user-dashboard'),
        desk.link(say.event, `/events/${eventId}`),
      ],
    };
  },
};
