import { useState } from 'react';
import { maxTickets } from '#features/events/rules.ts';

/** How many tickets are asked for, and how to ask for others. */
export type Counted = readonly [quantity: number, setQuantity: (quantity: number) => void];

/** How many tickets an address names; one where it names none that could be. */
const countIn = (named: unknown): number => {
  const count = Number(named);
  return Number.isInteger(count) && count >= 1 && count <= maxTickets ? count : 1;
};

/** As many as the address names at first; `onCount` writes another number there, so that a reload does not lose it. */
export function useCount(named: unknown, onCount: (quantity: number) => void): Counted {
  const [quantity, setQuantity] = useState(() => countIn(named));
  return [
    quantity,
    (next) => {
      setQuantity(next);
      onCount(next);
    },
  ];
}
