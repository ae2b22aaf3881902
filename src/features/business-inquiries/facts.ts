/** What the contract says of an inquiry, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewBusinessInquiry } from './contract.ts';

export const inquiryFacts = factsOf(NewBusinessInquiry);
