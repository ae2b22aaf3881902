/** What the contract says of a calendar of another site, for its form. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { NewCalendar } from './contract.ts';

export const calendarFacts = factsOf(NewCalendar);
