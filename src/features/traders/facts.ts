/** What the contract says of the seller, for the form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { HouseFile, TraderFile } from './contract.ts';

/** That it is declared goes along with its button. */
export const traderFacts = factsOf(TraderFile.omit({ declares: true }));

/** The same of the house. */
export const houseFacts = factsOf(HouseFile);
