/** What stands between a checkout and the choice of a ticket type in it: their pages bring the two together. */
import type { TicketType, TicketTypes } from './contract.ts';

/** What the choice of a ticket type is told, and what it tells. */
export type TypeField = {
  readonly types: readonly TicketType[];
  /** The regular ticket: its own name, if it has one, and the event's price. */
  readonly regular: {
    readonly name: string | null;
    readonly price: string;
    /** None where it is left out. */
    readonly sale: TicketTypes['regularSale'];
  };
  /** The id of the one that is chosen; the regular one without. */
  readonly chosen: string | undefined;
  /** While a payment is on its way nothing may change. */
  readonly isLocked: boolean;
  /** It was chosen just now: the checkout is drawn anew for it, and who chose by keyboard goes on where they were. */
  readonly takesFocus: boolean;
  readonly onChoose: (id: string | undefined) => void;
};
