/** The number that a buyer gives for a full invoice. */
import { isVatNumber, taxNumberOf } from '#features/traders/server/service.ts';
import { Problem, type ProblemCode } from '#kit/shared/problem.ts';
import type { BillTo } from '#market/vat/bill-to.ts';
import type { Party } from '#market/vat/party.ts';

/**
 * Without what people write between its signs; undefined when it can't be one. A Spanish NIF is checked by its check
 * character, and so is a VAT number that begins with the letters of its country of the Union; what else a traveller shows, a
 * passport, is taken by its signs. No register is asked whether it was given to anybody (VIES).
 */
async function buyerNumberOf(country: string, written: string): Promise<string | undefined> {
  const number = taxNumberOf(country, written);
  const prefix = country === 'GR' ? 'EL' : country;
  if (country === 'ES' || number === undefined || !number.startsWith(prefix)) return number;
  return (await isVatNumber(country, number)) ? number : undefined;
}

/** Whom an invoice is to name. Refuses 422 with this code, at its field, a number that can't be. */
export async function partyOf(asked: BillTo, code: ProblemCode = 'validation'): Promise<Party> {
  const taxNumber = await buyerNumberOf(asked.country, asked.taxNumber);
  if (taxNumber === undefined)
    throw new Problem(code, 'The body is not acceptable.', {
      fields: [{ path: 'taxNumber', message: 'Is no tax number of this country' }],
    });
  return { ...asked, taxNumber };
}
