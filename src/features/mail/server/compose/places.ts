/** Composes the letters about places, those with news of events, and those to friends who keep a ticket. */
import { placeLine } from '#market/listings/place-line.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { fill, pluralOf } from '#kit/shared/translate.ts';
import type { BookedEvening, OfTicketType } from '../../booked.ts';
import type { PlacesLetters } from '../../places-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';
import { eveningOf, moveFacts, whatFact } from './bookings.ts';

/** What, when and where an event is. */
function nightFacts(
  night: BookedEvening & OfTicketType & { readonly title: string },
  desk: Desk,
  ...more: readonly (readonly [string, string])[]
) {
  const { facts } = desk.words;
  const { location, address } = night;
  return factsOf(
    whatFact(night, desk),
    [facts.when, eveningOf(night, desk)],
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
    const { name, quantity: count, isLast, path, ticketType, price, ...night } = letter;
    const type = ticketType === 'regular' ? say.regular : ticketType && inLanguage(ticketType, language);
    const form = pluralOf(count, language) === 'one' ? 'one' : 'other';
    return {
      words: { ...say, text: [fill(say.text[form], { count }), say.noPromise] },
      name,
      night: night.date,
      more: [
        nightFacts(
          night,
          desk,
          [words.facts.tickets, type === undefined ? String(count) : `${count} × ${type}`],
          ...(price === undefined ? [] : [[say.each, formatPrice(price, language)] as const]),
        ),
        link(say.button, path),
        { kind: 'text', text: isLast ? say.last : say.leave },
      ],
    };
  },
  placesCalledOff: (letter, desk) => {
    const say = desk.words.letters.placesCalledOff;
    const { name, path, date } = letter;
    return {
      words: { ...say, text: [say.text] },
      name,
      night: date,
      more: [nightFacts(letter, desk), desk.link(say.button, path)],
    };
  },
  eventNews: (letter, desk) => {
    const say = desk.words.letters.eventNews;
    const { name, text, eventId, isFriend, date } = letter;
    return {
      words: say,
      name,
      night: date,
      more: [
        nightFacts(letter, desk),
        { kind: 'said', label: say.said, text },
        { kind: 'text', text: isFriend ? say.noAnswerFriend : say.noAnswer },
        desk.link(isFriend ? say.buttonFriend : say.button, '/user-dashboard'),
        desk.link(say.event, `/events/${eventId}`),
      ],
    };
  },
  keptMoved: (letter, desk) => {
    const say = desk.words.letters.keptMoved;
    const { name, eventId, to } = letter;
    return {
      words: say,
      name,
      night: to.date,
      more: [
        moveFacts(letter, desk),
        desk.link(say.button, '/user-dashboard'),
        desk.link(say.event, `/events/${eventId}`),
      ],
    };
  },
  keptEnded: (letter, desk) => {
    const say = desk.words.letters.keptEnded;
    const { name, isCalledOff, date } = letter;
    return {
      words: isCalledOff ? say.calledOff : say.gone,
      name,
      night: date,
      more: [nightFacts(letter, desk), desk.link(say.button, '/search?type=events')],
    };
  },
  keptHeld: (letter, desk) => {
    const say = desk.words.letters.keptHeld;
    const { name, isHeld, date } = letter;
    return {
      words: isHeld ? say.held : say.again,
      name,
      night: date,
      more: [nightFacts(letter, desk), desk.link(desk.words.letters.keptMoved.button, '/user-dashboard')],
    };
  },
};
