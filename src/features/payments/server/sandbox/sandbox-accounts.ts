/** Owners' accounts at the sandbox, and what is paid out of them (decision 0091). */
import { eq } from 'drizzle-orm';
import type { AccountFound, AccountProvider, PayoutFound } from '#features/payout-accounts/account-provider.ts';
import type { SandboxAccountOutcome } from '#features/payout-accounts/rules.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { balanceAt, book } from './sandbox-balance.ts';
import { sandboxAccounts, sandboxMoves } from '../table.ts';

/** What the sandbox wants of an owner who has not been through its page, in a provider's words. */
const wanted: Readonly<Record<string, readonly string[]>> = { missing: ['individual.verification.document'] };

/** A rule of the provider, or the bank, that a payout met. */
const failed = (failure: string): PayoutFound => ({ id: null, status: 'failed', failure });

export function sandboxAccountsOf(db: Db, clock: Clock): AccountProvider {
  const find = async (id: string) => (await db.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, id)))[0];
  return {
    name: 'sandbox',
    isLive: false,
    openAccount: async ({ key }) => {
      const id = `acct_${idOf(key)}`;
      await db.insert(sandboxAccounts).values({ id, standing: 'missing' }).onConflictDoNothing();
      return id;
    },
    // The house shows the sandbox's page itself.
    onboarding: async () => null,
    lookAtAccount: async (id): Promise<AccountFound> => {
      const standing = (await find(id))?.standing ?? 'refused';
      return { standing, missing: wanted[standing] ?? [], until: null };
    },
    balanceOf: async (account) => ({ availableCents: await balanceAt(db, account), pendingCents: 0 }),
    payOut: async ({ account, amountCents, key }) => {
      const id = `po_${idOf(key)}`;
      const [made] = await db.select().from(sandboxMoves).where(eq(sandboxMoves.id, id));
      if (made) return { id, status: 'sent', failure: null };
      if ((await find(account))?.standing !== 'ready') return failed('payouts_not_allowed');
      if (amountCents > (await balanceAt(db, account))) return failed('balance_insufficient');
      await book(db, [{ id, account, kind: 'payout', amountCents: -amountCents, createdAt: clock() }]);
      return { id, status: 'sent', failure: null };
    },
    lookAtPayout: async ({ account, id }) => {
      const [made] = await db.select().from(sandboxMoves).where(eq(sandboxMoves.id, id));
      if (!made) return failed('resource_missing');
      const [back] = await db
        .select()
        .from(sandboxMoves)
        .where(eq(sandboxMoves.id, `${id}_back`));
      const refuses = (await find(account))?.refusesPayouts ?? false;
      if (!back && !refuses) return { id, status: 'paid', failure: null };
      const [kind, createdAt] = ['payout_failure', clock()] as const;
      await book(db, [{ id: `${id}_back`, account, kind, amountCents: -made.amountCents, createdAt }]);
      // A provider closes an account for payouts when its bank sends one back, until its owner mends it.
      await db
        .update(sandboxAccounts)
        .set({ standing: 'missing', refusesPayouts: false })
        .where(eq(sandboxAccounts.id, account));
      return { id, status: 'failed', failure: 'account_closed' };
    },
  };
}

/** What the sandbox's page was told: that all is well, that a paper is missing, or that the bank sends payouts back. */
export async function decideInSandbox(db: Db, account: string, outcome: SandboxAccountOutcome): Promise<void> {
  await db
    .update(sandboxAccounts)
    .set({ standing: outcome === 'missing' ? 'missing' : 'ready', refusesPayouts: outcome === 'refuses_payouts' })
    .where(eq(sandboxAccounts.id, account));
}
