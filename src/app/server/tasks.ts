/** What happens by the clock, without anybody who asks: what each does is said where it stands, how often here. */
import { closeApplications } from '#features/applications/server/closing.ts';
import { dropOldApplications } from '#features/applications/server/service.ts';
import { dropExpiredSessions, dropOldDevices } from '#features/auth/server/service.ts';
import { dropOldSteps } from '#features/auth/server/second-factor/steps.ts';
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
import { searchIndex } from '#features/search/server/index/search-index.ts';
import { tellOfLastYear } from '#features/seller-reports/server/letters.ts';
import { dropOldInvitations } from '#features/teams/server/service.ts';
import { lookAfterTraders } from '#features/traders/server/clock.ts';
import { expireDateChanges } from '#features/date-changes/server/expire.ts';
import { dropOldCounters } from '#kit/server/limits/counters.ts';
import { lookAfterCalendars } from '#features/rental-calendars/server/clock.ts';
import { settleTickets } from '#features/ticket-types/server/service.ts';
import { tellOfPlaces } from '#features/waiting-list/server/letters.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import { oneAtATime } from '#kit/server/one-at-a-time.ts';
import type { PhotoStore } from '#kit/server/photos/store.ts';
import { tidyPhotos } from '#kit/server/photos/tidy.ts';
import { hourMs, minuteMs } from '#kit/shared/durations.ts';
import type { ApiOptions } from './api-options.ts';
import type { Api } from './build-api.ts';
import { keepErasures } from './backup/erasure-list.ts';
import { serverKinds } from './kinds.ts';
import { keepRetention } from './retention.ts';

const halfMinuteMs = 30_000;
/** As a server of PostgreSQL does unless told. */
const checkpointMs = 5 * minuteMs;

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

type Options = Pick<ApiOptions, 'db' | 'clock' | 'log' | 'photos'> & {
  readonly api: Pick<
    Api,
    | 'reconcile'
    | 'renew'
    | 'sendRecords'
    | 'tellOfSearches'
    | 'watchAccounts'
    | 'payOwners'
    | 'compareMoney'
    | 'watchMoney'
  >;
  readonly erasureList: string;
  /** Whether the house takes answers to letters about messages. */
  readonly takesAnswers: boolean;
  /** Keeps the embedded database's log short (decision 0200). */
  readonly checkpoint: (() => Promise<void>) | undefined;
};

/** Some work, told whether the house has just opened. */
type Work = (isStart: boolean) => Promise<unknown>;
type Round = { readonly every: number; readonly works: Readonly<Record<string, Work>> };

/** All that is done at the start and then again and again, by how often. */
function roundsOf({ db, clock, log, photos, api, erasureList, takesAnswers, checkpoint }: Options): Round[] {
  return [
    {
      every: halfMinuteMs,
      works: {
        chores: () => tidyEach(db, clock(), log),
        messageLetters: () => postMessageLetters(db, clock(), { takesAnswers }),
        openChats: () => tellOfChats(db, clock()),
        freePlaces: () => tellOfPlaces(db, clock()),
        savedSearches: oneAtATime(api.tellOfSearches),
        otherCalendars: () => lookAfterCalendars(db, clock()),
        taxRecords: api.sendRecords,
      },
    },
    {
      // With two minutes that a notice has to come by itself, a lost one is found within five (quality, Payments).
      every: minuteMs,
      works: { reconcile: api.reconcile, renew: api.renew, closeApplications: () => closeApplications(db, clock()) },
    },
    ...(checkpoint ? [{ every: checkpointMs, works: { checkpoint } }] : []),
    {
      // More work, and nobody waits for it.
      every: hourMs,
      works: {
        photos: () => tidyUnseenPhotos(db, photos, clock()),
        employers: () => remindEmployers(db, clock()),
        guests: () => inviteGuests(db, clock()),
        friends: () => inviteFriends(db, clock()),
        reviews: () => publishReviews(db, clock()),
        answerTimes: () => refreshAnswerTimes(db, clock()),
        weekOfOwners: () => tellOwnersOfWeek(db, serverKinds, clock()),
        traders: () => lookAfterTraders(db, clock()),
        lastYear: () => tellOfLastYear(db, clock()),
        commissions: () => invoiceCommissions(db, clock()),
        // How accounts stand is known before they are paid out of, and both before sums are compared.
        money: async () => {
          await api.watchAccounts();
          await api.payOwners();
          await api.compareMoney();
          await api.watchMoney();
        },
        retention: () => keepRetention(db, clock()),
        // Whoever did not look for half a day reads all entries, and the first to search in the morning would wait for it.
        searchIndex: async (isStart) => (isStart ? undefined : searchIndex(db, serverKinds, clock())),
        erasures: () => keepErasures(db, erasureList),
      },
    },
  ];
}

/** Begins all of it, now and then by the clock; gives the function that stops it. What fails is logged by its name, and done the next time. */
export function startTidying(options: Options): () => void {
  const { log } = options;
  const timers = roundsOf(options).flatMap(({ every, works }) =>
    Object.entries(works).map(([work, begin]) => {
      const run = (isStart: boolean) =>
        void begin(isStart).catch((error: unknown) => log.error({ error, work }, 'tidying failed'));
      run(true);
      return setInterval(() => run(false), every);
    }),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}
