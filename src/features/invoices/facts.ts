/** What the contract says of whom an invoice names, for the form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { BillTo } from './contract.ts';

export const billFacts = factsOf(BillTo);
