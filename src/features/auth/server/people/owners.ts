/** Accounts as owners of listings (decision 0046). */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { OwnerFault } from '#market/listings/ownership.ts';
import type { ListingOwner, OwnerCandidate } from '#market/listings/ownership-contract.ts';
import type { Owners } from '#market/listings/server/owners.ts';
import { normalPhone } from '#market/town/phone.ts';
import { isStaff, seats } from '../../rules.ts';
import { users } from '../table.ts';
import type { UserRow } from '../table.ts';

const { id, fullName: name, email, phone, suspendedAt } = users;
const columns = { id, name, email, phone, suspendedAt };
type Known = { readonly suspendedAt: Date | null } & Omit<ListingOwner, 'isSuspended'>;

const present = ({ suspendedAt, ...owner }: Known): ListingOwner => ({ ...owner, isSuspended: suspendedAt !== null });

const missing = () => new Problem('not_found', 'There is no such account.');

/** Why an account can't own listings, if it can't. */
function ownerFault({ role, suspendedAt }: Pick<UserRow, 'role' | 'suspendedAt'>): OwnerFault | null {
  if (suspendedAt !== null) return 'suspended';
  return isStaff(role) ? 'staff' : null;
}

const isProven = ({ emailProvenAt }: Pick<UserRow, 'emailProvenAt'>): boolean => emailProvenAt !== null;

async function find(db: Db, account: string): Promise<OwnerCandidate> {
  const said = account.trim();
  const named = said.includes('@') ? eq(users.email, said.toLowerCase()) : eq(users.phone, normalPhone(said) ?? said);
  // Anybody can type an e-mail: who proved it comes first, and alone, of several who say it.
  const rows = await db
    .select()
    .from(users)
    .where(and(named, isNull(users.erasedAt)))
    .orderBy(sql`${users.emailProvenAt} is null`, users.id)
    .limit(2);
  const [user, other] = rows;
  if (!user) throw missing();
  if (other && isProven(user) === isProven(other))
    throw new Problem('conflict', 'Several accounts have this e-mail: say the phone of the one.');
  const owner = present({ ...user, name: user.fullName });
  const { id, name, email, phone, isSuspended } = owner;
  const shown = { id, name, email, phone, isSuspended };
  return { ...shown, isProven: isProven(user), fault: ownerFault(user), isTraveller: user.role === 'traveller' };
}

/** Whoever owns a listing has a workspace to look after it: a traveller's account becomes a business account. */
async function appoint(db: Db, id: string): Promise<ListingOwner> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!user || user.erasedAt !== null) throw missing();
  const fault = ownerFault(user);
  if (fault === 'suspended') throw new Problem('owner_suspended', 'This account is suspended.');
  if (fault === 'staff') throw new Problem('not_an_owner', 'Who sits at the desk owns no listings: the house does.');
  if (user.role === 'traveller')
    await db.update(users).set({ accountType: 'business', role: 'business' }).where(eq(users.id, id));
  return { id, name: user.fullName, email: user.email, phone: user.phone, isSuspended: false };
}

export const owners: Owners = {
  of: async (db, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select(columns)
      .from(users)
      .where(inArray(users.id, [...ids]));
    return new Map(rows.map((row) => [row.id, present(row)]));
  },
  lock: async (db, id) => {
    const here = and(eq(users.id, id), isNull(users.erasedAt));
    const [row] = await db.select(columns).from(users).where(here).for('share');
    return row && present(row);
  },
  find,
  appoint,
};

/** Whether somebody sits at the desk now. */
export async function hasSeat(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), inArray(users.role, [...seats])))) > 0;
}
