/** Why a house can't open where its environment is well formed and wrong: one sentence that names the variable. */
import { isEasyPassword } from '#features/auth/server/service.ts';
import { EnvError } from '#kit/server/env.ts';
import type { Env } from '#kit/server/env.ts';
import { normalPhone } from '#market/town/phone.ts';

/** Refuses an admin whom nobody could reach, or whose password anybody could guess, before anything is opened. */
export function requireAdmin({ ADMIN_PHONE: phone, ADMIN_PASSWORD: password }: Env): void {
  if (phone !== undefined && normalPhone(phone) === undefined)
    throw new EnvError('ADMIN_PHONE must be a phone number like +34600123456.');
  if (password !== undefined && isEasyPassword(password, 'admin'))
    throw new EnvError('ADMIN_PASSWORD is too easy to guess.');
}

/** What systems and PostgreSQL say of a server that is not there, knows neither user nor password, or has no such database. */
const serverFaults = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', '28P01', '28000', '3D000'];
const folderFaults = ['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** What was thrown, or the sentence about the variable that led there. */
export function namedFault({ DATABASE_URL, DATA_DIR }: Env, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [code, said] = codeIn(error);
  if (DATABASE_URL !== undefined && serverFaults.includes(code))
    return new EnvError(`DATABASE_URL leads to no database that can be used: ${said}.`);
  if (folderFaults.includes(code)) return new EnvError(`DATA_DIR ${DATA_DIR} is no folder that can be used: ${said}.`);
  return error;
}

/** The code and the words of the first of an error's causes that has one. */
function codeIn(error: Error): readonly [code: string, said: string] {
  const [inner] = error instanceof AggregateError ? error.errors : [error.cause];
  if ('code' in error && typeof error.code === 'string' && error.message !== '') return [error.code, error.message];
  return inner instanceof Error ? codeIn(inner) : ['', error.message];
}
