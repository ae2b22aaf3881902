/** What the contract says of the choice of letters, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { LetterChoices } from './contract.ts';

export const letterChoiceFacts = factsOf(LetterChoices);
