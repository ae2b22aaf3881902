/**
 * What happens by the clock: holds that ran out give their places back, requests for other dates that nobody answered end; dead sessions, old letters, old applications, changes that
 * were shown long enough, unseen photos and counters whose time is over go; employers hear when a job of theirs is about to
 * leave, applicants that the job is gone, owners what a week brought them, guests and owners what they have not read of each
 * other, members that a chat is open, that there are places they wait for or that something new fits a search they keep; calendars of other sites are read; guests are asked how
 * it was, and what they wrote blind is shown; the payment provider is asked about payments that nobody told us of; plans
 * whose month is over are renewed; records of invoices go to the tax office; who sells is asked again every year, invoiced
 * the commission of each month and told in January what the tax office is; owners' accounts are looked after and paid out
 * of, and the ledger is compared with the provider; the embedded database's log is kept short; the list of erased
 * accounts and the database agree; what was kept long enough is forgotten; search hears of what was written.
 */
import { closeApplications } from '#features/applications/server/closing.ts';
import { dropOldApplications } from '#features/applications/server/service.ts';
import { dropExpiredSessions, dropOldDevices } from '#features/auth/server/service.ts';
import { dropOldSteps } from '#features/auth/server/steps.ts';
import { tellOfChats } from '#features/community/server/letters.ts';
import { tellOwnersOfWeek } from '#features/brought/server/weekly-letter.ts';
import {
  dropOldReviewInvitations,
  inviteFriends,
  inviteGuests,
  publishReviews,
} from '#features/guest-reviews/server/clock.ts';
import { invoiceCommissions } from '#features/invoices/server/commission.ts';
import { remindEmployers } from '#features/jobs/server/renewal.ts';
import { dropOldChanges, photosWaiting } from '#features/listing-changes/server/service.ts';
import { dropOldDocuments } from '#features/listing-claims/server/documents.ts';
import { refreshAnswerTimes } from '#features/messages/server/answer-times.ts';
import { postMessageLetters } from '#features/messages/server/letters.ts';
import { dropOldMails } from '#features/mail/server/service.ts';
import { forgetUnpaidNames, releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { endPackages } from '#features/plans/server/service.ts';
import { searchIndex } from '#features/search/server/search-index.ts';
import { tellOfLastYear } from '#features/seller-reports/server/letters.ts';
import { dropOldInvitations } from '#features/teams/server/service.ts';
import { lookAfterTraders } from '#features/traders/server/clock.ts';
import { expireDateChanges } from '#features/date-changes/server/expire.ts';
import { dropOldCounters } from '#kit/server/limits/counters.ts';
import { lookAfterCalendars } from '#features/rental-calendars/server/clock.ts';
import { settleTickets } from '#features/ticket-types/server/service.ts';
import { tellOfPlaces } from '#features/waiting-list/server/letters.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { PhotoStore } from '#kit/server/photos/store.ts';
import { tidyPhotos } from '#kit/server/photos/tidy.ts';
import { hourMs } from '#kit/shared/durations.ts';
import { keepErasures } from './backup/erasure-list.ts';
import { serverKinds } from './kinds.ts';
import { keepRetention } from './retention.ts';

const everyMilliseconds = 30_000;
/** With two minutes that a notice has to come by itself, a lost one is found within five (quality, Payments). */
const reconcileEveryMilliseconds = 60_000;
/** As a server of PostgreSQL does unless told. */
const checkpointEveryMilliseconds = 300_000;
/** Looking through all listings and files for photos, or all letters for those to employers, is more work, and nobody waits for it. */
const slowlyEveryMilliseconds = hourMs;

/** What is tidied every half minute, in this order. */
const chores: readonly ((db: Db, at: Date) => Promise<void>)[] = [
  releaseAllExpiredHolds,
  settleTickets,
  expireDateChanges,
  forgetUnpaidNames,
  dropExpiredSessions,
  dropOldDevices,
  dropOldSteps,
  dropOldMails,
  dropOldChanges,
  dropOldDocuments,
  dropOldApplications,
  dropOldInvitations,
  dropOldReviewInvitations,
  endPackages,
  dropOldCounters,
];

/** All of it; throws what fails. */
export async function tidy(db: Db, at: Date): Promise<void> {
  for (const chore of chores) await chore(db, at);
}

/** Each by itself: what fails in one, which is logged by its name, keeps none of the others from its work. */
export async function tidyEach(db: Db, at: Date, log: Log): Promise<void> {
  for (const chore of chores)
    await chore(db, at).catch((error: unknown) => log.error({ error, chore: chore.name }, 'tidying failed'));
}

/** Takes away the photos that no listing shows, nor would once a change of it is approved. */
export function tidyUnseenPhotos(db: Db, photos: PhotoStore, at: Date, kinds = serverKinds): Promise<void> {
  const showing = Object.values(kinds).map(({ table }) => table);
  return tidyPhotos(db, photos, { showing, besides: photosWaiting }, at);
}

/** What takes longer than its time comes round is not begun again meanwhile. */
function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  return async () => {
    running ??= work().finally(() => (running = undefined));
    await running;
  };
}

