/** What the contract says of an invitation, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewInvitation } from './contract.ts';

export const invitationFacts = factsOf(NewInvitation);
