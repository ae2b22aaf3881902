/** Invitations into a team: by a letter or a link, good once and for seven days (decision 0074). */
import { and, eq, gt, lt } from 'drizzle-orm';
import { isStaff } from '#features/auth/rules.ts';
import { findReader, languageOfMailbox, lockCaller } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { recordChange } from '#features/audit/server/service.ts';
import { isPlainText } from '#features/mail/rules.ts';
import { newLock, postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { town } from '#market/town/town.ts';
import type { Invitation, Invited, NewInvitation } from '../contract.ts';
import { invitationDays, maxInTeam } from '../rules.ts';
import { businessNames } from './names.ts';
import { actFor } from './memberships.ts';
import { teamInvitations, teamMembers } from './table.ts';

type Row = typeof teamInvitations.$inferSelect;
type By = { readonly actor: Actor; readonly at: Date };

/** The page on which a key opens; no server sees what stands behind the #. */
const pathOf = (key: string) => `/team-invitation#token=${key}`;

export const toInvitation = ({ id, role, email, createdAt, expiresAt }: Row): Invitation => ({
  id,
  role,
  email,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/**
 * Invites somebody into the caller's team: by a letter when there is an e-mail, else by the path that is given back this
 * once. 409 not_an_owner for whoever sits at the desk, 409 conflict for a team that is full, 422 for one's own e-mail.
 */
export async function invite(
  db: Db,
  { role, email }: NewInvitation,
  { actor, at }: By,
): Promise<{ invitation: Invitation; path: string | null }> {
  if (actor.role !== 'business')
    throw new Problem('not_an_owner', 'Who sits at the desk owns no listings, so nobody works for them.');
  const key = newSecret();
  return db.transaction(async (db) => {
    await lockCaller(db, actor.id);
    if (email !== null && email === (await findReader(db, actor.id))?.to)
      throw invalidField('email', 'Is your own', 'This is your own e-mail: you are in your team already.');
    await requireRoom(db, actor.id, at);
    const row = {
      id: newId(),
      ownerId: actor.id,
      role,
      email,
      keyHash: email === null ? hashSecret(key) : newLock(),
      createdAt: at,
      expiresAt: daysAfter(at, invitationDays),
    };
    await db.insert(teamInvitations).values(row);
    if (email !== null) await postInvitation(db, { ...row, email }, at);
    const done = { action: 'create', entity: 'team_invitations', entityId: row.id, title: role } as const;
    await recordChange(db, { actor, at, ...done, after: { role } });
    return { invitation: toInvitation(row), path: email === null ? pathOf(key) : null };
  });
}

async function requireRoom(db: Db, ownerId: string, at: Date): Promise<void> {
  const members = await db.$count(teamMembers, eq(teamMembers.ownerId, ownerId));
  const isOpen = and(eq(teamInvitations.ownerId, ownerId), gt(teamInvitations.expiresAt, at));
  if (members + (await db.$count(teamInvitations, isOpen)) >= maxInTeam)
    throw new Problem('conflict', `A team has ${maxInTeam} people at most, those included who are invited.`);
}

async function postInvitation(db: Db, row: Row & { readonly email: string }, at: Date): Promise<void> {
  const owner = await findReader(db, row.ownerId);
  const language = (await languageOfMailbox(db, row.email)) ?? owner?.language ?? 'en';
  const name = (await businessNames(db, [row.ownerId])).get(row.ownerId) ?? '';
  // A link in a name would make the letter somebody's advertisement.
  const business = isPlainText(name) ? name : town.brand;
  const values = { business, role: row.role, days: invitationDays, lock: row.keyHash };
  await postMail(db, { to: row.email, aboutId: row.ownerId, language, letter: 'teamInvitation', values }, at);
}

/** Takes an invitation of the caller back; 404 for any other. */
export async function revokeInvitation(db: Db, id: string, { actor, at }: By): Promise<void> {
  await db.transaction(async (db) => {
    const isOwn = and(eq(teamInvitations.id, id), eq(teamInvitations.ownerId, actor.id));
    const [gone] = await db.delete(teamInvitations).where(isOwn).returning();
    if (!gone) throw new Problem('not_found', 'There is no such invitation.');
    const done = { action: 'delete', entity: 'team_invitations', entityId: id, title: gone.role } as const;
    await recordChange(db, { actor, at, ...done, before: { role: gone.role } });
  });
}

const expired = () =>
  new Problem('link_expired', 'This invitation does not work any more. Ask who invited you for a new one.');

const isGood = (token: string, at: Date) =>
  and(eq(teamInvitations.keyHash, hashSecret(token)), gt(teamInvitations.expiresAt, at));

/** An owner who was suspended, erased or seated at the desk meanwhile invites nobody. */
async function requireInviting(db: Db, ownerId: string): Promise<void> {
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  if (owner?.role !== 'business' || owner.suspendedAt !== null || owner.erasedAt !== null) throw expired();
}

/** What an invitation says; 410 link_expired for a key that opens nothing (any more). */
export async function readInvitation(db: Db, token: string, at: Date): Promise<Invited> {
  const [row] = await db.select().from(teamInvitations).where(isGood(token, at));
  if (!row) throw expired();
  await requireInviting(db, row.ownerId);
  const name = (await businessNames(db, [row.ownerId])).get(row.ownerId) ?? '';
  return { name, role: row.role, expiresAt: row.expiresAt.toISOString() };
}

/**
 * Joins a team, or takes the other role in it that one was invited to; the key is used up, and the session works for the
 * owner from now on. 410 link_expired for a key that opens nothing (any more); 409 conflict for the owner and the desk.
 */
export async function acceptInvitation(db: Db, token: string, { actor, at }: By): Promise<void> {
  if (isStaff(actor.role) || actor.lacks !== undefined)
    throw new Problem('conflict', 'Who sits at the desk judges listings, and joins no team.');
  await db.transaction(async (db) => {
    const [row] = await db.delete(teamInvitations).where(isGood(token, at)).returning();
    if (!row) throw expired();
    const { ownerId, role } = row;
    if (ownerId === actor.id) throw new Problem('conflict', 'This is your own team: pass the link on.');
    await requireInviting(db, ownerId);
    await db
      .insert(teamMembers)
      .values({ ownerId, memberId: actor.id, role, since: at })
      .onConflictDoUpdate({ target: [teamMembers.ownerId, teamMembers.memberId], set: { role } });
    await actFor(db, actor, ownerId);
    const done = { action: 'create', entity: 'team_members', entityId: actor.id, title: role } as const;
    await recordChange(db, { actor, at, ...done, after: { ownerId, role } });
  });
}

/** Forgets invitations that nobody accepted in time. */
export async function dropOldInvitations(db: Db, at: Date): Promise<void> {
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, at));
}

/** What the key of an invitation's letter opens. */
export const invitationLock: Lock = {
  path: (_language, key) => pathOf(key),
  turn: async (db, from, to) => {
    const isLock = eq(teamInvitations.keyHash, from);
    return (await db.update(teamInvitations).set({ keyHash: to }).where(isLock).returning()).length > 0;
  },
};
