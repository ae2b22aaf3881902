/** The list of features: one line each. What is built here is what production serves and what tests boot. */
import { forgetLateTask } from '#features/account/server/forget-late.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { advertisingInquiryRoutes } from '#features/advertising-inquiries/server/routes.ts';
import { applicationRoutes } from '#features/applications/server/routes.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { recordChange } from '#features/audit/server/service.ts';
import { namesOf } from '#features/auth/server/people/people.ts';
import { peopleRoutes } from '#features/auth/server/people/people-routes.ts';
import { passwordResetTask } from '#features/auth/server/password/reset.ts';
import { authRoutes } from '#features/auth/server/routes.ts';
import { createDoorkeeper } from '#features/auth/server/sessions/doorkeeper.ts';
import { siteOf } from '#features/auth/server/second-factor/passkeys.ts';
import { secondFactorRoutes } from '#features/auth/server/second-factor/second-factor-routes.ts';
import { securityRoutes } from '#features/auth/server/security-routes.ts';
import { findActor, owners } from '#features/auth/server/service.ts';
import { bookRoutes } from '#features/books/server/routes.ts';
import { broughtRoutes } from '#features/brought/server/routes.ts';
import { createVisitCounter } from '#features/brought/server/visit-counter.ts';
import { businessInquiryRoutes } from '#features/business-inquiries/server/routes.ts';
import { communityRoutes } from '#features/community/server/routes.ts';
import { replyAddress } from '#features/messages/server/inbound/reply-address.ts';
import { reportedMessages } from '#features/messages/server/reports.ts';
import { messageRoutes } from '#features/messages/server/routes.ts';
import { requireUnblocked } from '#features/messages/server/service.ts';
import { invoiceOrders } from '#features/invoices/server/of-order.ts';
import { invoiceRoutes } from '#features/invoices/server/routes.ts';
import { figureRoutes } from '#features/figures/server/routes.ts';
import { eventCalendar } from '#features/events/server/calendar.ts';
import { reportedReviews } from '#features/guest-reviews/server/reported-reviews.ts';
import { reportedAnswers } from '#features/guest-reviews/server/reported-answers.ts';
import { guestReviewRoutes } from '#features/guest-reviews/server/routes.ts';
import { deskCountRoutes } from '#features/desk-counts/server/routes.ts';
import { dateChangeRoutes } from '#features/date-changes/server/routes.ts';
import { supplements } from '#features/date-changes/server/supplement.ts';
import { discountCodeRoutes } from '#features/discount-codes/server/routes.ts';
import { eventNewsTask } from '#features/event-news/server/letters.ts';
import { reportedNews } from '#features/event-news/server/reported.ts';
import { eventNewsRoutes } from '#features/event-news/server/routes.ts';
import { eventSeriesRoutes } from '#features/event-series/server/routes.ts';
import { disputeRoutes } from '#features/disputes/server/routes.ts';
import { holidayRequestRoutes } from '#features/holiday-requests/server/routes.ts';
import { listingChangeRoutes } from '#features/listing-changes/server/routes.ts';
import { listingClaimRoutes } from '#features/listing-claims/server/routes.ts';
import { claimTextTask } from '#features/listing-claims/server/text-codes.ts';
import { listingImportRoutes } from '#features/listing-imports/server/routes.ts';
import { importTasks } from '#features/listing-imports/server/work.ts';
import { letterChoicesPath } from '#features/mail/owner-letters.ts';
import { mailRoutes } from '#features/mail/server/routes.ts';
import { mailTasks } from '#features/mail/server/tasks.ts';
import { cancelEvent } from '#features/orders/server/cancelling/cancellation.ts';
import { deskOrderRoutes } from '#features/orders/server/desk-routes.ts';
import { orderRoutes } from '#features/orders/server/routes.ts';
import { addOffer } from '#features/orders/server/doors/buying.ts';
import { receiptsOf } from '#features/orders/server/doors/plans.ts';
import { soldByCode, soldOfType, soldTickets } from '#features/orders/server/doors/sold.ts';
import { sendAnswerWith } from '#features/payments/server/answers.ts';
import { paymentsOfOrder, wasTrial } from '#features/payments/server/of-orders.ts';
import { paymentRoutes } from '#features/payments/server/routes.ts';
import { createSandbox } from '#features/payments/server/sandbox/sandbox.ts';
import { decideInSandbox } from '#features/payments/server/service.ts';
import { createStripe } from '#features/payments/server/stripe/stripe.ts';
import { payoutAccountRoutes } from '#features/payout-accounts/server/routes.ts';
import { payoutRoutes } from '#features/payouts/server/routes.ts';
import { packageRoutes } from '#features/plans/server/desk-routes.ts';
import { planRoutes } from '#features/plans/server/routes.ts';
import { prospectRoutes } from '#features/prospect-businesses/server/routes.ts';
import { savedRoutes } from '#features/saved/server/routes.ts';
import { tellOfNewListings } from '#features/saved-searches/server/letters.ts';
import { savedSearchRoutes } from '#features/saved-searches/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { drawBay } from '#features/site/server/bay/bay.ts';
import { sellerReportRoutes } from '#features/seller-reports/server/routes.ts';
import { submissionRoutes } from '#features/submissions/server/routes.ts';
import { supportRoutes } from '#features/support/server/routes.ts';
import { teamRoutes } from '#features/teams/server/routes.ts';
import { findHouseTrader } from '#features/traders/server/service.ts';
import { traderRoutes } from '#features/traders/server/routes.ts';
import { membershipOf } from '#features/teams/server/memberships.ts';
import { reportedListings } from '#features/reports/server/listings.ts';
import { reportRoutes } from '#features/reports/server/routes.ts';
import { ticketTypeRoutes } from '#features/ticket-types/server/routes.ts';
import { ticketRoutes } from '#features/tickets/server/routes.ts';
import { taxRecordRoutes } from '#features/verifactu/server/routes.ts';
import { waitingListRoutes } from '#features/waiting-list/server/routes.ts';
import { countWaitingOfTickets } from '#features/waiting-list/server/service.ts';
import { wishRoutes } from '#features/wishes/server/routes.ts';
import { createSynonymMemory } from '#features/wishes/server/synonym-memory.ts';
import { createWishCounter } from '#features/wishes/server/wish-counter.ts';
import { workspaceRoutes } from '#features/workspace/server/routes.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import { ownershipRoutes } from '#market/listings/server/ownership-routes.ts';
import { posterProposalRoutes } from '#market/listings/server/poster-routes.ts';
import { reviewRoutes } from '#market/listings/server/review-routes.ts';
import { artRoutes } from '#market/posters/server/routes.ts';
import { viewNamed } from '#market/views/server/view-named.ts';
import { noteDownload } from '#features/downloads/server/service.ts';
import { createDeviceCookie } from '#kit/server/device-cookie.ts';
import { docsRoutes } from '#kit/server/openapi/docs-routes.ts';
import { newSecret } from '#kit/server/ids.ts';
import { createKept } from '#kit/server/kept/kept.ts';
import { createWriteLimit } from '#kit/server/limits/writes.ts';
import { mapRoutes } from '#market/map/server/routes.ts';
import { createOutbox } from '#kit/server/outbox/outbox.ts';
import { photoFiles, photoRoutes } from '#kit/server/photos/routes.ts';
import { problemRoutes } from '#kit/server/problems/routes.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';
import type { Bindings } from '#kit/server/call.ts';
import { createSessionCookie } from '#kit/server/session-cookie.ts';
import { apiInfo } from './api-info.ts';
import type { ApiOptions } from './api-options.ts';
import { fileWords } from './csv/csv-words.ts';
import { deskCounters } from './desk-counters.ts';
import { serverKinds } from './kinds.ts';
import { moneyTasks } from './money-tasks.ts';
import { openApp } from './open-app.ts';
import { personalData } from './personal-data.ts';
import { locks } from './letter-locks.ts';
import { phonesTask } from './phones.ts';
import { securityTxt } from './discovery/security-txt.ts';
import { shareRoutes } from './discovery/share-routes.ts';
import { sitemapRoutes } from './discovery/sitemap-routes.ts';
import { withCalendars } from './with-calendars.ts';
import { withOutside } from './with-outside.ts';

