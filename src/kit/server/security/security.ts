/** Headers and the cross-site check (quality, Security; OWASP ASVS 5.0). */
import type { MiddlewareHandler } from 'hono';
import { Problem } from '#kit/shared/problem.ts';

/**
 * What a page may ask of the device. Only the door's own page may look through the camera, to read tickets. Wallets are
 * asked from Stripe's frame, which a page may hold only with Stripe's keys (`pagePolicy`).
 */
export const devicePolicy = (camera = '') =>
  `camera=(${camera}), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")`;

/** Where browsers tell of what a page's policy refused (policy-reports.ts). */
export const reportsPath = '/api/policy-reports';

/** What every answer carries. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': devicePolicy(),
    'reporting-endpoints': `policy="${reportsPath}"`,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Data is never a page: nothing in it may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What Stripe's card form needs of a page (docs.stripe.com/security/guide, Content Security Policy). */
const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;

/** What the environment lets a page have from elsewhere. */
export type Elsewhere = {
  /** Where a foreign map style, its tiles, letters and signs come from. */
  readonly mapOrigins?: readonly string[] | undefined;
  /** Where pictures that people gave links to may come from. */
  readonly imageOrigins?: readonly string[] | undefined;
  /** Whether the card form comes from Stripe. */
  readonly withStripe?: boolean | undefined;
  /** While developing, Vite writes rules of style into the page. */
  readonly inDevelopment?: boolean | undefined;
};

/**
 * A page runs its own scripts and the inline ones it was built with, named by their hashes. Rules of style come from
 * files alone; only where things stand (names on the map of a drawn page) is told by attributes, which reach nothing but
 * their own element. MapLibre's worker is a file of the house too; only what a foreign map style fetches may come from
 * the origins that the environment names. With `withStripe` the card form may come from Stripe, in frames of its own: on
 * every page, because who comes to the checkout by a link keeps the policy of the page where the visit began.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  { mapOrigins = [], imageOrigins = [], withStripe = false, inDevelopment = false }: Elsewhere = {},
): string {
  const stripe = withStripe ? stripeSources : { scripts: [], frames: [], calls: [] };
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes, ...stripe.scripts].join(' '),
    ...(withStripe ? [['frame-src', ...stripe.frames].join(' ')] : []),
    "worker-src 'self'",
    inDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...new Set([...imageOrigins, ...mapOrigins])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...mapOrigins, ...stripe.calls].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Firefox and Safari of some years ago know only the older word.
    `report-uri ${reportsPath}`,
    'report-to policy',
  ].join('; ');
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site sends in a visitor's name: by Fetch Metadata, with Origin as the fallback for old
 * browsers. A caller that sends neither is no browser and has no visitor's cookie. The house knows its own names from
 * the environment; what a caller calls it (`Host`) says nothing, because a foreign name can be led to this machine.
 */
export function refuseCrossSite(ownOrigin: string): MiddlewareHandler {
  const own = ownNames(ownOrigin);
  return async (c, next) => {
    if (!reading.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isOwn =
        site === undefined ? origin === undefined || own.has(origin) : site === 'same-origin' || site === 'none';
      if (!isOwn) throw new Problem('cross_site', 'This call came from another site.');
    }
    await next();
  };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const everywhere = ['0.0.0.0', '[::]'];

/** The origins of the house: its own, and where that names only this machine the other names of this machine. */
function ownNames(ownOrigin: string): ReadonlySet<string> {
  const { hostname } = new URL(ownOrigin);
  if (![...loopback, ...everywhere].includes(hostname)) return new Set([ownOrigin]);
  return new Set(loopback.map((name) => Object.assign(new URL(ownOrigin), { hostname: name }).origin));
}
