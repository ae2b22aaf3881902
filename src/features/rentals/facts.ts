/** What the contract says of a rental’s fields, and of dates that are kept back, for their forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { ChangedRental, NewBlock, NewRental, NewSeason } from './contract.ts';

export const rentalFacts = factsOf(ChangedRental, { whenNew: NewRental });
export const blockFacts = factsOf(NewBlock);
export const seasonFacts = factsOf(NewSeason);
