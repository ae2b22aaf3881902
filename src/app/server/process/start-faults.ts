/** Why a house can't open where its environment is well formed and wrong: one sentence that names the variable. */
import { isEasyPassword } from '#features/auth/server/service.ts';
import { DataLockedError, NewerDatabaseError } from '#kit/server/db.ts';
import { EnvError } from '#kit/server/env.ts';
import type { Env } from '#kit/server/env.ts';
import { normalPhone } from '#market/town/phone.ts';
import { town } from '#market/town/town.ts';

/** Refuses an admin whom nobody could reach, or whose password anybody could guess, before anything is opened. */
export function requireAdmin({ ADMIN_PHONE: phone, ADMIN_PASSWORD: password }: Env): void {
  if (phone !== undefined && normalPhone(phone) === undefined)
    throw new EnvError('ADMIN_PHONE must be a phone number like +34600123456.');
  if (password !== undefined && isEasyPassword(password, 'admin'))
    throw new EnvError('ADMIN_PASSWORD is too easy to guess.');
}

/** What systems and PostgreSQL say of a server that is not there, knows neither user nor password, or has no such database. */
const serverFaults = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', '28P01', '28000', '3D000'];
/** A role that may not make tables or extensions there: since PostgreSQL 15 rights on a database give none in its schema. */
const rightsFault = '42501';
const folderFaults = ['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** What was thrown, or the sentence about the variable that led there. */
export function namedFault({ DATABASE_URL, DATA_DIR }: Env, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [code, said] = codeIn(error);
  if (DATABASE_URL !== undefined && serverFaults.includes(code))
    return new EnvError(`DATABASE_URL leads to no database that can be used: ${said}.`);
  if (DATABASE_URL !== undefined && code === rightsFault)
    return new EnvError(
      `DATABASE_URL names a role that may not make what it needs there: ${said}. The role has to own the database: alter database … owner to ….`,
    );
  if (folderFaults.includes(code)) return new EnvError(`DATA_DIR ${DATA_DIR} is no folder that can be used: ${said}.`);
  return error;
}

/** What the terminal says of a start that failed: the sentence where it is one of ours, and where it happened otherwise. */
export function sentenceOf(error: unknown): string {
  if (error instanceof EnvError || error instanceof DataLockedError || error instanceof NewerDatabaseError)
    return error.message;
  return `The start failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** The folder of the backups can be written to: the list of erased accounts is kept there from the first day on. */
export async function requireBackupFolder({ BACKUP_DIR }: Env, make: () => Promise<void>): Promise<void> {
  await make().catch((error: Error) => {
    throw new EnvError(`BACKUP_DIR ${BACKUP_DIR} is no folder that can be used: ${error.message}.`);
  });
}

/** What is well formed and hardly meant so, a sentence for each. */
export function whatIsOdd(env: Env): string[] {
  const odd: string[] = [];
  if (env.PUBLIC_URL === undefined && ['0.0.0.0', '::'].includes(env.HOST))
    odd.push('PUBLIC_URL is missing: what browsers write under another name than this machine’s own is refused');
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined)
    odd.push('STRIPE_WEBHOOK_SECRET is missing: payments are only seen by asking Stripe, some minutes later');
  if (env.STRIPE_SECRET_KEY?.includes('_live_') && env.OWNER_PAYOUTS === 'bank')
    odd.push('OWNER_PAYOUTS is bank: whoever takes buyers’ money for others needs a licence, or Stripe Connect');
  return odd;
}

const isInvented = (address: string) => /\.example\b/.test(address);

type Mailboxes = Readonly<Record<string, string>>;

/** What a town that is open to the world still lacks, a sentence for each; none of a demo, or of a house on its own machine. */
export function whatIsMissing(env: Env, isDemo: boolean, emails: Mailboxes = town.emails): string[] {
  if (isDemo || env.PUBLIC_URL?.startsWith('https:') !== true) return [];
  const missing: readonly (readonly [boolean, string])[] = [
    [
      Object.values(emails).some(isInvented),
      'src/market/town/town.ts still has invented phones, mailboxes and an address: pages show them, and nobody reads what the desk is sent',
    ],
    [
      env.STRIPE_SECRET_KEY === undefined,
      'STRIPE_SECRET_KEY is missing: the sandbox takes its published test cards, so anybody can have everything without paying',
    ],
    [
      env.TRUSTED_PROXIES.rules.length === 0,
      'TRUSTED_PROXIES is missing: all visitors together have the limits of one',
    ],
    [env.SMTP_URL === undefined, 'SMTP_URL is missing: letters wait, those to who forgot their password too'],
    [
      env.SMTP_URL !== undefined && isInvented(env.MAIL_FROM),
      `MAIL_FROM is missing: letters come from ${env.MAIL_FROM}, which mail servers refuse`,
    ],
  ];
  return missing.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}

/** The code and the words of the first of an error's causes that has one. */
function codeIn(error: Error): readonly [code: string, said: string] {
  const [inner] = error instanceof AggregateError ? error.errors : [error.cause];
  if ('code' in error && typeof error.code === 'string' && error.message !== '') return [error.code, error.message];
  return inner instanceof Error ? codeIn(inner) : ['', error.message];
}
