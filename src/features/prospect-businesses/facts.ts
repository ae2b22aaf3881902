/** What the contract says of a firm, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewProspect } from './contract.ts';

export const prospectFacts = factsOf(NewProspect);
