/** What the contract says of a wish, of its quote and of the answer to it, for their forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewHolidayRequest, QuoteAnswer, RevisedQuote } from './contract.ts';

/** The fields that are written in; people and days are counted beside them. */
export const wishFacts = factsOf(NewHolidayRequest, {
  only: [
    'client_name',
    'client_email',
    'budget',
    'client_phone',
    'accommodation_type',
    'vacation_description',
    'special_requests',
  ],
});

export const quoteFacts = factsOf(RevisedQuote);
export const answerFacts = factsOf(QuoteAnswer, { only: ['message'] });
