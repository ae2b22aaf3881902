/** What the contract says of whom an invoice is to name, for forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { BillTo } from './bill-to.ts';

export const billFacts = factsOf(BillTo);
