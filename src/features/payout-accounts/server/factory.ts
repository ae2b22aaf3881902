/** Accounts of owners, for tests and the demo. */
import type { Db } from '#kit/server/db.ts';
import { readIban, sealIban } from './iban.ts';
import { payoutAccounts, type PayoutAccountRow } from './table.ts';

/** The number that the register of ISO 13616 prints as Spain's example. */
const exampleIban = 'ES91 2100 0418 4502 0005 1332';

/** An account at a bank, so that its owner can be paid. */
export async function aBankAccount(
  db: Db,
  ownerId: string,
  at: Date,
  over: Partial<PayoutAccountRow> = {},
): Promise<void> {
  const { iban = '', ...shown } = readIban(exampleIban) ?? { ibanCountry: '', ibanTail: '' };
  const sealedIban = await sealIban(db, iban, ownerId);
  const columns = { holder: 'Marta Ferrer Gil', sealedIban, standing: 'ready', updatedAt: at } as const;
  await db.insert(payoutAccounts).values({ ownerId, way: 'bank', ...shown, ...columns, ...over });
}

/** An account at the provider that can be paid to. */
export async function aProviderAccount(
  db: Db,
  ownerId: string,
  { way, account }: { readonly way: 'sandbox' | 'stripe'; readonly account: string },
  at: Date,
): Promise<void> {
  await db.insert(payoutAccounts).values({ ownerId, way, account, standing: 'ready', updatedAt: at });
}
