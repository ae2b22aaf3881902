/** What the contract says of a synonym, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewSynonym } from './contract.ts';

export const synonymFacts = factsOf(NewSynonym);
