/** Accounts and sessions: signUp, signIn, signOut, readActor (specification sections 5 to 8; decisions, Accounts). */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { databaseFault, prepared } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { Actor } from '#kit/server/access.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { termsOn } from '#market/terms/terms.ts';
import { wallClock } from '#market/town/dates.ts';
import { normalPhone } from '#market/town/phone.ts';
import type { SignIn, SignUp, User } from '../contract.ts';
import { decoyHash, hashPassword, isEasyPassword, isPassword } from './password/password.ts';
import { sessions, users } from './table.ts';
import type { UserRow } from './table.ts';
import { countInSession } from './password/throttle.ts';
import { freeUsername } from './usernames.ts';

export { hashPassword, isEasyPassword } from './password/password.ts';
export { deviceWords } from './sessions/device-words.ts';
export type { DeviceWords } from './sessions/device-words.ts';
export { hasSeat, owners } from './people/owners.ts';
export { ensureAdmin, keepAdmin } from './people/seat.ts';
export {
  closeAllSessions,
  closeSession,
  dropExpiredSessions,
  endHandedOut,
  findActor,
  openSession,
} from './sessions/sessions.ts';
export { tellOfChange } from './telling.ts';
export { countInSession, countSignIn } from './password/throttle.ts';
export { dropOldDevices, isKnownDevice, isKnownDeviceOfPhone } from './sessions/devices.ts';

export const easyPassword = () => invalidField('password', 'This password is too easy to guess');

/**
 * Opens an account under the terms of the day and welcomes its owner, in the language they signed up in; 422 for a common password, 409 phone_taken, username_taken.
 */
export async function signUp(db: Db, input: SignUp, language: Language, at: Date): Promise<User> {
  const { password, ...rest } = input;
  const username = input.username ?? (await freeUsername(db, input.fullName));
  if (isEasyPassword(password, username)) throw easyPassword();
  const passwordHash = await hashPassword(password);
  const accepted = { createdAt: at, termsVersion: termsOn(wallClock(at).date) };
  const row = { ...rest, id: newId(), role: input.accountType, passwordHash, language, ...accepted };
  const open = (username: string) =>
    db.transaction(async (db) => {
      const [user] = await db
        .insert(users)
        .values({ ...row, username })
        .returning();
      const { id: userId, email, fullName: name, accountType } = row;
      const values = accountType === 'business' ? { name, isBusiness: true } : { name };
      if (email !== null) await postMail(db, { to: email, userId, language, letter: 'welcome', values }, at);
      return toUser(user as UserRow);
    });
  try {
    return await open(username);
  } catch (error) {
    const fault = takenFault(error);
    // Somebody of the same name was faster: nobody chose this one, so another one will do.
    if (input.username !== undefined || !(fault instanceof Problem) || fault.code !== 'username_taken') throw fault;
    return open(`${username}.${newId().slice(0, 6).toLowerCase()}`);
  }
}

/** What the unique indexes of accounts refuse, in words; anything else stays what it is. */
export function takenFault(error: unknown): unknown {
  const constraint = databaseFault(error)?.constraint;
  if (constraint === 'users_phone')
    return new Problem('phone_taken', 'There is an account with this phone number already.');
  if (constraint === 'users_username') return new Problem('username_taken', 'This username is taken.');
  return error;
}

/**
 * The account of a phone and its password; the same 401 in the same time whichever is wrong. A phone that was kept
 * before all had one form, and could not be brought to it, is good as it was written.
 */
export async function checkSignIn(db: Db, input: SignIn): Promise<UserRow> {
  const written = [input.phone.trim(), normalPhone(input.phone) ?? ''];
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.phone, written), isNull(users.erasedAt)));
  const user = found.find(({ phone }) => phone === written[0]) ?? found[0];
  const isRight = await isPassword(input.password, user?.passwordHash ?? (await decoyHash()));
  if (!user || !isRight) throw signInFailed();
  return user;
}

const signInFailed = () => new Problem('sign_in_failed', 'Invalid phone number or password. Please try again.');