export type Api = ReturnType<typeof buildApi>;

export function buildApi(options: ApiOptions) {
  addOffer(supplements);
  const { db, clock, log, publicUrl, mailer, sms } = options;
  const isHttps = options.publicUrl.startsWith('https:');
  const webhookSecret = options.webhookSecret ?? newSecret();
  const sandbox = createSandbox({ db, secret: webhookSecret, clock });
  const provider = options.stripe ? createStripe(options.stripe) : sandbox;
  // Payments from before there were keys stay the sandbox's.
  const providers = [...new Set([provider, sandbox])];
  // Owners' accounts are where their buyers pay.
  const accounts = options.ownerPayouts === 'provider' ? provider : undefined;
  const inSandbox = accounts === sandbox;
  const kept = createKept({ clock, ...(options.keeps && { keeps: options.keeps }) });
  const calendars = withCalendars({ ...options, kept });
  const wishes = createWishCounter({ db, log });
  const visits = createVisitCounter({ db, log, kinds: serverKinds });
  const touchedAt = (table: string) => kept.touchedAt(table);
  const lexiconIn = createSynonymMemory(db, touchedAt);
  const cookie = createSessionCookie(isHttps);
  const devices = createDeviceCookie(isHttps, houseSecret(db, 'device'));
  const door = createDoorkeeper(cookie, devices);
  const rule = options.adminSecondFactor ?? 'optional';
  const guard = { site: siteOf(publicUrl), rule, sealing: houseSecret(db, 'authenticator') };
  const letterSecret = houseSecret(db, 'letters');
  const { inboundMail: inbound } = options;
  const replySecret = houseSecret(db, 'replies');
  const answersGoTo = inbound && (async (name: string) => replyAddress(await replySecret(), inbound.domain, name));
  const app = openApp({ db, clock, log, publicUrl, isHttps, room: options.room });
  const answer = async (request: Request, bindings: Bindings = {}): Promise<Response> => app.fetch(request, bindings);
  const outbox = createOutbox({
    db,
    clock,
    log,
    tasks: [
      ...moneyTasks({ clock, log, providers, accounts, secret: webhookSecret, post: answer }),
      invoiceOrders({ clock }),
      passwordResetTask(clock),
      forgetLateTask(personalData),
      phonesTask(log),
      eventNewsTask(clock),
      ...(sms ? [claimTextTask({ sms, kinds: serverKinds, clock, log, publicUrl })] : []),
      importTasks({ kinds: serverKinds, clock }),
      ...calendars.tasks,
      ...(mailer
        ? [mailTasks({ mailer, clock, publicUrl, locks, secret: letterSecret, replyAddress: answersGoTo })]
        : []),
    ],
  });

  const rooms = [
    ...Object.values(serverKinds).map(({ routes }) => routes),
    searchRoutes(serverKinds, { lexiconIn, note: wishes.note, touchedAt }),
    authRoutes(cookie, door),
    securityRoutes,
    secondFactorRoutes(guard, door),
    accountRoutes(cookie, personalData, options.noteErasure ?? (async () => undefined)),
    orderRoutes,
    invoiceRoutes(wasTrial),
    ticketRoutes(),
    paymentRoutes({ provider, providers, webhookSecret, nudge: outbox.nudge }),
    planRoutes(receiptsOf),
    submissionRoutes(serverKinds),
    listingChangeRoutes({ kinds: serverKinds, namesOf }),
    listingClaimRoutes({ kinds: serverKinds, owners, record: recordChange, namesOf, sendsTexts: sms !== undefined }),
    holidayRequestRoutes,
    guestReviewRoutes,
    messageRoutes({ inbound, replySecret }),
    reportRoutes({
      ...ofKinds(serverKinds, reportedListings),
      review: reportedReviews,
      answer: reportedAnswers,
      news: reportedNews,
      message: reportedMessages,
    }),
    supportRoutes,
    businessInquiryRoutes,
    advertisingInquiryRoutes,
    communityRoutes,
    figureRoutes(serverKinds, options.isDemo ?? false),
    workspaceRoutes,
    broughtRoutes(serverKinds, visits),
    savedRoutes(serverKinds),
    savedSearchRoutes({ kinds: serverKinds, lexiconIn }),
    waitingListRoutes,
    discountCodeRoutes(soldByCode),
    ticketTypeRoutes(soldOfType, countWaitingOfTickets),
    eventNewsRoutes,
    dateChangeRoutes,
    eventSeriesRoutes(soldTickets, cancelEvent),
    teamRoutes,
    traderRoutes(serverKinds),
    payoutAccountRoutes({
      provider: accounts,
      decideInSandbox: inSandbox ? (account, outcome) => decideInSandbox(db, account, outcome) : undefined,
      publicUrl,
      accountWebhookSecret: options.accountWebhookSecret,
      nudge: outbox.nudge,
    }),
    applicationRoutes(requireUnblocked),
    ...calendars.rooms(outbox.nudge),
    photoRoutes(options.photos),
    mapRoutes(options.mapStyles),
    prospectRoutes,
    listingImportRoutes({ kinds: serverKinds, namesOf, nudge: outbox.nudge }),
    wishRoutes({ namesOf, counter: wishes }),
    peopleRoutes(serverKinds),
    ownershipRoutes(serverKinds, { owners, record: recordChange }),
    posterProposalRoutes(serverKinds),
    reviewRoutes(serverKinds),
    deskOrderRoutes(paymentsOfOrder),
    disputeRoutes({ paymentsOf: paymentsOfOrder, sendAnswer: sendAnswerWith(providers), nudge: outbox.nudge }),
    payoutRoutes,
    bookRoutes,
    sellerReportRoutes(findHouseTrader),
    packageRoutes,
    taxRecordRoutes(options.taxOffice !== undefined),
    deskCountRoutes(deskCounters(serverKinds)),
    auditRoutes(namesOf),
    mailRoutes({ publicUrl, secret: letterSecret }),
    problemRoutes(publicUrl),
  ];

  app.route('/', securityTxt({ clock, publicUrl, contact: options.securityContact }));
  app.route('/', sitemapRoutes({ db, clock, kept, publicUrl, kinds: serverKinds }));
  app.route('/art', artRoutes({ bay: drawBay, view: viewNamed }));
  app.route('/share', shareRoutes({ db, photos: options.photos, kinds: serverKinds }));
  app.route('/photos', photoFiles(options.photos));
  // A mail program that does not post there by itself opens it for its reader (RFC 8058).
  app.get('/api/letter-choices/off/:id/:topic/:key', (c) => c.redirect(letterChoicesPath));
  app.route('/api/events', eventCalendar({ db, kept, publicUrl }));
  app.route('/', calendars.feeds);

  const contracts = rooms.map((room) => room.endpoints);
  app.route('/api', docsRoutes(apiInfo(publicUrl, isHttps ? '__Host-session' : 'session'), contracts));

  const house = {
    db,
    clock,
    log,
    kept,
    writes: createWriteLimit(),
    files: { wordsOf: fileWords, note: noteDownload },
    readActor: async (request: Request) => {
      const token = cookie.read(request);
      const found = token === undefined ? undefined : await findActor(db, token, clock(), rule);
      if (!found) return undefined;
      const { actingFor, ...actor } = found;
      const membership = actingFor === null ? undefined : await membershipOf(db, actor, actingFor);
      return membership ? { ...actor, membership } : actor;
    },
  };
  for (const room of rooms) room.mount(app, house);

  const outside = withOutside({ db, clock, log, provider, providers, accounts, taxOffice: options.taxOffice });
  const tellOfSearches = () => tellOfNewListings(db, { kinds: serverKinds, lexiconIn }, clock());
  return { answer, contracts, kept, outbox, cookie, wishes, visits, tellOfSearches, ...outside };
}
