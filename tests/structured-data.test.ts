/**
 * The structured data of every listing of the demo, in both languages: judged by the table of what Google asks
 * (google-rules.ts) and by another's validator, and led nowhere that robots may not go.
 */
import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { robots } from '#app/server/discovery/sitemap.ts';
import { aTestHouse, usualNow } from '#app/server/testing.ts';
import { businessData } from '#features/businesses/structured-data.ts';
import { eventData } from '#features/events/structured-data.ts';
import { jobData } from '#features/jobs/structured-data.ts';
import { isLodging } from '#features/rentals/rules.ts';
import { rentalData } from '#features/rentals/structured-data.ts';
import { languages } from '#kit/shared/messages.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { houseData, siteData } from '#market/pages/structured-data.ts';
import type { StructuredData } from '#market/pages/structured-data.ts';
import { faultsOf, googleRules, valueAt } from './google-rules.ts';

const origin = 'https://aftersun.example';
const dataOf: Readonly<Record<ListingKind, (listing: never, origin: string) => StructuredData | undefined>> = {
  events: (event, origin) => eventData(event, origin, usualNow),
  rentals: rentalData,
  businesses: businessData,
  jobs: jobData,
};

const house = aTestHouse({ demoOf: usualNow });

/** As their pages tell them, which is more than a list does. */
async function listingsOf(kind: ListingKind): Promise<Record<string, unknown>[]> {
  const { body: listed } = await house.call('GET', `/api/${kind}?limit=200`);
  const pages = languages.flatMap((lang) =>
    (listed as { id: string }[]).map(({ id }) => `/api/${kind}/${id}?lang=${lang}`),
  );
  return Promise.all(pages.map(async (page) => (await house.call('GET', page)).body));
}

/** Recommended properties that the validator names and nobody here could say; google-rules.ts has the reasons. */
const unknownTo = (type: string) =>
  new Set([
    ...Object.keys(googleRules[type]?.unknown ?? {}).map((path) => path.replace('offers.', '')),
    // Of goods that are made and sold; what is let has none of them.
    'audience',
    'brand',
    'color',
    'hasCertification',
    'inProductGroupWithID',
    'isVariantOf',
    'material',
    'mpn',
    'pattern',
    'size',
    'subjectOf',
    'gtin',
  ]);

async function saidByValidator(data: StructuredData): Promise<string[]> {
  const type = String(data['@type']);
  const unknown = unknownTo(type);
  const issues = await new Validator().validate({
    jsonld: { [type]: [structuredClone(data)] },
    microdata: {},
    rdfa: {},
  });
  return issues
    .filter(({ severity, fieldNames }) => severity === 'ERROR' || !fieldNames?.some((name) => unknown.has(name)))
    .map(({ issueMessage, severity }) => `${severity}: ${issueMessage}`);
}

