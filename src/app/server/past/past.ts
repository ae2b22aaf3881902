/** A past for the demo town, so that its desk, its workspaces and its charts have something to tell (decision 0080). */
import { asc, eq } from 'drizzle-orm';
import { seedAdvertisingInquiries } from '#features/advertising-inquiries/server/seed.ts';
import { seedApplications } from '#features/applications/server/seed.ts';
import { users } from '#features/auth/server/table.ts';
import { seedBusinessInquiries } from '#features/business-inquiries/server/seed.ts';
import { seedHolidayRequests } from '#features/holiday-requests/server/seed.ts';
import { disputes } from '#features/orders/server/table.ts';
import { seedProspects } from '#features/prospect-businesses/server/seed.ts';
import { seedSubmissions } from '#features/submissions/server/seed.ts';
import { seedSupport } from '#features/support/server/seed.ts';
import { seedWishes } from '#features/wishes/server/seed.ts';
import type { Db } from '#kit/server/db.ts';
import { bookSales } from './book.ts';
import { seedClaims } from './claims.ts';
import { seedChanges } from './changes.ts';
import { disputeSome } from './disputes.ts';
import { salesOfEvenings, seedEditions } from './evenings.ts';
import { seedDrafts } from './drafts.ts';
import { seedImport } from './imports.ts';
import { invoicePast } from './invoices.ts';
import { seedSaved } from './interests.ts';
import { seedLetters } from './letters.ts';
import { seedLog } from './log.ts';
import { handOver, moderatorId, seedPeople } from './people.ts';
import { seedPackages, seedPlans } from './plans.ts';
import { seedPayouts } from './payouts.ts';
import { seedPrices } from './prices.ts';
import { seedReports } from './reports.ts';
import { seedTalks } from './talks.ts';
import { bookSandbox, openSandboxAccounts } from './sandbox.ts';
import type { Sale } from './sales.ts';
import { salesOfStays } from './stays.ts';
import { answerReviews, payForVisits } from './visits.ts';

/** Call it in the transaction that writes the demo catalogue and its reviews: either all of it is there or nothing. */
export async function seedPast(db: Db, at: Date): Promise<void> {
  await seedPeople(db, at);
  await handOver(db);
  // Money is the admin's; a house without one yet has nobody else at its desk.
  const [first] = await db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  const by = { admin: first?.id ?? moderatorId, moderator: moderatorId };
  await seedMoney(db, by.admin, at);
  await seedPrices(db, at);
  await answerReviews(db, at);
  await seedReports(db, at);
  await seedTalks(db, at);
  await seedClaims(db, at);
  await seedSaved(db, at);
  await seedDesk(db, by.admin, at);
  await seedLetters(db, at);
  await seedLog(db, by);
}

/** What waits at the desk, and what was done there. */
async function seedDesk(db: Db, admin: string, at: Date): Promise<void> {
  await seedSubmissions(db, at);
  await seedHolidayRequests(db, at);
  await seedProspects(db, at);
  await seedSupport(db, admin, at);
  await seedBusinessInquiries(db, at);
  await seedAdvertisingInquiries(db, at);
  await seedApplications(db, at);
  await seedChanges(db, at);
  await seedDrafts(db, at);
  await seedWishes(db, at);
  await seedImport(db, admin, at);
}

async function seedMoney(db: Db, admin: string, at: Date): Promise<void> {
  const ofPlans = await seedPlans(db, at);
  await seedEditions(db, at);
  const visits = await payForVisits(db, at);
  const fresh = [...(await salesOfEvenings(db, at)), ...(await salesOfStays(db, at))];
  const disputed = disputeSome(fresh, at);
  const asDisputed = new Map(disputed.map(({ sale }) => [sale.order.id, sale] as const));
  const sales: Sale[] = fresh.map((sale) => asDisputed.get(sale.order.id) ?? sale);
  await bookSales(db, [...ofPlans, ...sales]);
  if (disputed.length > 0) await db.insert(disputes).values(disputed.map(({ dispute }) => dispute));
  await bookSandbox(db);
  await openSandboxAccounts(db, at);
  await seedPackages(db, ofPlans, at);
  await seedPayouts(db, [...visits, ...sales], admin, at);
  await invoicePast(db, at);
}
