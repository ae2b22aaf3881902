/** Sessions: opened by signing in, ended by their holder, the desk or time (decisions 0008, 0028). */
import { and, desc, eq, gt, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { gathered } from '#kit/server/kept/gathered.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import type { Actor } from '#kit/server/access.ts';
import { sessionDays } from '#kit/server/session-cookie.ts';
import { Problem } from '#kit/shared/problem.ts';
import { hourMs, hoursAfter } from '#kit/shared/durations.ts';
import { isStaff, seats, staffHours, staffIdleHours, type SecondFactorRule } from '../../rules.ts';
import type { OwnSession } from '../../security-contract.ts';
import type { DeviceWords } from './device-words.ts';
import { emailProofs, passwordResets, sessions, steps, users } from '../table.ts';

/** How exactly a session knows when it was last used: more would be a write for every call. */
const seenEveryMs = 5 * 60_000;

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Opens a session and gives its token, which is stored nowhere but in the cookie. Staff's is a short one. */
export async function openSession(
  db: Db,
  userId: string,
  at: Date,
  words: DeviceWords = { browser: null, system: null },
): Promise<string> {
  const token = newSecret();
  const until = (hours: number) => hoursAfter(at, hours).toISOString();
  const [short, long] = [until(staffHours), until(sessionDays * 24)];
  // Locked for sharing: whoever changes the role meanwhile ends this session with all others.
  const expiresAt = sql`(select (case when role in ${seats} then ${short} else ${long} end)::timestamptz
    from ${users} where id = ${userId} for share)`;
  const times = { createdAt: at, lastSeenAt: at, confirmedAt: at, expiresAt };
  await db.insert(sessions).values({ id: newId(), userId, tokenHash: hashSecret(token), ...words, ...times });
  return token;
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)));
}

/** Ends all that lets somebody in; gives the sessions that were closed. */
export async function closeAllSessions(db: Db, userId: string): Promise<{ readonly expiresAt: Date }[]> {
  await endHandedOut(db, userId);
  await endBegun(db, userId);
  return db.delete(sessions).where(eq(sessions.userId, userId)).returning({ expiresAt: sessions.expiresAt });
}

/** What the member handed to programs, such as the address of a calendar, opens nothing any more (decision 0141). */
export async function endHandedOut(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ keyring: sql`${users.keyring} + 1` })
    .where(eq(users.id, userId));
}

/** Sign-ins that were begun go on no more. Their rows stay for a while: wrong codes in them still count. */
async function endBegun(db: Db, userId: string): Promise<void> {
  await db.update(steps).set({ expiresAt: steps.createdAt }).where(eq(steps.userId, userId));
}

/** What opens something now, of sessions joined with their users: staff has less time, whenever it became staff. */
export function isOpen(at: Date): SQL | undefined {
  const isFresh = and(gt(sessions.createdAt, before(at, staffHours * hourMs)), gt(sessions.lastSeenAt, idleSince(at)));
  return and(gt(sessions.expiresAt, at), or(notInArray(users.role, [...seats]), isFresh));
}

const idleSince = (at: Date) => before(at, staffIdleHours * hourMs);

/** What opens nothing any more goes: sessions, and keys of letters. */
export async function dropExpiredSessions(db: Db, at: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  const idle = sql`${sessions.userId} in (select id from users where role in ${seats})`;
  await db.delete(sessions).where(and(lt(sessions.lastSeenAt, idleSince(at)), idle));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, at));
  await db.delete(emailProofs).where(lt(emailProofs.expiresAt, at));
}

/** Who calls, and the owner for whom they say they work; whether they may is asked of the teams. */
type Caller = Actor & { readonly actingFor: string | null };

/**
 * Who holds this token, or nobody. Whoever sits at the desk without the second factor that the house asks of them does not yet: until
 * they have it they may do what the kind of their account may.
 */
export async function findActor(
  db: Db,
  token: string,
  at: Date,
  rule: SecondFactorRule = 'optional',
): Promise<Caller | undefined> {
  const row = await actorOfSession(db, { tokenHash: hashSecret(token), at });
  // Whoever is suspended while they sign in is not in.
  if (row === undefined || row.suspendedAt !== null) return undefined;
  const { id, role, sessionId, confirmedAt, actingFor } = row;
  if (row.lastSeenAt < before(at, seenEveryMs)) await markSeen(db, { sessionId, at: at.toISOString() });
  const isUnguarded = rule === 'required' && row.secondFactorSince === null;
  return {
    ...(isUnguarded && isStaff(role) ? { role: row.accountType, lacks: 'second_factor' } : { role }),
    ...(isUnguarded && { mayTouchNoMoney: true }),
    id,
    sessionId,
    confirmedAt,
    actingFor,
  };
}

type Asked = { readonly tokenHash: string; readonly at: Date };

const actorOfSession = gathered(async (db, asked: readonly Asked[]) => {
  const at = new Date(Math.max(...asked.map((one) => one.at.getTime())));
  const limits = { at, staffSince: before(at, staffHours * hourMs), idleSince: idleSince(at) };
  const rows = await actorsOfSessions(db, { tokenHashes: asked.map(({ tokenHash }) => tokenHash), ...limits });
  const found = new Map(rows.map((row) => [row.tokenHash, row]));
  return asked.map(({ tokenHash }) => found.get(tokenHash));
});

const actorsOfSessions = prepared((db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      id: users.id,
      role: users.role,
      accountType: users.accountType,
      secondFactorSince: users.secondFactorSince,
      sessionId: sessions.id,
      confirmedAt: sessions.confirmedAt,
      lastSeenAt: sessions.lastSeenAt,
      // Read and not asked for: until a server has counted them, it takes accounts without a date for a few, and looks at all.
      suspendedAt: users.suspendedAt,
      actingFor: sessions.actingFor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        gt(sessions.expiresAt, sql.placeholder('at')),
        or(
          notInArray(users.role, [...seats]),
          and(
            gt(sessions.createdAt, sql.placeholder('staffSince')),
            gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
          ),
        ),
      ),
    ),
);

const markSeen = prepared((db) =>
  db
    .update(sessions)
    .set({ lastSeenAt: sql`${sql.placeholder('at')}::timestamptz` })
    .where(eq(sessions.id, sql.placeholder('sessionId'))),
);

/** Somebody's open sessions, the last used first. Which of them asks is told; where they are was never kept. */
export async function listOwnSessions(db: Db, actor: Actor, at: Date): Promise<OwnSession[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, actor.id), isOpen(at)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);
  return rows.map(({ session: { id, browser, system, createdAt, lastSeenAt } }) => ({
    id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: id === actor.sessionId,
  }));
}

/** Ends one session of one's own, this one too. 404 for any other. */
export async function endOwnSession(db: Db, actor: Actor, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Problem('not_found', 'There is no such session.');
}

/** Ends all of one's sessions but this one; tells how many. */
export async function endOtherSessions(db: Db, actor: Actor): Promise<number> {
  const isOther = and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId));
  await endBegun(db, actor.id);
  return (await db.delete(sessions).where(isOther).returning({ id: sessions.id })).length;
}

/** This session's holder has just proved who they are. */
export async function markConfirmed(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.id, sessionId));
}
