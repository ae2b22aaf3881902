/** What the contract says of what one writes about a review, for the forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewReport } from './contract.ts';

export const reportFacts = factsOf(NewReport, { only: ['reason', 'details', 'email'] });
