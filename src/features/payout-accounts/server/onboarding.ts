/** An owner's account at the provider: opened there, asked about, and looked after by the clock (decision 0091). */
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { findTrader } from '#features/traders/server/service.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { AccountProvider } from '../account-provider.ts';
import { accountsAt, addProviderAccount, findAccount, takeStanding, type By } from './service.ts';
import type { PayoutAccountRow } from './table.ts';

/**
 * Opens an owner's account, or takes the one there is, and gives the address at which they say the rest. The provider is
 * told kind, country and e-mail, which stand in the file of the seller already: 409 seller_unknown without one.
 */
export async function beginOnboarding(
  db: Db,
  provider: AccountProvider,
  ownerId: string,
  { returnTo, ...by }: By & { readonly returnTo: string },
): Promise<string | null> {
  const known = await findAccount(db, ownerId, provider.name);
  const account = known?.account ?? (await openAccount(db, provider, ownerId, by));
  return provider.onboarding({ account, returnTo });
}

async function openAccount(db: Db, provider: AccountProvider, ownerId: string, by: By): Promise<string> {
  const trader = await findTrader(db, ownerId);
  if (!trader) throw new Problem('seller_unknown', 'Say first who sells: the account is opened for them.');
  const { country, email } = trader;
  // To a provider somebody is a person, in business or not.
  const kind = trader.kind === 'company' ? trader.kind : 'person';
  const account = await provider.openAccount({ key: ownerId, country, kind, email });
  await addProviderAccount(db, ownerId, { way: provider.name, account }, by);
  return account;
}

/** Asks the provider how an owner's account stands, and writes it down. 404 while there is none. */
export async function checkAccount(db: Db, provider: AccountProvider, ownerId: string, at: Date): Promise<void> {
  const row = await findAccount(db, ownerId, provider.name);
  if (!row) throw new Problem('not_found', 'There is no account yet.');
  await askAbout(db, provider, row, at);
}

/** Asks the provider how an account stands; an owner who can't be paid any more gets a letter. */
export async function askAbout(db: Db, provider: AccountProvider, row: PayoutAccountRow, at: Date): Promise<void> {
  const found = await provider.lookAtAccount(row.account ?? '');
  if (!(await takeStanding(db, row, found, at))) return;
  const reader = await findAddressee(db, row.ownerId);
  if (!reader) return;
  await postMail(db, { ...reader, letter: 'payoutsRest', values: { name: reader.name } }, at);
}

/**
 * Gives the run for every hour: how all accounts stand is asked anew, for what is missing may become due, and what was
 * checked may be done. Whoever can't be paid any more gets a letter. A provider that is away ends the run.
 */
export function createAccountWatch(options: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: AccountProvider | undefined;
}): () => Promise<void> {
  const { db, clock, log, provider } = options;
  return async () => {
    if (!provider) return;
    try {
      for (const row of await accountsAt(db, provider.name)) await askAbout(db, provider, row, clock());
    } catch (error) {
      log.warn({ error }, 'the accounts of owners could not be looked at and will be asked about again');
    }
  };
}
