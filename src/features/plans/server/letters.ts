/** What the house writes about a plan. */
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { findSoldBy } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { priceOf } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { planCommission } from '../rules.ts';
import type { MonthlyPlan, SoldPlan } from '../rules.ts';

type About = {
  /** Of the order, where there is one. */
  readonly id?: string;
  readonly userId: string;
  readonly plan: SoldPlan | null;
  readonly amountCents: number;
  /** Until when it is paid, or stays. */
  readonly endsAt?: Date | null;
};

/** Writes to whoever gave an e-mail, and to the house's own desk about a package. Call it in the change's transaction. */
export async function postPlanLetter(
  db: Db,
  letter: 'planBought' | 'planRenewed' | 'planFailed' | 'planUnconfirmed' | 'planHeld',
  { id, userId, plan, amountCents, endsAt }: About,
  at: Date,
): Promise<void> {
  if (plan === 'features' && id !== undefined) await tellDesk(db, id, amountCents, at);
  const reader = await findAddressee(db, userId);
  if (!reader || plan === null) return;
  const { name, language } = reader;
  const until = endsAt ? wallClock(endsAt).date : null;
  const values = { name, plan: messages[language][`name.${plan}`], amount: priceOf(amountCents), until };
  const seller = await findSoldBy(db, null);
  await postMail(db, { ...reader, letter, values: { ...values, ...(seller && { seller }) } }, at);
}

/** That its owner has ended a plan, and until when it stays. */
export async function postPlanEnding(db: Db, userId: string, plan: SoldPlan, endsAt: Date, at: Date): Promise<void> {
  const reader = await findAddressee(db, userId);
  if (!reader) return;
  const { name, language } = reader;
  const values = { name, plan: messages[language][`name.${plan}`], until: wallClock(endsAt).date };
  await postMail(db, { ...reader, letter: 'planEnding', values }, at);
}

type Unpaid = {
  readonly userId: string;
  /** Which it was, and which it is now where it is a smaller one. */
  readonly plan: MonthlyPlan;
  readonly now: MonthlyPlan | null;
  readonly amount: string;
  /** What goes back besides of what was paid for a dearer plan. */
  readonly besides: string | null;
  readonly reason?: string;
  readonly by: 'bank' | 'house';
  readonly becomes: 'paused' | 'ends' | 'smaller';
  readonly until: Date | null;
};

/** That what was paid for a plan went back, and what becomes of the plan. */
export async function postPlanUnpaid(db: Db, { userId, plan, now, until, ...told }: Unpaid, at: Date): Promise<void> {
  const reader = await findAddressee(db, userId);
  if (!reader) return;
  const { name, language } = reader;
  const nameOf = (one: MonthlyPlan) => messages[language][`name.${one}`];
  const day = until && wallClock(until).date;
  const plans = { plan: nameOf(plan), now: now && nameOf(now), until: day, percent: planCommission.starter };
  await postMail(db, { ...reader, letter: 'planUnpaid', values: { name, ...told, ...plans } }, at);
}

/** That a plan is over, and what a sale costs from now on. */
export async function postPlanEnd(db: Db, userId: string, plan: SoldPlan, at: Date): Promise<void> {
  const reader = await findAddressee(db, userId);
  if (!reader) return;
  const { name, language } = reader;
  const values = { name, plan: messages[language][`name.${plan}`], percent: planCommission.starter };
  await postMail(db, { ...reader, letter: 'planEnded', values }, at);
}

/** Somebody has to call about a package: whom, stands at the desk and not in a letter. */
async function tellDesk(db: Db, order: string, amountCents: number, at: Date): Promise<void> {
  const values = { order, amount: priceOf(amountCents) };
  await postMail(db, { to: town.emails.business, language: town.language, letter: 'packageSold', values }, at);
}
