/** What the contract says of one’s details, for their forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { AccountChange, BecomeBusiness, Erasure, PasswordChange } from './contract.ts';

export const accountFacts = factsOf(AccountChange);
export const businessFacts = factsOf(BecomeBusiness);
export const passwordFacts = factsOf(PasswordChange);
export const erasureFacts = factsOf(Erasure);
