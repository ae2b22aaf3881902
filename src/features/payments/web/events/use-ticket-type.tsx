import { useState, type ReactNode } from 'react';
import type { Event } from '#features/events/contract.ts';
import { cheapestOf, regularTicket } from '#features/ticket-types/cheapest.ts';
import type { TicketType, TicketTypes } from '#features/ticket-types/contract.ts';
import type { TypeField } from '#features/ticket-types/type-field.ts';
import { textIn } from '#kit/shared/question.ts';
import type { Priced } from '../../rules.ts';

/** The ticket type at the checkout of an event (decision 0175). */
export type Typed = {
  readonly chosen: TicketType | undefined;
  readonly isRegularOpen: boolean;
  /** Where it is chosen. */
  readonly field: (isLocked: boolean) => ReactNode;
};

/** The ticket that is wanted, as the waiting list names it, and how it stands. */
export type Ticket = {
  readonly wanted: string;
  /** It is sold on this day, so that some may come free. */
  readonly isWaitable: boolean;
  /** None of all tickets can be had. */
  readonly isGone: boolean;
};

/** The wish to hear of places, for so many of this ticket. */
export type WaitingField = (places: number, ticketType: string) => ReactNode;

/** What goes along with what is bought. */
export const ofType = (typed: Typed | undefined) => (typed?.chosen ? { ticketType: typed.chosen.id } : {});

/** Whether a name is that of one of its tickets, the regular one only where it is sold. */
const isThere = (name: string | undefined, { types, regularSale }: TicketTypes): boolean =>
  name === regularTicket ? regularSale?.state === 'open' : types.some(({ id }) => id === name);

type Asked = {
  /** What an address names. */
  readonly named: unknown;
  /** Writes the id of the type there, so that a reload does not lose it. */
  readonly onType: ((id: string | undefined) => void) | undefined;
  readonly field: ((field: TypeField) => ReactNode) | undefined;
};

/** The ticket that its buyer has chosen or come for, else the cheapest; where an event has but the regular ticket there is nothing to choose. */
export function useTicketType({ named, onType, field }: Asked) {
  const [id, setId] = useState(() => textIn(named));
  // What it began with stays when that is gone: nobody pays for a dearer one that they have not chosen.
  const [start, setStart] = useState<string>();
  const onChoose = (next: string = regularTicket) => {
    setId(next);
    onType?.(next);
  };
  return (
    event: Priced<Event>,
    told: TicketTypes,
    takesFocus: boolean,
  ): { event: Priced<Event>; ticket: Ticket; typed?: Typed } => {
    const { types, regular, regularSale: sale } = told;
    const isGone = ![sale, ...types].some((one) => one?.state === 'open');
    if (field === undefined || types.length === 0)
      return { event, ticket: { wanted: 'any', isWaitable: true, isGone } };
    const cheapest = cheapestOf(event.price, told);
    if (start === undefined) setStart(cheapest?.id ?? regularTicket);
    const wanted = [id, start].find((one) => isThere(one, told));
    const chosen = wanted === undefined ? cheapest : types.find((type) => type.id === wanted);
    const choice = {
      types,
      regular: { name: regular, price: event.price, sale },
      chosen: chosen?.id,
      takesFocus,
      onChoose,
    };
    const state = (chosen ?? sale)?.state;
    return {
      event: chosen ? { ...event, price: chosen.price } : event,
      ticket: { wanted: chosen?.id ?? regularTicket, isWaitable: state === 'open' || state === 'soldOut', isGone },
      typed: { chosen, isRegularOpen: sale?.state === 'open', field: (isLocked) => field({ ...choice, isLocked }) },
    };
  };
}
