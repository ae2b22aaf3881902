/** The chance of the demo's past: the same name always falls the same way, so that each start tells the same story. */
import { createHash } from 'node:crypto';

/** From 0 to 1, without 1. */
export const chanceOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;

/** A whole number between two, both included. */
export const between = (name: string, from: number, to: number): number =>
  from + Math.floor(chanceOf(name) * (to - from + 1));

/** One of them. */
export function oneOf<T>(name: string, list: readonly T[]): T {
  const one = list[between(name, 0, list.length - 1)];
  if (one === undefined) throw new Error(`There is nothing to choose for ${name}.`);
  return one;
}

/** All of them in another order. */
export const shuffled = <T>(name: string, list: readonly T[]): T[] =>
  list
    .map((one, n) => ({ one, place: chanceOf(`${name} ${n}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
