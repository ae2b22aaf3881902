/** What the contract says of a code, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewDiscountCode } from './contract.ts';

export const discountCodeFacts = factsOf(NewDiscountCode);
