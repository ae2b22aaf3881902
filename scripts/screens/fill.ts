/** `node --import ./scripts/screens/fill.ts dist/house/main.js`: a house of the pictures finds its database filled. */
import { cpSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { and, between, eq, gt, isNull, ne, notExists } from 'drizzle-orm';
import { memberId, ownerId } from '#app/server/past/people.ts';
import { travellers } from '#app/server/past/catalogue/members.ts';
import { demoOwners } from '#app/server/past/catalogue/owners.ts';
import { seedTown } from '#app/server/seed.ts';
import { hashPassword } from '#features/auth/server/password/password.ts';
import { ensureAdmin } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { openPglite, type Db } from '#kit/server/db.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { readEnv } from '#kit/server/env.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { readyEmbedded } from '../../tests/setup/embedded.ts';
import { password, phones } from './people.ts';

// A thread of the house begins as its process does, and this is done once.
if (isMainThread) await fill();

async function fill(): Promise<void> {
  const [member] = travellers;
  if (!member) throw new Error('The demo town has no members.');
  const dataDir = readEnv().DATA_DIR;
  cpSync((await readyEmbedded()).migrated, dataDir, { recursive: true });
  const database = await openPglite({ dataDir });
  const { db } = database;
  await ensureAdmin(db, { phone: phones.admin, password });
  await db.update(users).set({ email: 'desk@example.com' }).where(eq(users.phone, phones.admin));
  await seedTown(db, systemClock());
  // Nobody's password fits the people of the demo (decision 0080): these three may come in here.
  const passwordHash = await hashPassword(password);
  const comeIn = {
    club: ownerId('bunker'),
    host: ownerId('villas'),
    member: memberId(member),
    guest: await whoStayed(db, memberId(member)),
    doorman: ofTeam('door'),
    accountant: ofTeam('finance'),
  } as const;
  for (const [person, id] of Object.entries(comeIn) as [keyof typeof comeIn, string][])
    await db.update(users).set({ passwordHash, phone: phones[person] }).where(eq(users.id, id));
  await giveTicketTo(db, comeIn.guest);
  await database.close();
}

/** Somebody of the club's team. */
function ofTeam(role: TeamRole): string {
  const one = demoOwners.find(({ key }) => key === 'bunker')?.team?.find((person) => person.role === role);
  if (!one) throw new Error(`Nobody of the club's team is ${role}.`);
  return memberId(one);
}

/** They keep a ticket for a night to come that somebody else bought. */
async function giveTicketTo(db: Db, keptBy: string): Promise<void> {
  const at = systemClock();
  const isTheirs = and(eq(orders.kind, 'event'), eq(orders.status, 'confirmed'), gt(orders.startsAt, at));
  const [one] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(isTheirs, ne(orders.userId, keptBy), isNull(tickets.cancelledAt)))
    .orderBy(orders.startsAt, tickets.id)
    .limit(1);
  if (!one) throw new Error('Nobody of the demo town has a ticket to give.');
  const given = { givenAt: at, keyHash: hashSecret(newSecret()), givenTo: 'Ana', keptBy, keptAt: at };
  await db.update(tickets).set(given).where(eq(tickets.id, one.id));
}

/** Another member who left a rental in the last ten days and has said nothing of it. */
async function whoStayed(db: Db, not: string): Promise<string> {
  const at = systemClock();
  const said = db.select().from(guestReviews).where(eq(guestReviews.orderId, orders.id));
  const [one] = await db
    .select({ id: orders.userId })
    .from(orders)
    .where(
      and(
        eq(orders.kind, 'rental'),
        eq(orders.status, 'confirmed'),
        between(orders.endsAt, new Date(at.getTime() - 10 * 86_400_000), at),
        ne(orders.userId, not),
        notExists(said),
      ),
    )
    .orderBy(orders.endsAt, orders.id)
    .limit(1);
  if (!one) throw new Error('Nobody of the demo town has just come home.');
  return one.id;
}
