/**
 * What Google asks of each kind of structured data, read from its documentation on 23 November 2026. Paths lead through
 * objects and lists. What is recommended is asked for where the house knows it; what it does not know stands in `unknown`
 * with the reason.
 */
const docs = 'https://developers.google.com/search/docs/appearance/structured-data';

/** Whether a listing, as its call gives it, knows what a property would say. */
type Knows = (listing: Readonly<Record<string, unknown>>) => boolean;
const always: Knows = () => true;
const says =
  (field: string): Knows =>
  (listing) =>
    listing[field] !== null && listing[field] !== '';
const isPlaced: Knows = (listing) => says('latitude')(listing) && says('longitude')(listing);

export type GoogleRules = {
  readonly source: string;
  /** How many pictures at least. */
  readonly images?: number;
  readonly required: readonly string[];
  readonly recommended: Readonly<Record<string, Knows>>;
  readonly unknown: Readonly<Record<string, string>>;
};

const event: GoogleRules = {
  source: `${docs}/event`,
  required: ['name', 'startDate', 'location.name', 'location.address.addressCountry'],
  recommended: {
    description: always,
    endDate: says('duration'),
    eventStatus: always,
    image: always,
    'location.address.streetAddress': always,
    'location.address.addressLocality': always,
    'organizer.name': says('organizer'),
    'performer.name': says('performer'),
    'offers.price': ({ price, ownerless, currency }) =>
      price !== null && (price === '0' || (!ownerless && currency === 'EUR')),
    'offers.priceCurrency': ({ offers }) => offers !== undefined,
    'offers.availability': ({ offers }) => offers !== undefined,
    'offers.validFrom': ({ offers }) => offers !== undefined,
    'offers.url': ({ offers }) => offers !== undefined,
  },
  unknown: {
    'organizer.url': 'An organizer is a name.',
    'location.address.postalCode': 'Addresses are one line, without the code.',
    previousStartDate: 'Only of what was moved; see tests/laws/structured-data.test.ts.',
  },
};

const place: GoogleRules = {
  source: `${docs}/local-business`,
  required: ['name', 'address.addressCountry'],
  recommended: {
    'geo.latitude': isPlaced,
    'geo.longitude': isPlaced,
    'openingHoursSpecification.opens': ({ openingHours }) => Array.isArray(openingHours) && openingHours.length > 0,
    'aggregateRating.ratingValue': says('rating'),
    'aggregateRating.reviewCount': says('rating'),
    priceRange: always,
    telephone: says('phone'),
    url: always,
    'address.streetAddress': always,
    'address.addressLocality': always,
    'address.addressRegion': always,
  },
  unknown: {
    review: 'Reviews stand on the page; their average is given.',
    department: 'Places have none.',
    servesCuisine: 'Its kitchen is told in its description.',
    menu: 'Places link to none.',
    'address.postalCode': 'Addresses are one line, without the code.',
  },
};

/** A home that lacks what a VacationRental must say is a place like others, which has a price and no opening hours. */
const lodging: GoogleRules = {
  source: place.source,
  required: ['name', 'address.addressCountry'],
  recommended: {
    'geo.latitude': isPlaced,
    'geo.longitude': isPlaced,
    'aggregateRating.ratingValue': says('rating'),
    'aggregateRating.reviewCount': says('rating'),
    priceRange: says('price'),
    telephone: says('contactPhone'),
    url: always,
    'address.streetAddress': always,
    'address.addressLocality': always,
    'address.addressRegion': always,
  },
  unknown: {
    ...place.unknown,
    openingHoursSpecification: 'A home has an hour of arrival and one of departure.',
  },
};

