/** What finance at the desk needs to pay an owner by bank. */
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { openIban } from './iban.ts';
import { findAccount, maskOf, type By } from './service.ts';

/** An owner's whole account number; who read it stands in the log, the number does not. 404 without one. */
export async function readIbanOf(
  db: Db,
  ownerId: string,
  { actor, at }: By,
): Promise<{ holder: string; iban: string }> {
  return db.transaction(async (db) => {
    const row = await findAccount(db, ownerId, 'bank');
    if (!row || row.sealedIban === null || row.holder === null)
      throw new Problem('not_found', 'This owner has given no account number.');
    const title = maskOf(row) ?? '';
    await recordChange(db, { action: 'export', entity: 'payout_accounts', entityId: ownerId, title, actor, at });
    return { holder: row.holder, iban: await openIban(db, row.sealedIban, ownerId) };
  });
}