/** All addresses of the site that some data names, without the site. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(`${origin}/`) ? [value.slice(origin.length)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}
const forbidden = [...robots(origin).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);

describe.each(listingKinds.map((kind) => [kind] as const))('%s', (kind) => {
  test('lack nothing that Google asks for and the house knows', async () => {
    const listings = await listingsOf(kind);
    expect(listings.length).toBeGreaterThan(40);
    const told = listings.flatMap((listing) => {
      const data = dataOf[kind](listing as never, origin);
      return data ? [{ listing, data }] : [];
    });
    expect(told.length).toBeGreaterThan(listings.length / 2);
    expect(told.flatMap(({ listing, data }) => faultsOf(data, listing))).toEqual([]);
    expect((await Promise.all(told.map(({ data }) => saidByValidator(data)))).flat()).toEqual([]);
    for (const { data } of told) {
      const addresses = addressesIn(data);
      expect(addresses).not.toEqual([]);
      expect(addresses.filter((path) => forbidden.some((start) => path.startsWith(start)))).toEqual([]);
    }
  });
});

test('a home of the demo that shows eight photos is a holiday home, and lacks nothing either', async () => {
  const photos = Array.from({ length: 8 }, (_, i) => ({
    id: `PhotoAbCdEfGhJk${i}`,
    width: 1600,
    height: 900,
    alt: 'A',
  }));
  const homes = (await listingsOf('rentals'))
    .filter(({ category }) => isLodging(String(category)))
    .map((home) => ({ ...home, photos }));
  const told = homes.map((home) => ({ home, data: rentalData(home as never, origin) ?? {} }));
  expect(new Set(told.map(({ data }) => data['@type']))).toEqual(new Set(['VacationRental']));
  expect(told.flatMap(({ home, data }) => faultsOf(data, home))).toEqual([]);
  expect((await Promise.all(told.map(({ data }) => saidByValidator(data)))).flat()).toEqual([]);
  expect(told.map(({ data }) => valueAt(data, 'containsPlace.bed.numberOfBeds'))).not.toContain(undefined);
});

test('instants of events bear the town’s own offset, in summer and in winter; whole days end on a day', async () => {
  const [event] = await listingsOf('events');
  const tell = (over: object) =>
    eventData({ ...(event as never as Parameters<typeof eventData>[0]), ...over }, origin, usualNow);
  for (const [date, offset] of [
    ['2026-08-21', '+02:00'],
    ['2026-12-05', '+01:00'],
  ] as const) {
    const data = tell({ date, time: '23:30' });
    expect(data).toMatchObject({ startDate: `${date}T23:30:00${offset}` });
    expect(String(data?.['endDate'])).toMatch(new RegExp(`T\\d\\d:\\d\\d:00\\${offset}$`));
  }
  expect(tell({ date: '2026-12-10', time: '17:00', duration: '2 días' })).toMatchObject({
    startDate: '2026-12-10T17:00:00+01:00',
    endDate: '2026-12-11',
  });
});

test('each ticket type of an event is an offer of its own beside the regular one, and no validator minds', async () => {
  const [event] = await listingsOf('events');
  const told = { ...(event as never as Parameters<typeof eventData>[0]), price: '20.00', date: '2026-12-05' };
  const days = { soldFrom: null } as const;
  const types = [
    { name: 'Early bird', price: '15.00', state: 'soldOut', ...days },
    { name: 'VIP', price: '60.00', state: 'early', soldFrom: '2026-11-01' },
  ] as const;
  const sellable = { ...told, ownerless: false, soldOut: false, currency: 'EUR' } as const;
  const data = eventData(sellable, origin, usualNow, types) ?? {};
  expect(data).toMatchObject({
    offers: [
      { price: '20.00', availability: 'https://schema.org/InStock' },
      { name: 'Early bird', price: '15.00', availability: 'https://schema.org/SoldOut' },
      {
        name: 'VIP',
        price: '60.00',
        availability: 'https://schema.org/PreSale',
        validFrom: '2026-11-01T00:00:00+01:00',
      },
    ],
  });
  expect(await saidByValidator(data)).toEqual([]);
  const early = eventData(sellable, origin, usualNow, [], { soldFrom: '2026-11-01', state: 'early' });
  expect(early).toMatchObject({
    offers: { availability: 'https://schema.org/PreSale', validFrom: '2026-11-01T00:00:00+01:00' },
  });
  // Left out, it is no offer.
  expect(eventData(sellable, origin, usualNow, types, null)).toMatchObject({
    offers: [{ name: 'Early bird' }, { name: 'VIP' }],
  });
  const { offers } = eventData({ ...sellable, soldOut: true }, origin, usualNow, types) ?? {};
  expect(new Set((offers as { availability: string }[]).map(({ availability }) => availability))).toEqual(
    new Set(['https://schema.org/SoldOut']),
  );
});

test('the pay of a job is a number, and its unit is told', async () => {
  const told = (await listingsOf('jobs')).map((job) => jobData(job as never, origin));
  const values = told.map(
    (data) => valueAt(data, 'baseSalary.value.value') ?? valueAt(data, 'baseSalary.value.minValue'),
  );
  expect(values.filter((value) => typeof value === 'number').length).toBe(told.length);
});

test('the house and its site are told whole', () => {
  for (const data of [houseData(origin), siteData(origin, 'es')]) expect(faultsOf(data)).toEqual([]);
});

test('a gap is found', () => {
  expect(faultsOf({ '@type': 'Event', name: 'N' }, { duration: '3 h', price: null })).toEqual(
    expect.arrayContaining([expect.stringContaining('lacks startDate'), expect.stringContaining('lacks endDate')]),
  );
  expect(faultsOf({ '@type': 'VacationRental', image: ['one'] })).toContainEqual(expect.stringContaining('it has 1'));
  expect(faultsOf({ '@type': 'Thing' })).toHaveLength(1);
});
