/** What the contract says of a message to a guest, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { GuestMessage } from './contract.ts';

export const guestMessageFacts = factsOf(GuestMessage, { only: ['message'] });
