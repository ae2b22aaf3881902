/** What the contract says of a ticket type, for its form: there each language of a text is a field of its own. */
import { factsOf } from '#kit/shared/field-facts.ts';
import * as s from '#kit/shared/schemas.ts';
import { NewTicketType, RegularTicket } from './contract.ts';
import { maxTypeDescription, maxTypeName } from './rules.ts';

const names = { nameEn: s.lineOrEmpty(maxTypeName), nameEs: s.lineOrEmpty(maxTypeName) };
const descriptions = {
  descriptionEn: s.lineOrEmpty(maxTypeDescription),
  descriptionEs: s.lineOrEmpty(maxTypeDescription),
};

export const ticketTypeFacts = factsOf(
  NewTicketType.omit({ name: true, description: true }).extend({ ...names, ...descriptions }),
);
export const regularFacts = factsOf(RegularTicket.omit({ name: true, isOff: true }).extend(names));