export const googleRules: Readonly<Record<string, GoogleRules>> = {
  Event: event,
  MusicEvent: event,
  SportsEvent: event,
  Festival: event,
  VacationRental: {
    source: `${docs}/vacation-rental`,
    images: 8,
    required: ['containsPlace.occupancy.value', 'identifier', 'image', 'latitude', 'longitude', 'name'],
    recommended: {
      additionalType: always,
      'aggregateRating.ratingValue': says('rating'),
      'aggregateRating.reviewCount': says('rating'),
      'address.addressCountry': always,
      'address.addressLocality': always,
      'address.addressRegion': always,
      'address.streetAddress': always,
      checkinTime: ({ priceUnit }) => priceUnit === 'night' || priceUnit === 'week',
      checkoutTime: ({ priceUnit }) => priceUnit === 'night' || priceUnit === 'week',
      'containsPlace.additionalType': always,
      'containsPlace.amenityFeature.name': ({ amenities }) => Array.isArray(amenities) && amenities.length > 0,
      'containsPlace.bed.numberOfBeds': says('beds'),
      'containsPlace.numberOfBathroomsTotal': says('bathrooms'),
      'containsPlace.numberOfBedrooms': says('bedrooms'),
      description: always,
    },
    unknown: {
      review: 'Reviews stand on the page; their average is given.',
      brand: 'Owners have none.',
      'containsPlace.bed.typeOfBed': 'Beds are counted, of whatever kind they are.',
      'containsPlace.floorSize': 'Nobody is asked for square metres, or for rooms that are neither.',
      'containsPlace.numberOfRooms': 'The same.',
      knowsLanguage: 'Owners are not asked what they speak.',
      'address.postalCode': 'Addresses are one line, without the code.',
    },
  },
  Product: {
    source: `${docs}/product-snippet`,
    required: ['name', 'offers.price'],
    recommended: {
      'aggregateRating.ratingValue': says('rating'),
      'aggregateRating.reviewCount': says('rating'),
      'offers.availability': always,
      'offers.priceCurrency': always,
      'offers.url': always,
      image: always,
      description: always,
      sku: always,
    },
    unknown: {
      review: 'Reviews stand on the page; their average is given.',
      'offers.priceValidUntil': 'Prices hold until their owner changes them.',
      'offers.shippingDetails': 'Nothing is sent: things are let, and fetched.',
      'offers.hasMerchantReturnPolicy': 'The same; what a cancellation gives back stands on the page.',
    },
  },
  JobPosting: {
    source: `${docs}/job-posting`,
    required: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.address.addressCountry'],
    recommended: {
      'baseSalary.currency': ({ salary, salaryType }) => /\d/.test(String(salary)) && salaryType !== null,
      'baseSalary.value.unitText': ({ salary, salaryType }) => /\d/.test(String(salary)) && salaryType !== null,
      directApply: always,
      employmentType: says('schedule'),
      'identifier.value': always,
      'jobLocation.address.streetAddress': always,
      'jobLocation.address.addressLocality': always,
      'jobLocation.address.addressRegion': always,
      validThrough: always,
    },
    unknown: {
      applicantLocationRequirements: 'Of work from home only.',
      jobLocationType: 'The same.',
      'jobLocation.address.postalCode': 'Addresses are one line, without the code.',
    },
  },
  Organization: {
    source: `${docs}/organization`,
    required: [],
    recommended: Object.fromEntries(
      [
        'name',
        'url',
        'logo',
        'email',
        'telephone',
        'address.streetAddress',
        'address.postalCode',
        'contactPoint.email',
      ].map((path) => [path, always]),
    ),
    unknown: { sameAs: 'The house has no pages elsewhere.' },
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
    recommended: {},
    unknown: {},
  },
  Restaurant: place,
  BarOrPub: place,
  NightClub: place,
  Hotel: place,
  LodgingBusiness: lodging,
  TravelAgency: place,
  Store: place,
  LocalBusiness: place,
};

/** What stands at a path: of lists, of their first entry. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => {
    const one: unknown = Array.isArray(at) ? at[0] : at;
    return typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[step] : undefined;
  }, data);
}

/** What Google would say of some data: required or recommended properties that are missing though the house knows them. */
export function faultsOf(
  data: Readonly<Record<string, unknown>>,
  listing: Readonly<Record<string, unknown>> = {},
): string[] {
  const type = String(data['@type']);
  const rules = googleRules[type];
  if (!rules) return [`${type} is none of the kinds that Google shows`];
  const isMissing = (path: string) => [undefined, null, ''].includes(valueAt(data, path) as undefined);
  const known = { ...listing, offers: data['offers'] };
  const wanted = Object.entries(rules.recommended).flatMap(([path, knows]) => (knows(known) ? [path] : []));
  const images = rules.images === undefined ? [] : [data['image']].flat();
  const few =
    images.length < (rules.images ?? 0) ? [`${type} lacks pictures: it has ${images.length} (${rules.source})`] : [];
  const lacks = [...rules.required, ...wanted].filter(isMissing);
  return [...lacks.map((path) => `${type} lacks ${path} (${rules.source})`), ...few];
}
