/** What search engines read is complete: the fields that schema.org's kinds and the engines ask for (issue 3). */
import { expect, test } from 'vitest';
import { businessData } from '#features/businesses/structured-data.ts';
import { aToldBusiness } from '#features/businesses/testing.ts';
import { eventData } from '#features/events/structured-data.ts';
import { aToldEvent } from '#features/events/testing.ts';
import { jobData } from '#features/jobs/structured-data.ts';
import { aToldJob } from '#features/jobs/testing.ts';
import { rentalData } from '#features/rentals/structured-data.ts';
import { aToldRental } from '#features/rentals/testing.ts';
import { itemListData } from '#market/pages/structured-data.ts';
import { aPoster } from '#market/posters/testing.ts';

const origin = 'https://aftersun.example';
/** On the evening of the event, before it begins. */
const now = new Date('2026-08-21T18:00:00Z');
const place = {
  id: 'AbCdEfGhJkLmNpQr',
  location: 'Playa de Levante',
  address: 'Avenida de Alcoy 6',
  latitude: 38.53,
  longitude: -0.12,
  poster: aPoster,
  photos: [],
};
const event = aToldEvent({
  ...place,
  title: 'Late',
  price: '0',
  time: '23:30',
  duration: '6 h',
  featured: true,
});

test('an event has a start with its zone applied, a place with an address, and an offer', () => {
  expect(eventData(event, origin, now)).toMatchObject({
    '@type': 'Event',
    name: 'Late',
    startDate: '2026-08-21T23:30:00+02:00',
    endDate: '2026-08-22T05:30:00+02:00',
    location: {
      '@type': 'Place',
      address: { streetAddress: 'Avenida de Alcoy 6', addressLocality: 'Benidorm', addressCountry: 'ES' },
    },
    image: [expect.stringMatching(/^https:\/\/aftersun\.example\/art\/prints\/mirrorball-\w+-\d+-share\.day\.png$/)],
    offers: {
      price: '0.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      validFrom: event.postedAt,
      url: `${origin}/events/${event.id}`,
    },
  });
  expect(eventData(event, origin, now)).not.toHaveProperty('performer');
  expect(eventData({ ...event, performer: 'Los Toldos' }, origin, now)).toMatchObject({
    performer: { name: 'Los Toldos' },
  });
  const bill = { performer: 'Dos Olas', lineUp: ['23:30 Lucía Mar', '01:00 Dos Olas'], doors: '23:00', minAge: 21 };
  expect(eventData({ ...event, ...bill }, origin, now)).toMatchObject({
    performer: [{ name: 'Dos Olas' }, { name: 'Lucía Mar' }],
    doorTime: '2026-08-21T23:00:00+02:00',
    typicalAgeRange: '21-',
  });
  expect(eventData({ ...event, time: '00:30', doors: '23:30' }, origin, now)).toMatchObject({
    doorTime: '2026-08-20T23:30:00+02:00',
    typicalAgeRange: '18-',
  });
  expect(eventData({ ...event, duration: 'Until late' }, origin, now)).not.toHaveProperty('endDate');
  expect(eventData({ ...event, time: null, duration: '2 days' }, origin, now)).toMatchObject({
    startDate: '2026-08-21',
    endDate: '2026-08-22',
  });
  expect(eventData({ ...event, soldOut: true }, origin, now)?.['offers']).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  });
  expect(eventData(event, origin, new Date('2026-08-22T03:29:00Z'))).toHaveProperty('offers');
  expect(eventData(event, origin, new Date('2026-08-22T03:30:00Z'))).not.toHaveProperty('offers');
  expect(eventData({ ...event, date: null }, origin, now)).toBeUndefined();
  expect(eventData({ ...event, price: null }, origin, now)).toMatchObject({ name: 'Late' });
  expect(eventData({ ...event, price: null }, origin, now)).not.toHaveProperty('offers');
});

test('an event that was moved says when it was to be, and one that was called off that it is off', () => {
  const moved = {
    date: '2026-08-20',
    time: '22:30',
    startsAt: '2026-08-20T20:30:00.000Z',
    location: 'L',
    address: 'A',
  };
  expect(eventData(event, origin, now)).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
  expect(eventData({ ...event, moved }, origin, now)).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-08-20T22:30:00+02:00',
    startDate: '2026-08-21T23:30:00+02:00',
  });
  const elsewhere = { ...moved, date: event.date ?? '', time: event.time };
  expect(eventData({ ...event, moved: elsewhere }, origin, now)).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
  });
  expect(eventData({ ...event, moved: elsewhere }, origin, now)).not.toHaveProperty('previousStartDate');
  const off = eventData({ ...event, calledOff: true }, origin, now);
  expect(off).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    startDate: '2026-08-21T23:30:00+02:00',
  });
  expect(off).not.toHaveProperty('offers');
});

