/** What the contract says of what one reports, and of what one says to a decision, for the forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { AnswerReport, ListingReport, NewObjection, NewsReport, ReviewReport } from './contract.ts';

const asked = { only: ['reason', 'name', 'email', 'details'] } as const;

export const listingReportFacts = factsOf(ListingReport, asked);
export const reviewReportFacts = factsOf(ReviewReport, asked);
export const answerReportFacts = factsOf(AnswerReport, asked);
export const newsReportFacts = factsOf(NewsReport, asked);
export const objectionFacts = factsOf(NewObjection);
