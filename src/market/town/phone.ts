/** Phones in one form, E.164; one without a prefix is of the town's own country (decisions, Accounts and sessions). */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { fieldKinds } from '#kit/shared/field-kinds.ts';
import * as s from '#kit/shared/schemas.ts';
import { town } from './town.ts';

/** `611222333`, `0034 611 222 333` and `+34611222333` are one phone; undefined when it is none. */
export function normalPhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed.replace(/[\s().\-/]/g, ''), {
    defaultCountry: town.country,
    extract: false,
  });
  return phone?.isPossible() ? phone.number : undefined;
}

/** A phone that somebody gives, wherever one is asked for: written as they like, kept as E.164. */
export const phone = s
  .line(40)
  .transform((typed, context) => {
    const number = normalPhone(typed);
    if (number !== undefined) return number;
    context.addIssue({ code: 'custom', message: 'Please enter a valid phone number' });
    return z.NEVER;
  })
  .register(fieldKinds, { kind: 'phone' });
