/** Account numbers: checked by country, length and check digits (ISO 13616), and sealed with the house's own secret. */
import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import type { Db } from '#kit/server/db.ts';
import { seal, unseal } from '#kit/server/secrets/seal.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';

const shownDigits = 4;

/** The number without blanks, and what of it is shown; undefined for one that can't be. */
export function readIban(text: string): { iban: string; ibanCountry: string; ibanTail: string } | undefined {
  const iban = electronicFormatIBAN(text);
  if (iban === null || !isValidIBAN(iban)) return undefined;
  return { iban, ibanCountry: iban.slice(0, 2), ibanTail: iban.slice(-shownDigits) };
}

/** Seals a number for an owner: it can be opened for them alone. */
export const sealIban = async (db: Db, iban: string, ownerId: string): Promise<string> =>
  seal(iban, await houseSecret(db, 'payouts')(), ownerId);

/** The number without blanks, as banks read it. */
export const unsealIban = async (db: Db, sealed: string, ownerId: string): Promise<string> =>
  unseal(sealed, await houseSecret(db, 'payouts')(), ownerId);

/** The number in groups of four, as people read it. */
export async function openIban(db: Db, sealed: string, ownerId: string): Promise<string> {
  const iban = await unsealIban(db, sealed, ownerId);
  return friendlyFormatIBAN(iban) ?? iban;
}
