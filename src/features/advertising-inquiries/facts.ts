/** What the contract says of an inquiry, for its two forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewAdvertisingInquiry } from './contract.ts';

export const inquiryFacts = factsOf(NewAdvertisingInquiry);
/** A quote is asked for with an address alone. */
export const quoteFacts = factsOf(NewAdvertisingInquiry, { only: ['email'] });
