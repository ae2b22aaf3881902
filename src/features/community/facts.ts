/** What the contract says of a chat, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { GivenChat } from './contract.ts';

export const chatFacts = factsOf(GivenChat);
