/** The people of the demo's past: members who buy, owners with their teams, and whose the listings of the catalogue are. */
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { communityOffers } from '#features/community/rules.ts';
import { communityJoins } from '#features/community/server/table.ts';
import { teamMembers } from '#features/teams/server/table.ts';
import { aBankAccount } from '#features/payout-accounts/server/factory.ts';
import { aTrader } from '#features/traders/server/factory.ts';
import { holdNumber } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { serverKinds } from '../kinds.ts';
import { demoModerator, demoOwners } from './catalogue/owners.ts';
import type { Person } from './catalogue/members.ts';
import { travellers } from './catalogue/members.ts';
import { between, chanceOf } from './chance.ts';

export const ownerId = (key: string): string => idOf(`demo owner ${key}`);
export const memberId = ({ name }: Person): string => idOf(`demo member ${name}`);
export const travellerIds = travellers.map(memberId);
export const moderatorId = memberId(demoModerator);

/** Who works in a team; some in two. */
const helpers = [
  ...new Map(demoOwners.flatMap(({ team = [] }) => team.map((one) => [one.name, one] as const))).values(),
];

type Account = Pick<typeof users.$inferInsert, 'id' | 'username' | 'accountType' | 'role'> &
  Partial<Pick<typeof users.$inferInsert, 'seatedBy'>>;

/** Somebody who can't sign in: no password has this hash. Phones are of Spain's range for fiction, mailboxes are nobody's. */
const anAccount = (account: Account, { name: fullName, language }: Person, n: number, createdAt: Date) => ({
  ...account,
  fullName,
  language,
  phone: `+34600556${String(100 + n)}`,
  email: `${account.username}@example.com`,
  passwordHash: '!',
  createdAt,
});

/** Members who came over the last year, owners before them, and one who judges at the desk. */
export async function seedPeople(db: Db, at: Date): Promise<void> {
  const since = (days: number) => daysBefore(at, days);
  const owners = demoOwners.map((owner, n) => {
    const account = { id: ownerId(owner.key), username: `${owner.key}.demo` } as const;
    return anAccount({ ...account, accountType: 'business', role: 'business' }, owner, n, since(330 + n));
  });
  const members = [...travellers, ...helpers].map((person, n) => {
    const account = { id: memberId(person), username: `member${n + 1}.demo` } as const;
    // One of them came yesterday.
    const age = n === 0 ? 1 : between(`since ${person.name}`, 3, 320);
    return anAccount({ ...account, accountType: 'traveller', role: 'traveller' }, person, 100 + n, since(age));
  });
  const moderator = {
    id: moderatorId,
    username: 'moderator.demo',
    accountType: 'traveller',
    role: 'moderator',
  } as const;
  const desk = anAccount({ ...moderator, seatedBy: 'admin' }, demoModerator, 99, since(340));
  await db.insert(users).values([...owners, desk, ...members]);
  await declareSellers(db, since);
  const team = demoOwners.flatMap(({ key, team = [] }) =>
    team.map(({ role, ...person }) => ({
      ownerId: ownerId(key),
      memberId: memberId(person),
      role,
      since: since(between(`team ${key} ${person.name}`, 20, 200)),
    })),
  );
  await db.insert(teamMembers).values(team);
  await joinCommunity(db, since);
}

/** The letters that check a Spanish tax number, by its rest of 23 (Orden INT/2058/2008). */
export const checks = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Who sells for each owner, told within the year, and where they are paid. The numbers are the very first ones, which nobody has. */
async function declareSellers(db: Db, since: (days: number) => Date): Promise<void> {
  for (const [n, { key, name }] of demoOwners.entries()) {
    const taxNumber = `${String(n).padStart(8, '0')}${checks[n % 23]}`;
    const declaredAt = since(between(`declared ${key}`, 20, 300));
    await holdNumber(db, ownerId(key), taxNumber, declaredAt);
    await aTrader(db, ownerId(key), declaredAt, {
      name,
      birthDate: `${1968 + n * 2}-0${1 + (n % 9)}-1${n % 10}`,
      street: `Carrer de l’Exemple ${n + 1}`,
      taxNumber,
      email: `${key}.demo@example.com`,
      phone: `+34600556${String(100 + n)}`,
    });
  }
  for (const { key, name } of demoOwners)
    await aBankAccount(db, ownerId(key), since(between(`paid at ${key}`, 20, 300)), { holder: name });
}

/** More wish for company in chats than for a guide. */
async function joinCommunity(db: Db, since: (days: number) => Date): Promise<void> {
  const joins = travellerIds.flatMap((userId) =>
    communityOffers
      .filter((offer, n) => chanceOf(`joins ${offer} ${userId}`) < 0.6 - n * 0.15)
      .map((offer) => ({ userId, offer, joinedAt: since(between(`joined ${offer} ${userId}`, 1, 90)) })),
  );
  await db.insert(communityJoins).values(joins);
}

/** Hands the listings of the catalogue to their owners, with what is at a place of theirs. */
export async function handOver(db: Db): Promise<void> {
  for (const { key, has } of demoOwners) {
    const own: object = { ownerId: ownerId(key) };
    const named = has.map(idOf);
    // A night that was held for the reviews of a place.
    const ids = [...named, ...named.map((id) => idOf(`night at ${id}`))];
    for (const { table } of Object.values(serverKinds)) {
      const things: PgTable = table;
      await db.update(things).set(own).where(inArray(table.id, ids));
    }
  }
  for (const { table, atPlace } of Object.values(serverKinds)) {
    if (!atPlace) continue;
    const things: PgTable = table;
    const ofPlace = sql`(select ${businesses.ownerId} from ${businesses} where ${businesses.id} = ${atPlace.businessId})`;
    const own: object = { ownerId: ofPlace };
    await db
      .update(things)
      .set(own)
      .where(and(isNull(table.ownerId), sql`${ofPlace} is not null`));
  }
}

/** Whether the people of the past are in this town, as a part of a statement. */
export const hasPast = () => sql<boolean>`exists (select from ${users} where ${users.id} = ${moderatorId})`;
