/** What the contract says of an event's fields, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { ChangedEvent, NewEvent } from './contract.ts';

export const eventFacts = factsOf(ChangedEvent, { whenNew: NewEvent });
