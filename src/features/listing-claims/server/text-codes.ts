/** Codes by text message, to the mobile phone that a listing names: made when they are sent, as those in letters are. */
import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { Log } from '#kit/server/log.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { SmsFault } from '#kit/server/sms/sms.ts';
import type { SmsSender } from '#kit/server/sms/sms.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import { translate } from '#kit/shared/translate.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { codeLength, codeMinutes } from '../rules.ts';
import { messages } from '../text-messages.ts';
import type { House } from './claimants.ts';
import { findListing } from './listings.ts';
import type { Listing } from './listings.ts';
import { listingClaims } from './table.ts';
import type { ListingClaimRow } from './table.ts';

const textTask = 'claim-text';
const Payload = z.strictObject({ claimId: z.string(), lock: z.string(), language: z.enum(languages) });
type Payload = z.infer<typeof Payload>;

/** How much of a title stands in a text message: a second one would be paid for it. */
const longestTitle = 40;

/**
 * The mobile phone of a listing that a code can go to; null where it names none, or the house sends no text messages.
 * Those of the demo are invented like its mailboxes, and may be somebody's.
 */
export const mobileOf = ({ sendsTexts }: Pick<House, 'sendsTexts'>, { phone, email }: Listing): string | null =>
  sendsTexts && !/@example\.com$/i.test(email) && parsePhoneNumberFromString(phone)?.isValid() === true ? phone : null;

/** What is kept of a code. */
export const hashOf = (claimId: string, code: string): string => hashSecret(`${claimId} ${code}`);

/** Asks for a code by text message, in the transaction of the claim that waits for it under this lock. */
export const textCode = (db: Db, waiting: Payload, at: Date): Promise<void> => enqueue(db, textTask, waiting, at);

type Options = {
  readonly sms: SmsSender;
  readonly kinds: ServerKinds;
  readonly clock: Clock;
  readonly log: Log;
  /** A phone offers to type a code that names this site (https://wicg.github.io/sms-one-time-codes). */
  readonly publicUrl: string;
};

/** Sends codes by text message. One that is tried again is another code, and the earlier one is dead. */
export function claimTextTask({ sms, kinds, clock, log, publicUrl }: Options): Task<Payload> {
  return {
    name: textTask,
    payload: Payload,
    atOnce: 4,
    run: async ({ claimId, lock, language }, db) => {
      const claim = await findAsked(db, claimId, lock);
      const goodForSeconds = claim ? secondsLeft(claim, clock()) : 0;
      if (!claim || goodForSeconds < 1) return;
      const named = { kind: claim.kind, id: claim.listingId };
      const listing = await findListing(db, kinds, named, language);
      const to = listing?.isPublic ? mobileOf({ sendsTexts: true }, listing) : null;
      if (!listing || to === null) return end(db, claim, lock);
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      await change(db, claim, lock, { codeHash: hashOf(claimId, code) });
      try {
        await sms.send({ to, text: textOf(listing.title, code, language, publicUrl), goodForSeconds });
      } catch (error) {
        if (!(error instanceof SmsFault && error.isPermanent)) throw error;
        log.warn({ fault: error.message, claimId }, 'a code by text message is never taken');
        await end(db, claim, lock);
      }
    },
  };
}

const isAsked = (claimId: string, lock: string) =>
  and(eq(listingClaims.id, claimId), eq(listingClaims.codeLock, lock), eq(listingClaims.status, 'proving'));

async function findAsked(db: Db, claimId: string, lock: string): Promise<ListingClaimRow | undefined> {
  const [claim] = await db.select().from(listingClaims).where(isAsked(claimId, lock));
  return claim;
}

const secondsLeft = ({ codeUntil }: ListingClaimRow, at: Date): number =>
  codeUntil === null ? 0 : Math.floor((codeUntil.getTime() - at.getTime()) / 1000);

/** Unless another code was asked for meanwhile, or the claim has ended. */
async function change(db: Db, { id }: ListingClaimRow, lock: string, set: Partial<ListingClaimRow>): Promise<void> {
  await db.update(listingClaims).set(set).where(isAsked(id, lock));
}

/** No code comes: whoever waits for it reads so. */
const end = (db: Db, claim: ListingClaimRow, lock: string): Promise<void> =>
  change(db, claim, lock, { codeLock: null, codeHash: null, codeUntil: null, triesLeft: 0 });

function textOf(title: string, code: string, language: Language, publicUrl: string): string {
  const what = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
  const said = translate(messages[language], 'code', language, { code, title: what, minutes: codeMinutes });
  return `${said}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
