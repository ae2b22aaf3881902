/** What the contract says of an application, for its form and for the desk’s answer. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { ApplicationChange, NewApplication } from './contract.ts';

export const applicationFacts = factsOf(NewApplication);
export const answerFacts = factsOf(ApplicationChange, { only: ['answer', 'adminNotes'] });
