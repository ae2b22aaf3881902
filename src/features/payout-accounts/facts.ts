/** What the contract says of an account at a bank, for the form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { BankAccount } from './contract.ts';

export const bankAccountFacts = factsOf(BankAccount);
