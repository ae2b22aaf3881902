import { fill } from '#kit/shared/translate.ts';
import type { BookedAdmission } from '../../booked.ts';
import type { Desk } from './blocks.ts';

/** When the doors open, and what is asked for at them. */
export function admissionFacts(
  admission: BookedAdmission | undefined,
  { words: { booked } }: Desk,
): [string, string][] {
  if (admission === undefined) return [];
  const { doors, minAge } = admission;
  const age: [string, string] = [booked.facts.age, fill(booked.ageFrom, { age: minAge })];
  return doors === null ? [age] : [[booked.facts.doors, doors], age];
}