/** Tidies now and then; gives the function that stops it. */
export function startTidying(options: {
  db: Db;
  clock: Clock;
  log: Log;
  photos: PhotoStore;
  erasureList: string;
  reconcile: (isStart: boolean) => Promise<void>;
  tellOfSearches: () => Promise<unknown>;
  renew: () => Promise<void>;
  sendRecords: () => Promise<void>;
  payOwners: () => Promise<void>;
  watchAccounts: () => Promise<void>;
  compareMoney: () => Promise<void>;
  watchMoney: () => Promise<void>;
  /** Whether the house takes answers to letters about messages. */
  takesAnswers: boolean;
  /** Keeps the embedded database's log short (decision 0200). */
  checkpoint: (() => Promise<void>) | undefined;
}): () => void {
  const {
    db,
    clock,
    log,
    photos,
    erasureList,
    reconcile,
    tellOfSearches,
    renew,
    sendRecords,
    payOwners,
    watchAccounts,
    compareMoney,
    watchMoney,
    takesAnswers,
    checkpoint,
  } = options;
  const quietly = (work: (isStart: boolean) => Promise<void>) => (isStart: boolean) =>
    void work(isStart).catch((error: unknown) => log.error({ error }, 'tidying failed'));
  const timers = [
    { every: everyMilliseconds, run: quietly(() => tidyEach(db, clock(), log)) },
    { every: everyMilliseconds, run: quietly(() => postMessageLetters(db, clock(), { takesAnswers })) },
    { every: everyMilliseconds, run: quietly(() => tellOfChats(db, clock())) },
    { every: everyMilliseconds, run: quietly(() => tellOfPlaces(db, clock())) },
    { every: everyMilliseconds, run: quietly(oneAtATime(tellOfSearches)) },
    { every: everyMilliseconds, run: quietly(() => lookAfterCalendars(db, clock())) },
    { every: reconcileEveryMilliseconds, run: quietly(reconcile) },
    { every: reconcileEveryMilliseconds, run: quietly(renew) },
    { every: everyMilliseconds, run: quietly(sendRecords) },
    ...(checkpoint ? [{ every: checkpointEveryMilliseconds, run: quietly(checkpoint) }] : []),
    { every: slowlyEveryMilliseconds, run: quietly(() => tidyUnseenPhotos(db, photos, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => remindEmployers(db, clock())) },
    { every: reconcileEveryMilliseconds, run: quietly(() => closeApplications(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => inviteGuests(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => inviteFriends(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => publishReviews(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => refreshAnswerTimes(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => tellOwnersOfWeek(db, serverKinds, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => lookAfterTraders(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => tellOfLastYear(db, clock())) },
    { every: slowlyEveryMilliseconds, run: quietly(() => invoiceCommissions(db, clock())) },
    // How accounts stand is known before they are paid out of, and both before sums are compared.
    {
      every: slowlyEveryMilliseconds,
      run: quietly(async () => {
        await watchAccounts();
        await payOwners();
        await compareMoney();
        await watchMoney();
      }),
    },
    { every: slowlyEveryMilliseconds, run: quietly(() => keepRetention(db, clock())) },
    // Who did not look for half a day reads all entries, and the first to search in the morning would wait for it.
    {
      every: slowlyEveryMilliseconds,
      run: quietly(async (isStart) => {
        if (!isStart) await searchIndex(db, serverKinds, clock());
      }),
    },
    { every: slowlyEveryMilliseconds, run: quietly(async () => void (await keepErasures(db, erasureList))) },
  ].map(({ every, run }) => {
    run(true);
    return setInterval(() => run(false), every);
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
