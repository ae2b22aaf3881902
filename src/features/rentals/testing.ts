/** For tests only, in this room and in others: what they need to know of a rental is told, the rest is one of many. */
import type { Rental, RentalDetail, RentalRecord } from './contract.ts';
import { ofTheDesk } from '#market/listings/testing.ts';
import { aPoster } from '#market/posters/testing.ts';

/** What the public and the desk are told alike: a boat by the day, of which there is one. */
const boat = {
  id: 'rnt00000001',
  ownerless: false,
  imageUrl: null,
  poster: aPoster,
  category: 'boat',
  price: '80.00',
  currency: 'EUR',
  priceUnit: 'day',
  location: 'Harbour',
  address: 'Pier 2',
  capacity: 8,
  bedrooms: null,
  beds: null,
  bathrooms: null,
  amenities: [],
  images: [],
  featured: false,
  rating: null,
  reviewCount: 0,
  quantity: 1,
  minUnits: 1,
  maxUnits: 14,
  leadHours: 0,
  fromTime: '10:00',
  toTime: '20:00',
  cancellation: 'moderate',
  latitude: null,
  longitude: null,
  photos: [],
} satisfies Partial<Rental & RentalRecord>;

const untold = {
  floorArea: null,
  pets: null,
  host: '',
  licence: '',
  weekendPrice: null,
  cleaningFee: '0',
  weekDiscount: 0,
  monthDiscount: 0,
  deposit: '0',
  depositWay: 'either',
} satisfies Partial<RentalDetail & RentalRecord>;

/** A rental as the public sees it. */
export const aShownRental = (over: Partial<Rental> = {}): Rental => ({
  ...boat,
  title: 'Sailing boat for eight',
  description: '',
  least: null,
  beachfront: false,
  partner: false,
  contactPhone: null,
  contactEmail: null,
  ...over,
});

/** The same with what its own page tells besides. */
export const aToldRental = (over: Partial<RentalDetail> = {}): RentalDetail => ({
  ...aShownRental(),
  ...untold,
  seasons: [],
  houseRules: [],
  ...over,
});

/** A rental as the desk has it. */
export const aRentalRecord = (over: Partial<RentalRecord> = {}): RentalRecord => ({
  ...ofTheDesk,
  ...boat,
  ...untold,
  title: { en: 'Sailing boat for eight' },
  description: { en: 'Round the island.' },
  houseRules: {},
  contactPhone: '600 123 456',
  contactEmail: 'hola@boats.example',
  contactPublic: false,
  door: '',
  arrival: {},
  vatSupply: null,
  ...over,
});