/** What somebody proved at the door: a password, by its hash, and whether a second step was asked for. */
export type Proved = Pick<UserRow, 'id' | 'passwordHash' | 'secondFactorSince'>;

/**
 * Refuses (401) what holds no more: since a password was looked at, which takes its time, there is another one, a second step,
 * or no account. Whoever changes that waits until the transaction ends, and then finds what was opened.
 */
export async function requireProved(db: Db, { id, passwordHash, secondFactorSince }: Proved): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash, secondFactorSince: users.secondFactorSince })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  const isSame = user?.secondFactorSince?.getTime() === secondFactorSince?.getTime();
  if (!isSame || user?.passwordHash !== passwordHash) throw signInFailed();
}

/**
 * A member says their password again, for what a session alone must not do. 422 names `path` when it is another one;
 * wrong tries are counted for the session (429): no stranger can use them up.
 */
export async function requirePassword(
  db: Db,
  actor: Pick<Actor, 'id' | 'sessionId'>,
  said: { readonly password: string | undefined; readonly path: string },
  at: Date,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, actor.id));
  if (!user) throw new Problem('unauthenticated', 'Sign in first.');
  if (said.password === undefined) throw notYourPassword(said.path);
  const forgive = await countInSession(db, actor.sessionId, at);
  if (!(await isPassword(said.password, user.passwordHash))) throw notYourPassword(said.path);
  await forgive();
}

const notYourPassword = (path: string) => invalidField(path, 'This is not your password');

export async function readUser(db: Db, id: string): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Problem('unauthenticated', 'Sign in first.');
  return toUser(row);
}

/** Whether a member has proven that the e-mail in their account is theirs. */
export async function hasProvenEmail(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNotNull(users.emailProvenAt)))) > 0;
}

/** Where letters to a member go, and in which language. */
export type Reader = {
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
  readonly name: string;
  readonly isProven: boolean;
};

/** Where letters to a member go, and in which language; nothing when they gave no e-mail. */
export async function findAddressee(db: Db, id: string): Promise<Reader | undefined> {
  const found = await findReader(db, id);
  return found?.to ? { ...found, to: found.to } : undefined;
}

/** The same of somebody who may have given no e-mail, for letters that tell of them. */
export async function findReader(
  db: Db,
  id: string,
): Promise<(Omit<Reader, 'to'> & { readonly to: string | null }) | undefined> {
  const [row] = await addressee(db, { id });
  return row;
}

const addressee = prepared((db) =>
  db
    .select({
      userId: users.id,
      to: users.email,
      language: users.language,
      name: users.fullName,
      isProven: sql<boolean>`${users.emailProvenAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);

/** The language of the account that gave this e-mail; of several, of the one that proved it, then of the oldest. */
export async function languageOfMailbox(db: Db, email: string): Promise<Language | undefined> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .orderBy(sql`${users.emailProvenAt} is null`, users.createdAt, users.id)
    .limit(1);
  return row?.language;
}

/** Locks a member's row until the transaction ends, so that their own parallel calls queue up. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await lockedUser(db, { id });
}

/**
 * The same for the member who calls, before what they wrote is kept. 401 for one that was erased while this waited: what an erased
 * account has is found, exported and erased by nobody any more.
 */
export async function lockCaller(db: Db, id: string): Promise<void> {
  const [caller] = await lockedUser(db, { id });
  if (caller?.erasedAt !== null) throw new Problem('unauthenticated', 'Sign in first.');
}

/**
 * The same for whoever changes the ways into their account: their session still stands. 401 where somebody with another
 * password, or the desk, closed it while this waited.
 */
export async function lockHolder(db: Db, { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>): Promise<void> {
  await lockUser(db, id);
  if ((await db.$count(sessions, eq(sessions.id, sessionId))) === 0)
    throw new Problem('unauthenticated', 'Sign in first.');
}

const lockedUser = prepared((db) =>
  db
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update'),
);

export function toUser(row: UserRow): User {
  const { id, username, fullName, phone, email, accountType, role } = row;
  return { id, username, fullName, phone, email, accountType, role };
}
