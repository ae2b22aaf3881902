/** What the contract says of a vacancy’s fields, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { ChangedJob, NewJob } from './contract.ts';

export const jobFacts = factsOf(ChangedJob, { whenNew: NewJob });
