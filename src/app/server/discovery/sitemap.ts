/** What /sitemap.xml and /robots.txt say: every public page once, with its address in each language. */
import { askingFor, languages, type Language } from '#kit/shared/messages.ts';

/** The pages that search engines may show. Private pages and forms of money are left out. */
export const publicPages = [
  '/',
  '/search',
  '/community',
  '/advertise',
  '/business-inquiry',
  '/help-center',
  '/safety-tips',
  '/contact-us',
  '/report-issue',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
] as const;

const privatePages = [
  '/admin',
  '/api/',
  '/application',
  '/review',
  '/auth',
  '/check-in',
  '/checkout',
  '/dashboard',
  '/decisions',
  '/feeds/bookings.ics',
  '/feeds/rentals/',
  '/forgot-password',
  '/letters',
  '/listing-claims',
  '/messages',
  '/quote',
  '/reset-password',
  '/prove-email',
  '/saved',
  '/team-invitation',
  '/ticket/',
  '/user-dashboard',
];

const addressIn = (origin: string, path: string, language: Language) => `${origin}${path}${askingFor(language)}`;

/** Addresses one sitemap may hold (sitemaps.org), and the listings that leaves room for: each has one in each language. */
export const maxAddresses = 50_000;
export const maxListings = Math.floor(maxAddresses / languages.length) - publicPages.length;

/** The page of a listing. */
export type ListedPage = { readonly path: string; readonly changed: Date };

function entry(origin: string, path: string, language: Language, changed?: Date): string {
  const sisters = languages.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(origin, path, one)}"/>`,
  );
  const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${addressIn(origin, path, languages[0])}"/>`;
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${addressIn(origin, path, language)}</loc>${lastmod}${sisters.join('')}${fallback}</url>`;
}

/** Public pages first, then the listings as they are given, at most as many as there is room for. */
export function sitemap(origin: string, listings: readonly ListedPage[]): string {
  const urls = [
    ...publicPages.flatMap((path) => languages.map((language) => entry(origin, path, language))),
    ...listings
      .slice(0, maxListings)
      .flatMap(({ path, changed }) => languages.map((language) => entry(origin, path, language, changed))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

export function robots(origin: string): string {
  return [
    `User-agent: *`,
    ...privatePages.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
