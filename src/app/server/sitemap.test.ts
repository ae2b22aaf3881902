import { expect, test } from 'vitest';
import { publicPages, robots, sitemap } from './sitemap.ts';

const origin = 'https://aftersun.example';

test('every public page stands in the sitemap in both languages, each naming its sisters', () => {
  const xml = sitemap(origin);
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

test('robots may not walk into private rooms and are told where the sitemap is', () => {
  expect(robots(origin)).toContain('Disallow: /admin\n');
  expect(robots(origin)).toContain('Disallow: /user-dashboard\n');
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
