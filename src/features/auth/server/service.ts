/** Accounts and sessions: signUp, signIn, signOut, readActor (specification sections 5 to 8; decisions, Accounts). */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { databaseFault } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import type { Actor } from '#kit/server/serve.ts';
import { sessionDays } from '#kit/server/session-cookie.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { SignIn, SignUp, User } from '../contract.ts';
import { isCommonPassword } from './common-passwords.ts';
import { decoyHash, hashPassword, isPassword } from './password.ts';
import { normalPhone } from './phone.ts';
import { sessions, users } from './table.ts';
import type { UserRow } from './table.ts';

const invalid = (path: string, message: string) => new Problem('validation', message, { fields: [{ path, message }] });

/** Opens an account; 422 for a phone that is none or a common password, 409 phone_taken, username_taken. */
export async function signUp(db: Db, input: SignUp): Promise<User> {
  const phone = normalPhone(input.phone);
  if (phone === undefined) throw invalid('phone', 'Please enter a valid phone number');
  if (isCommonPassword(input.password) || input.password.toLowerCase() === input.username.toLowerCase())
    throw invalid('password', 'This password is too easy to guess');
  const { password, ...rest } = input;
  const row = { ...rest, phone, id: newId(), role: input.accountType, passwordHash: await hashPassword(password) };
  try {
    const [user] = await db.insert(users).values(row).returning();
    return toUser(user as UserRow);
  } catch (error) {
    const constraint = databaseFault(error)?.constraint;
    if (constraint === 'users_phone')
      throw new Problem('phone_taken', 'There is an account with this phone number already.');
    if (constraint === 'users_username') throw new Problem('username_taken', 'This username is taken.');
    throw error;
  }
}

/** The account of a phone and its password; the same 401 in the same time whichever is wrong. */
export async function checkSignIn(db: Db, input: SignIn): Promise<User> {
  const phone = normalPhone(input.phone);
  const [user] = phone === undefined ? [] : await db.select().from(users).where(eq(users.phone, phone));
  const isRight = await isPassword(input.password, user?.passwordHash ?? (await decoyHash()));
  if (!user || !isRight) throw new Problem('sign_in_failed', 'Invalid phone number or password. Please try again.');
  return toUser(user);
}

/** The key under which checks of a phone are counted: one per account, however the phone is typed. */
export function throttleKey(phone: string): string {
  return normalPhone(phone) ?? `odd:${phone}`;
}

/** Opens a session and gives its token, which is stored nowhere but in the cookie. */
export async function openSession(db: Db, userId: string, at: Date): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(at.getTime() + sessionDays * 86_400_000);
  await db.insert(sessions).values({ id: newId(), userId, tokenHash: hashSecret(token), createdAt: at, expiresAt });
  return token;
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)));
}

export async function closeAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function dropExpiredSessions(db: Db, at: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
}

/** Who holds this token, or nobody. */
export async function findActor(db: Db, token: string, at: Date): Promise<Actor | undefined> {
  const [row] = await db
    .select({ id: users.id, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, at)));
  return row;
}

export async function readUser(db: Db, id: string): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Problem('unauthenticated', 'Sign in first.');
  return toUser(row);
}

/** Locks a member's row until the transaction ends, so that their own parallel calls queue up. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await db.execute(sql`select 1 from ${users} where ${users.id} = ${id} for update`);
}

/** Makes sure that this admin exists with this password (decisions, Accounts: ADMIN_PHONE, ADMIN_PASSWORD). */
export async function ensureAdmin(db: Db, input: { phone: string; password: string }): Promise<string> {
  const phone = normalPhone(input.phone);
  if (phone === undefined) throw new Error('ADMIN_PHONE must be a phone number like +34600123456.');
  const [existing] = await db.select().from(users).where(eq(users.phone, phone));
  if (existing && existing.role === 'admin' && (await isPassword(input.password, existing.passwordHash))) return phone;
  const passwordHash = await hashPassword(input.password);
  await db
    .insert(users)
    .values({
      id: newId(),
      username: `admin-${newId().slice(0, 6)}`,
      fullName: 'Admin',
      phone,
      email: null,
      passwordHash,
      accountType: 'business',
      role: 'admin',
    })
    .onConflictDoUpdate({ target: users.phone, set: { passwordHash, role: 'admin' } });
  return phone;
}

/** The phone of the first admin, if there is one. */
export async function findAdminPhone(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ phone: users.phone })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.createdAt)
    .limit(1);
  return row?.phone;
}

export function toUser(row: UserRow): User {
  const { id, username, fullName, phone, email, accountType, role } = row;
  return { id, username, fullName, phone, email, accountType, role };
}
