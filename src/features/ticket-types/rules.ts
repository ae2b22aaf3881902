/** Ticket types for one event beside its regular one: what is sold when, and how it stands with each (decision 0175). */

/** An event has so many ticket types at most that are not ended. */
export const maxTypes = 10;
/** And so many with those that ended: they are kept for what was bought. */
export const maxTypesEver = 60;
export const maxTypeName = 60;
export const maxTypeDescription = 200;
export const maxTypeLimit = 100_000;

/** How it stands with a ticket type: ended by its organiser, past its last day, before its first, all gone, or to be had. */
export const typeStates = ['open', 'soldOut', 'early', 'past', 'ended'] as const;
export type TypeState = (typeof typeStates)[number];
/** What visitors see: what was ended is told nobody. */
export const shownTypeStates = ['open', 'soldOut', 'early', 'past'] as const;

type Standing = {
  readonly endedAt: unknown;
  readonly soldFrom: string | null;
  readonly soldUntil: string | null;
  readonly soldOut: boolean;
};

/** `today` is the day in the town: the first and the last one count whole. What is past its last day is not sold out any more. */
export function typeState({ endedAt, soldFrom, soldUntil, soldOut }: Standing, today: string): TypeState {
  if (endedAt !== null) return 'ended';
  if (soldUntil !== null && soldUntil < today) return 'past';
  if (soldOut) return 'soldOut';
  return soldFrom !== null && soldFrom > today ? 'early' : 'open';
}

/** Whether its days are in order: its last one is not before its first. */
export const areDaysInOrder = (soldFrom: string | null, soldUntil: string | null): boolean =>
  soldFrom === null || soldUntil === null || soldFrom <= soldUntil;
