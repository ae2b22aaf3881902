/** The list of features: one line each. What is built here is what production serves and what tests boot. */
import { Hono } from 'hono';
import { advertisingInquiryRoutes } from '#features/advertising-inquiries/server/routes.ts';
import { applicationRoutes } from '#features/applications/server/routes.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { namesOf } from '#features/auth/server/people.ts';
import { peopleRoutes } from '#features/auth/server/people-routes.ts';
import { passwordResetTask } from '#features/auth/server/reset.ts';
import { authRoutes } from '#features/auth/server/routes.ts';
import { findActor } from '#features/auth/server/service.ts';
import { businessInquiryRoutes } from '#features/business-inquiries/server/routes.ts';
import { businessRoutes } from '#features/businesses/server/routes.ts';
import { communityRoutes } from '#features/community/server/routes.ts';
import { eventCalendar } from '#features/events/server/calendar.ts';
import { eventRoutes } from '#features/events/server/routes.ts';
import { holidayRequestRoutes } from '#features/holiday-requests/server/routes.ts';
import { jobRoutes } from '#features/jobs/server/routes.ts';
import { mailRoutes } from '#features/mail/server/routes.ts';
import { mailTasks } from '#features/mail/server/tasks.ts';
import { deskOrderRoutes } from '#features/orders/server/desk-routes.ts';
import { orderRoutes } from '#features/orders/server/routes.ts';
import { paymentsOfOrder } from '#features/payments/server/of-orders.ts';
import { paymentRoutes } from '#features/payments/server/routes.ts';
import { sandboxNotices, sandboxProvider } from '#features/payments/server/sandbox.ts';
import { prospectRoutes } from '#features/prospect-businesses/server/routes.ts';
import { rentalRoutes } from '#features/rentals/server/routes.ts';
import { savedRoutes } from '#features/saved/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { drawBay } from '#features/site/server/bay/bay.ts';
import { submissionRoutes } from '#features/submissions/server/routes.ts';
import { supportRoutes } from '#features/support/server/routes.ts';
import { artRoutes } from '#kit/server/art/routes.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { ping } from '#kit/server/db.ts';
import { docsPage } from '#kit/server/docs-page.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import { createKept } from '#kit/server/kept.ts';
import type { Log } from '#kit/server/log.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import { mapRoutes } from '#kit/server/map-routes.ts';
import { openApi } from '#kit/server/openapi.ts';
import { createOutbox } from '#kit/server/outbox/outbox.ts';
import { photoFiles, photoRoutes } from '#kit/server/photos/routes.ts';
import type { PhotoStore } from '#kit/server/photos/store.ts';
import { problemReply } from '#kit/server/problems.ts';
import { dataPolicy, refuseCrossSite, securityHeaders } from '#kit/server/security.ts';
import type { AppEnv, Bindings } from '#kit/server/serve.ts';
import { createSessionCookie } from '#kit/server/session-cookie.ts';
import { Problem } from '#kit/shared/problem.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

export type Api = ReturnType<typeof buildApi>;

/** `publicUrl` is the address visitors use; over https the cookie and the headers are stricter. */
export function buildApi(options: {
  db: Db;
  clock: Clock;
  log: Log;
  publicUrl: string;
  photos: PhotoStore;
  webhookSecret?: string;
  /** Without a mail server letters wait in the outbox until one is named. */
  mailer?: Mailer | undefined;
  /** Without a style the maps show the drawing of the bay. */
  mapStyleUrl?: string | undefined;
}) {
  const { db, clock, log, publicUrl, mailer } = options;
  const isHttps = options.publicUrl.startsWith('https:');
  const webhookSecret = options.webhookSecret ?? newSecret();
  const kept = createKept({ clock });
  const cookie = createSessionCookie(isHttps);
  const app = new Hono<AppEnv>();
  const answer = async (request: Request, bindings: Bindings = {}): Promise<Response> => app.fetch(request, bindings);
  const outbox = createOutbox({
    db,
    clock,
    log,
    tasks: [
      sandboxNotices({ secret: webhookSecret, clock, post: answer }),
      passwordResetTask(clock),
      ...(mailer ? [mailTasks({ mailer, clock, publicUrl })] : []),
    ],
  });

  const rooms = [
    eventRoutes,
    rentalRoutes,
    businessRoutes,
    jobRoutes,
    searchRoutes,
    authRoutes(cookie),
    orderRoutes,
    paymentRoutes({ provider: sandboxProvider, webhookSecret, nudge: outbox.nudge }),
    submissionRoutes,
    holidayRequestRoutes,
    supportRoutes,
    businessInquiryRoutes,
    advertisingInquiryRoutes,
    communityRoutes,
    savedRoutes,
    applicationRoutes,
    photoRoutes(options.photos),
    mapRoutes(options.mapStyleUrl),
    prospectRoutes,
    peopleRoutes,
    deskOrderRoutes(paymentsOfOrder),
    auditRoutes(namesOf),
    mailRoutes({ publicUrl }),
  ];

  const headers = Object.entries(securityHeaders(isHttps));
  app.use(async (c, next) => {
    c.set('requestId', newId());
    const started = performance.now();
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', c.get('requestId'));
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', dataPolicy);
    const ms = Math.round(performance.now() - started);
    // Paths hold no personal data: ids are random and queries are left out.
    log.info(
      { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'answered',
    );
  });
  app.use(refuseCrossSite(options.publicUrl));
  app.onError((error, c) => problemReply(error, c.get('requestId') ?? newId(), log));
  app.notFound((c) => problemReply(new Problem('not_found', 'There is nothing here.'), c.get('requestId'), log));

  app.get('/healthz', (c) => c.json({ alive: true }));
  app.get('/readyz', async (c) => {
    await ping(db);
    return c.json({ ready: true });
  });

  app.route('/', sitemapRoutes({ db, clock, kept, publicUrl }));
  app.route('/art', artRoutes({ bay: drawBay }));
  app.route('/photos', photoFiles(options.photos));
  app.route('/api/events', eventCalendar({ db, kept, publicUrl }));

  const contracts = rooms.map((room) => room.endpoints);
  const document = openApi('Aftersun API', contracts, isHttps ? '__Host-session' : 'session');
  const page = docsPage('Aftersun API', contracts, document);
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) =>
    c.html(page, 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
  );

  const house = {
    db,
    clock,
    log,
    kept,
    readActor: async (request: Request) => {
      const token = cookie.read(request);
      return token === undefined ? undefined : findActor(db, token, clock());
    },
  };
  for (const room of rooms) room.mount(app, house);

  return { answer, contracts, kept, outbox, cookie };
}
