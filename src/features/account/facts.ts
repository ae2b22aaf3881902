/** What the contract says of one’s details, for their form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { AccountChange } from './contract.ts';

export const accountFacts = factsOf(AccountChange);
