/** What is saved to be charged again: the house knows that there is something, the provider what it is. */
import { findSubscription } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { PaymentMethod } from '../contract.ts';
import type { PaymentProvider } from './provider.ts';

/** What a member's plan is charged to; empty without a plan, and while none is charged. A provider that is away only leaves the digits out. */
export async function listMethods(
  db: Db,
  providers: readonly PaymentProvider[],
  userId: string,
): Promise<PaymentMethod[]> {
  const row = await findSubscription(db, userId);
  if (!row || row.status === 'ended' || row.status === 'paused' || row.method === null) return [];
  const provider = providers.find(({ name }) => name === row.provider);
  const last4 = provider?.lastDigits(row.method).catch(() => null);
  return [{ plan: row.plan, last4: (await last4) ?? null }];
}
