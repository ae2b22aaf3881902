/** What a seller's file must be like, whoever says it. */
import type { Actor } from '#kit/server/access.ts';
import { Problem } from '#kit/shared/problem.ts';
import { nightOf } from '#market/town/dates.ts';
import type { TraderFile } from '../contract.ts';
import { latestBirth } from '../rules.ts';
import { taxNumberOf } from './tax-number.ts';

export type By = { readonly actor: Pick<Actor, 'id' | 'by'>; readonly at: Date };

/** What is wrong with a file is told at its fields (422); gives what is written of it in another way than it was typed. */
export function checked({ kind, country, taxNumber, birthDate, register }: Omit<TraderFile, 'declares'>, at: Date) {
  const number = taxNumberOf(country, taxNumber);
  const isOld = birthDate !== null && birthDate <= latestBirth(nightOf(at));
  const faults = [
    number === undefined && { path: 'taxNumber', message: 'Is no tax number of this country' },
    kind !== 'company' && !isOld && { path: 'birthDate', message: 'Must be of somebody who is 18 or older' },
    kind === 'company' && register === null && { path: 'register', message: 'Is needed of a company' },
  ].filter((fault) => fault !== false);
  if (number === undefined || faults.length > 0)
    throw new Problem('validation', 'The file is not acceptable.', { fields: faults });
  // Each kind has its own: what was typed before another was chosen is not kept.
  return kind === 'company'
    ? { taxNumber: number, birthDate: null, register }
    : { taxNumber: number, birthDate, register: null };
}
