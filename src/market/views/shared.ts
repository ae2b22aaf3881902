/** How many of something stand in each of so many rooms: as even as can be, the first ones have one more. */
export const shared = (count: number, rooms: number): number[] =>
  Array.from({ length: rooms }, (_, i) => Math.floor(count / rooms) + (i < count % rooms ? 1 : 0));
