import { expect, test } from 'vitest';
import { maxAddresses, maxListings, publicPages, robots, sitemap } from './sitemap.ts';

const origin = 'https://aftersun.example';

test('every public page stands in the sitemap in both languages, each naming its sisters', () => {
  const xml = sitemap(origin, []);
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map((one) => one[1])).toEqual(
    publicPages.flatMap((path) => [`${origin}${path}`, `${origin}${path}?lang=es`]),
  );
  for (const [, address = '', links = ''] of entries) {
    const path = new URL(address).pathname;
    const sisters = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((found) => [found[1], found[2]]);
    expect(sisters).toEqual([
      ['en', `${origin}${path}`],
      ['es', `${origin}${path}?lang=es`],
      ['x-default', `${origin}${path}`],
    ]);
  }
});

test('a listing stands there in both languages with the day it changed, and no more than one file may name', () => {
  const one = { path: '/events/AbC', changed: new Date('2026-08-21T18:00:00Z') };
  expect(sitemap(origin, [one])).toContain(
    `<loc>${origin}/events/AbC?lang=es</loc><lastmod>2026-08-21</lastmod><xhtml:link rel="alternate" hreflang="en" href="${origin}/events/AbC"/>`,
  );
  const many = Array.from({ length: maxListings + 9 }, () => one);
  expect(sitemap(origin, many).match(/<loc>/g)?.length).toBeLessThanOrEqual(maxAddresses);
});

test('robots may not walk into private rooms and are told where the sitemap is', () => {
  expect(robots(origin)).toContain('Disallow: /admin\n');
  expect(robots(origin)).toContain('Disallow: /user-dashboard\n');
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
