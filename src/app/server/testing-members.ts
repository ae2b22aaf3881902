/** Members of a house of tests: made, signed in, awake however far its clock was moved. */
import { argon2Sync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Role } from '#features/auth/rules.ts';
import { openSession } from '#features/auth/server/service.ts';
import { sessions, users } from '#features/auth/server/table.ts';
import { aBankAccount } from '#features/payout-accounts/server/factory.ts';
import { aTrader } from '#features/traders/server/factory.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newId } from '#kit/server/ids.ts';
import { hoursAfter } from '#kit/shared/durations.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Member } from './testing-calls.ts';

/** The password of every member that a test signs in. */
export const password = 'una siesta larga';
/**
 * Of the least cost there is: a hash says what it cost, and looking at one that cost as much as the house asks takes
 * 30 ms of a processor. What people choose at a door is hashed as ever.
 */
const passwordHash = cheaply(password);

function cheaply(message: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** Of a thousand members with phones of chance two would have the same one in two hundred runs. */
let phones = 0;

export function membersOf(db: Db, time: { readonly now: Date }) {
  const awake = new Map<string, Date>();
  /** Whoever a test calls as has just signed in, however far it moved the clock. Tests of sessions send their own cookie. */
  const wake = async ({ cookie }: Member): Promise<void> => {
    if (awake.get(cookie)?.getTime() === time.now.getTime()) return;
    awake.set(cookie, time.now);
    const expiresAt = hoursAfter(time.now, 1);
    await db
      .update(sessions)
      .set({ createdAt: time.now, lastSeenAt: time.now, confirmedAt: time.now, expiresAt })
      .where(eq(sessions.tokenHash, hashSecret(cookie.replace('session=', ''))));
  };

  /**
   * A member of a role with an open session; phones count up from a range for fiction. A business has said who sells
   * and where it is paid, so that what it offers is for sale.
   */
  const signedInAs = async (role: Role = 'traveller'): Promise<Member> => {
    const id = newId();
    const digits = String((phones += 1)).padStart(7, '0');
    await db.insert(users).values({
      id,
      username: id,
      fullName: 'Test Member',
      phone: `+3467${digits}`,
      email: null,
      passwordHash,
      accountType: role === 'business' ? 'business' : 'traveller',
      role,
    });
    if (role === 'business') {
      await aTrader(db, id, time.now);
      await aBankAccount(db, id, time.now);
    }
    const cookie = `session=${await openSession(db, id, time.now)}`;
    awake.set(cookie, time.now);
    return { id, cookie };
  };

  /** Gives a member a mailbox that nobody was written to before; it begins with this name. */
  const withMailbox = async (member: Member, name: string, language: Language = 'en'): Promise<Member> => {
    const email = `${name}-${member.id}@correo.example`.toLowerCase();
    await db.update(users).set({ email, language }).where(eq(users.id, member.id));
    return member;
  };

  return { wake, signedInAs, withMailbox };
}
