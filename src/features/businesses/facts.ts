/** What the contract says of a place’s fields, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewBusiness } from './contract.ts';

export const businessFacts = factsOf(NewBusiness);
