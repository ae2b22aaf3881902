/** What the contract says of a report, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewMessageReport } from './contract.ts';

export const messageReportFacts = factsOf(NewMessageReport);