test('a flat is a vacation rental once eight photos show where it is and how many it sleeps, a boat is a product with an offer', () => {
  const rental = aToldRental({
    ...place,
    title: 'R',
    category: 'apartment',
    price: '145.00',
    priceUnit: 'night',
    capacity: 4,
    amenities: ['kitchen'],
    fromTime: '10:00',
  });
  const photos = Array.from({ length: 8 }, (_, i) => ({
    id: `PhotoAbCdEfGhJk${i}`,
    width: 1600,
    height: 900,
    alt: 'A',
  }));
  const shown = { ...rental, photos, bedrooms: 0, beds: 2, bathrooms: 1, floorArea: 24, pets: 'onRequest' as const };
  expect(rentalData(shown, origin)?.['containsPlace']).toMatchObject({
    floorSize: { value: 24, unitCode: 'MTK' },
    petsAllowed: true,
  });
  for (const field of ['floorSize', 'petsAllowed'])
    expect(rentalData(rental, origin)?.['containsPlace']).not.toHaveProperty(field);
  expect(rentalData(shown, origin)).toMatchObject({
    '@type': 'VacationRental',
    name: 'R',
    identifier: rental.id,
    latitude: '38.53000',
    checkinTime: '10:00:00',
    address: { '@type': 'PostalAddress' },
    containsPlace: {
      occupancy: { value: 4 },
      numberOfBedrooms: 0,
      bed: { numberOfBeds: 2 },
      numberOfBathroomsTotal: 1,
      amenityFeature: [{ name: 'kitchen', value: true }],
    },
  });
  for (const gap of [{ capacity: null }, { latitude: null }, { photos: photos.slice(1) }])
    expect(rentalData({ ...shown, ...gap }, origin)).toMatchObject({
      '@type': 'LodgingBusiness',
      priceRange: '145.00 EUR',
      containsPlace: { bed: { numberOfBeds: 2 } },
    });
  expect(rentalData(rental, origin)?.['containsPlace']).not.toHaveProperty('bed');
  expect(rentalData({ ...rental, category: 'boat' }, origin)).toMatchObject({
    '@type': 'Product',
    name: 'R',
    offers: { '@type': 'Offer', price: '145.00', priceCurrency: 'EUR', url: `${origin}/rentals/${rental.id}` },
  });
  for (const gap of [{ price: null }, { priceUnit: null }])
    expect(rentalData({ ...rental, category: 'boat', ...gap }, origin)).toBeUndefined();
});

test('a bar is a BarOrPub with its hours by day', () => {
  const business = aToldBusiness({
    ...place,
    name: 'B',
    category: 'bar',
    openingHours: [{ days: [4, 5], opens: '20:00', closes: '04:00' }],
    menu: 'Sour:\nPisco sour 9,50 €',
  });
  expect(businessData(business, origin)).toMatchObject({
    '@type': 'BarOrPub',
    name: 'B',
    address: { streetAddress: 'Avenida de Alcoy 6' },
    hasMenu: {
      hasMenuSection: [{ name: 'Sour', hasMenuItem: [{ name: 'Pisco sour', offers: { price: '9.50' } }] }],
    },
    openingHoursSpecification: [{ dayOfWeek: ['Friday', 'Saturday'], opens: '20:00', closes: '04:00' }],
  });
});

test('a job has its title, text, date, employer and place', () => {
  const job = aToldJob({
    ...place,
    title: 'J',
    description: 'D',
    employer: 'E',
    salary: '€1,600',
    salaryType: 'monthly',
    schedule: 'seasonal',
    requirements: ['R'],
    postedAt: '2026-08-01T10:00:00.000Z',
  });
  expect(jobData(job, origin)).toMatchObject({
    '@type': 'JobPosting',
    title: 'J',
    description: 'D\n€1,600\nR',
    datePosted: '2026-08-01T10:00:00.000Z',
    employmentType: 'TEMPORARY',
    hiringOrganization: { name: 'E' },
    jobLocation: { '@type': 'Place' },
  });
  expect(jobData(job, origin)).toMatchObject({
    baseSalary: { currency: 'EUR', value: { value: 1600, unitText: 'MONTH' } },
  });
  const whole = { payFrom: '1600.00', payTo: '1850.50', startsOn: '2026-09-01', shifts: 'Nights' };
  expect(jobData({ ...job, ...whole }, origin)).toMatchObject({
    baseSalary: { value: { minValue: 1600, maxValue: 1850.5, unitText: 'MONTH' } },
    jobStartDate: '2026-09-01',
    workHours: 'Nights',
  });
  const vague = jobData({ ...job, schedule: null, salaryType: null }, origin);
  for (const name of ['employmentType', 'baseSalary']) expect(vague).not.toHaveProperty(name);
  expect(jobData({ ...job, employer: '' }, origin)).toBeUndefined();
});

test('photos stand before the linked picture, and that before the poster', () => {
  const photos = ['PhotoAbCdEfGhJkL', 'PhotoMnPqRsTuVwX'].map((id) => ({
    id,
    width: 900,
    height: 600,
    alt: 'A stage',
  }));
  const imageUrl = 'https://pictures.example/late.jpg';
  expect(eventData({ ...event, imageUrl, photos }, origin, now)).toMatchObject({
    image: [`${origin}/photos/PhotoAbCdEfGhJkL-1600.webp`, `${origin}/photos/PhotoMnPqRsTuVwX-1600.webp`],
  });
  expect(eventData({ ...event, imageUrl }, origin, now)).toMatchObject({ image: [imageUrl] });
  expect(eventData(event, origin, now)).toMatchObject({ image: [expect.stringContaining('/art/prints/mirrorball')] });
});

test('a list keeps the order of the page, and leads to the pages of what is on it', () => {
  const items = ['a', 'b'].map((name) => ({ name, url: `${origin}/events/${name}` }));
  expect(itemListData(items)).toEqual({
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  });
});
