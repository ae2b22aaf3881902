/** Phones in one normal form: E.164, default country Spain (decisions, Accounts and sessions). */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `600 123 456` and `+34600123456` are one phone; undefined when it is none. */
export function normalPhone(input: string): string | undefined {
  const phone = parsePhoneNumberFromString(input, 'ES');
  return phone?.isPossible() ? phone.number : undefined;
}
