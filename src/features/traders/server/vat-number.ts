/** VAT numbers of other countries of the Union: by their form here, by hand at the desk in the register (VIES). */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { isElsewhereInUnion } from '#market/vat/europe.ts';
import type { By } from './checked.ts';
import { traders } from './table.ts';

/**
 * Whether a number begins with the letters of its country and fits one of that country's rules; of a country without rules
 * here every number does. All countries' rules are read when the first of these numbers comes: hardly anybody has one.
 */
export async function isVatNumber(country: string, number: string): Promise<boolean> {
  // Greece writes EL before its numbers (Directive 2006/112/EC, art. 215).
  if (!number.startsWith(country === 'GR' ? 'EL' : country)) return false;
  const { euVat } = await import('stdnum');
  const rules = euVat[country];
  return rules === undefined || rules.some((rule) => rule.validate(number).isValid);
}

/**
 * Keeps that the desk found an owner's VAT number in the register, or takes that back. Refuses 404 without a file, 409
 * invalid_transition for a number that is of no other country of the Union or breaks that country's rule.
 */
export async function checkVatNumber(db: Db, ownerId: string, isFound: boolean, { actor, at }: By): Promise<void> {
  await db.transaction(async (db) => {
    const [file] = await db.select().from(traders).where(eq(traders.ownerId, ownerId)).for('update');
    if (!file) throw new Problem('not_found', 'Nobody has said yet who sells.');
    if (isFound && !(isElsewhereInUnion(file.country) && (await isVatNumber(file.country, file.taxNumber))))
      throw new Problem('invalid_transition', 'This is no VAT number of another country of the Union.');
    const vatCheckedAt = isFound ? at : null;
    await db.update(traders).set({ vatCheckedAt }).where(eq(traders.ownerId, ownerId));
    const told = (when: Date | null) => ({ vatCheckedAt: when?.toISOString() ?? null });
    await recordChange(db, {
      action: 'update',
      entity: 'traders',
      entityId: ownerId,
      title: file.kind,
      actor,
      at,
      before: told(file.vatCheckedAt),
      after: told(vatCheckedAt),
    });
  });
}

/**
 * Where a business is taxed for what the house sells to it: in its own country of the Union once the desk found its VAT number,
 * else in Spain (Ley 37/1992, art. 69.Uno.1.º; Implementing Regulation (EU) 282/2011, art. 18.1).
 */
export async function taxedIn(db: Db, ownerId: string): Promise<string> {
  const [file] = await db.select().from(traders).where(eq(traders.ownerId, ownerId));
  return file && file.vatCheckedAt !== null && isElsewhereInUnion(file.country) ? file.country : 'ES';
}
