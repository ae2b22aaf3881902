/** A paid stay that ended yesterday, with its host, its guest and who does the host's accounts (people-of-the-past.ts). */
import { hashPassword } from '#features/auth/server/password/password.ts';
import { users } from '#features/auth/server/table.ts';
import { aStayOrder } from '#features/guest-reviews/server/factory.ts';
import { postSale } from '#features/ledger/server/service.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { accountant, guest, host, password, stayed } from './people-of-the-past.ts';

const commissionPercent = 10;

export async function anEndedStay(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  const before = daysBefore(now, 30);
  const add = async (who: typeof host | typeof guest | typeof accountant, accountType: 'business' | 'traveller') => {
    const id = newId();
    const account = { id, username: id.toLowerCase(), email: null, accountType, role: accountType, passwordHash };
    await db.insert(users).values({ ...account, ...who, createdAt: before });
    return { id };
  };
  const owner = await add(host, 'business');
  const visitor = await add(guest, 'traveller');
  const { id: memberId } = await add(accountant, 'traveller');
  await aTeamMember(db, { ownerId: owner.id, memberId, role: 'finance' }, before);
  const rental = await aRental(db, { ownerId: owner.id, title: stayed });
  const ended = daysBefore(now, 1);
  const amountCents = 27_000;
  const id = await aStayOrder(db, visitor, rental, ended, { amountCents, commissionPercent });
  await postSale(db, { id, ownerId: owner.id, commissionPercent }, amountCents, ended);
}
