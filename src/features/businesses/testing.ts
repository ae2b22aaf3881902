/** For tests only, in this room and in others: what they need to know of a place is told, the rest is one of many. */
import type { Business, BusinessDetail, BusinessRecord } from './contract.ts';
import { ofTheDesk } from '#market/listings/testing.ts';
import { aPoster } from '#market/posters/testing.ts';

/** What the public and the desk are told alike: a bar of which nobody knows the hours. */
const bar = {
  id: 'biz00000001',
  name: 'Casa Nómada',
  imageUrl: null,
  poster: aPoster,
  category: 'bar',
  location: 'Poniente',
  address: 'Paseo 3',
  phone: '+34 965 000 000',
  email: 'hola@casa.example',
  website: null,
  images: [],
  openingHours: [],
  openingExceptions: [],
  priceRange: '€€',
  featured: false,
  rating: null,
  reviewCount: 0,
  vip: false,
  latitude: null,
  longitude: null,
  photos: [],
} satisfies Partial<Business & BusinessRecord>;

/** A place as the public sees it. */
export const aShownBusiness = (over: Partial<Business> = {}): Business => ({
  ...bar,
  description: '',
  partner: false,
  ...over,
});

/** The same with what its own page tells besides. */
export const aToldBusiness = (over: Partial<BusinessDetail> = {}): BusinessDetail => ({
  ...aShownBusiness(),
  menu: '',
  offer: '',
  offerFrom: null,
  offerUntil: null,
  ...over,
});

/** A place as the desk has it. */
export const aBusinessRecord = (over: Partial<BusinessRecord> = {}): BusinessRecord => ({
  ...ofTheDesk,
  ...bar,
  description: { en: 'Vermouth.' },
  menu: {},
  offer: {},
  offerFrom: null,
  offerUntil: null,
  ...over,
});
