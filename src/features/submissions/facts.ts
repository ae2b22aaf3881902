/** What the contract says of a proposal, for the conversation, and of what its review adds, for the desk. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { Decision, ListingPatch, NewSubmission } from './contract.ts';

export const proposalFacts = factsOf(NewSubmission, {
  only: ['type', 'title', 'description', 'category', 'location', 'address', 'contact_email', 'contact_phone', 'price'],
});
export const reviewFacts = factsOf(ListingPatch);
export const decisionFacts = factsOf(Decision, { only: ['admin_notes'] });
