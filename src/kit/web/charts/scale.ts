/** Where a chart has its lines: round figures that people read without counting. Pure. */

const lines = 4;

/**
 * The figures beside a chart from nothing to at least `most`, some four of them in steps of 1, 2 or 5 and their tens;
 * never less than `one` apart, because nothing that is counted here has halves: money in cents has a hundred for one.
 */
export function ticksTo(most: number, one = 1): number[] {
  return wholeTicks(most / one).map((tick) => tick * one);
}

function wholeTicks(most: number): number[] {
  const rough = Math.max(most, 1) / lines;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * ten).find((one) => one >= rough) ?? ten * 10);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

/** Which of so many columns have their name below: at most `room` of them, evenly apart, the last one among them. */
export function isNamed(place: number, count: number, room: number): boolean {
  const apart = Math.ceil(count / room);
  return (count - 1 - place) % apart === 0;
}
