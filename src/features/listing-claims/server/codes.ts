/** The code to the mailbox or the phone that a listing names: six digits, good for minutes and few tries. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { languageOfMailbox, lockCaller } from '#features/auth/server/service.ts';
import { newLock, postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { tooMany } from '#kit/server/limits/limits.ts';
import { householdOf } from '#kit/server/limits/network.ts';
import { Problem } from '#kit/shared/problem.ts';
import { claimHash, codeLength, codeMinutes, codePauseSeconds, codesADay, codeTries } from '../rules.ts';
import type { CodeWay } from '../rules.ts';
import { maskedMailbox, maskedPhone } from '../masked.ts';
import { openClaim, requireClaimant, requireNotWaiting } from './claimants.ts';
import type { By, House } from './claimants.ts';
import { findListing, requireListing } from './listings.ts';
import type { Listing, Named } from './listings.ts';
import { hashOf, mobileOf, textCode } from './text-codes.ts';
import { settle, update } from './settle.ts';
import { listingClaims } from './table.ts';
import type { ListingClaimRow } from './table.ts';

/** The domain of the demo's people: nothing is written to it (RFC 2606). */
const isReached = (mailbox: string): boolean => mailbox !== '' && !/@example\.com$/i.test(mailbox);

/** Where codes for a listing go, as a stranger may see it; null where nobody reads. */
export const mailboxOf = ({ email }: Listing): string | null => (isReached(email) ? maskedMailbox(email) : null);

/** The phone in the same way; null where a text message can't go. */
export function phoneOf(house: House, listing: Listing): string | null {
  const phone = mobileOf(house, listing);
  return phone === null ? null : maskedPhone(phone);
}

/** Who asks for a code, and from where. */
type Sending = By & { readonly address: string };

/** Sends a code for a listing one way or the other; the earlier one is dead. Refusals: the contract's. */
export async function sendCode(db: Db, house: House, named: Named, way: CodeWay, by: Sending): Promise<string> {
  const { actor, language, at } = by;
  return db.transaction(async (db) => {
    await lockCaller(db, actor.id);
    const listing = await requireListing(db, house.kinds, named, language);
    requireClaimant(actor, listing);
    const phone = mobileOf(house, listing);
    if (way === 'phone' && phone === null)
      throw new Problem('no_phone', 'This listing names no mobile phone that a code could go to: send a paper.');
    if (way === 'mail' && !isReached(listing.email))
      throw new Problem('no_mailbox', 'This listing names no mailbox that a code could go to: send a paper.');
    const open = await openClaim(db, listing, actor.id);
    requireNotWaiting(open);
    await countCode(db, listing, way === 'phone' ? phone : null, by);
    const lock = newLock();
    const claim = {
      way,
      status: 'proving' as const,
      codeLock: lock,
      codeHash: null,
      codeUntil: new Date(at.getTime() + codeMinutes * 60_000),
      triesLeft: codeTries,
    };
    const id = open?.id ?? newId();
    if (open) await update(db, open, claim);
    else
      await db
        .insert(listingClaims)
        .values({ ...claim, id, ...ofListing(listing), claimantId: actor.id, createdAt: at });
    if (way === 'phone') {
      await textCode(db, { claimId: id, lock, language }, at);
      return id;
    }
    const values = { title: listing.title, minutes: codeMinutes, lock, listing: pathOf(listing) };
    const reads = (await languageOfMailbox(db, listing.email)) ?? language;
    await postMail(db, { to: listing.email, aboutId: actor.id, language: reads, letter: 'claimCode', values }, at);
    return id;
  });
}

/** What a claim says of the listing that it is on. */
export const ofListing = ({ kind, id, title }: Listing) => ({ kind: kind.name, listingId: id, title });
const pathOf = ({ kind, id }: Listing) => `/${kind.name}/${id}#${claimHash}`;

/** One a minute, and so many a day: nobody guesses a code by asking for many, and neither mailbox nor phone is flooded. 429. */
async function countCode(
  db: Db,
  { kind, id }: Listing,
  phone: string | null,
  { actor, address, at }: Sending,
): Promise<void> {
  const day = 86_400;
  const accountId = actor.id;
  const counts = [
    { name: 'claim codes in a minute', of: `${accountId} ${id}`, below: 1, seconds: codePauseSeconds },
    { name: 'claim codes of an account', of: `${accountId} ${id}`, below: codesADay.account, seconds: day },
    { name: 'claim codes of a listing', of: `${kind.name} ${id}`, below: codesADay.listing, seconds: day },
    { name: 'claim codes of an account in all', of: accountId, below: codesADay.accountInAll, seconds: day },
    { name: 'claim codes of a household', of: householdOf(address), below: codesADay.household, seconds: day },
    ...(phone === null ? [] : [{ name: 'claim codes of a phone', of: phone, below: codesADay.phone, seconds: day }]),
  ];
  for (const { name, of, below, seconds } of counts)
    if (!(await take(db, { key: counterKey(name, of), cost: 1, below, at, seconds })))
      throw tooMany(seconds * 1000, seconds === day ? 'No more codes today.' : 'One code a minute.');
}

/** The code that a letter's key stands for: whoever reads the database can make neither of the other. */
const codeOf = (key: string): string =>
  String(createHash('sha256').update(`claim ${key}`).digest().readUIntBE(0, 6) % 10 ** codeLength).padStart(
    codeLength,
    '0',
  );

/** What the letter with the code waits with. */
export const claimLock: Lock = {
  code: codeOf,
  path: (_language, _key, told) => String(told['listing']),
  turn: async (db, from, to, key) => {
    const isOut = and(eq(listingClaims.codeLock, from), eq(listingClaims.status, 'proving'));
    const [claim] = await db.select({ id: listingClaims.id }).from(listingClaims).where(isOut).for('update');
    if (!claim) return false;
    const set = { codeLock: to, codeHash: hashOf(claim.id, codeOf(key)) };
    await db.update(listingClaims).set(set).where(eq(listingClaims.id, claim.id));
    return true;
  },
};

/** Enters a code; what comes of it is `settle`'s. A wrong one is counted, whatever the caller is told. */
export async function proveClaim(db: Db, house: House, named: Named, code: string, by: By): Promise<string> {
  const { actor, language, at } = by;
  const proven = await db.transaction(async (db): Promise<string | Problem> => {
    // The account before the listing, as everybody locks them.
    await lockCaller(db, actor.id);
    const listing = await findListing(db, house.kinds, named, language, { isLocked: true });
    if (!listing?.isPublic) throw new Problem('not_found', 'There is no such listing.');
    requireClaimant(actor, listing);
    const claim = await openClaim(db, listing, actor.id);
    requireNotWaiting(claim);
    if (!claim || !isGood(claim, at))
      return new Problem('step_expired', 'This code is too old, or was tried too often. Ask for another one.');
    if (claim.codeHash !== hashOf(claim.id, code)) {
      await update(db, claim, { triesLeft: claim.triesLeft - 1 });
      return new Problem('code_wrong', `This is not the code. Tries left: ${claim.triesLeft - 1}.`);
    }
    await settle(db, house, { claim: { ...claim, isProven: true }, listing }, by);
    return claim.id;
  });
  if (proven instanceof Problem) throw proven;
  return proven;
}

const isGood = ({ codeUntil, triesLeft }: ListingClaimRow, at: Date): boolean =>
  codeUntil !== null && codeUntil > at && triesLeft > 0;
