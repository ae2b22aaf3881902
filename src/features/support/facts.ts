/** What the contract says of what one writes to the desk, for the forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewContactMessage, NewIssueReport } from './contract.ts';

export const contactFacts = factsOf(NewContactMessage);
export const issueFacts = factsOf(NewIssueReport);
