/**
 * Every fact about the town and the company, in one file: another resort takes the product over by editing this one
 * (decisions, Identity). Words stand in messages; only what is no word stands here.
 */
import { townZone } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';

export type Hours = { readonly opens: string; readonly closes: string };

export const town = {
  name: 'Benidorm',
  region: 'Alicante',
  country: 'ES',
  /** Stands in for a position nobody gave. */
  latitude: 38.5385,
  longitude: -0.1312,
  zone: townZone,
  emergency: { general: '112', localPolice: '092', nationalPolice: '091', medical: '061' },
  /** As people read them; `dialled` gives them to a phone. */
  phones: { desk: '+34 965 000 135', emergency: '+34 965 000 247' },
  emails: {
    hello: 'hello@aftersun.example',
    help: 'help@aftersun.example',
    business: 'business@aftersun.example',
    privacy: 'privacy@aftersun.example',
  },
  address: { street: 'Plaza de la Última Ola, 1', postalCode: '03501' },
  /** Of the office by day of the week, and of the phone on every day; the emergency phone never sleeps. */
  hours: {
    weekdays: { opens: '09:00', closes: '20:00' },
    weekends: { opens: '10:00', closes: '18:00' },
    phone: { opens: '09:00', closes: '23:00' },
  },
  /** What the company promises to keep, in hours, days and years. */
  promises: {
    contactHours: 24,
    issueHours: 2,
    businessInquiryHours: 48,
    advertisingHours: 24,
    listingHours: { from: 24, to: 48 },
    refundBusinessDays: { from: 7, to: 14 },
    erasureDays: 30,
    minAge: 18,
  },
  /** Marketing figures, shown exactly as specified (decisions, Identity). */
  figures: {
    hero: { events: '500+', rentals: '2.5k+', businesses: '1.2k+', jobs: '800+' },
    rentals: { apartments: '850+', boats: '45+', jetSkis: '120+', beachGear: '300+' },
    directory: { restaurants: '400+', bars: '200+', clubs: '50+', tours: '100+' },
    jobs: { barStaff: '150+', restaurant: '200+', hotels: '300+', entertainment: '80+', all: '750+' },
    community: { members: '25,000+', messages: '500+', nationalities: '50+', meetups: '100+' },
    advertising: { users: '50K+', tourists: '25K+', partners: '500+', satisfaction: '95%', increase: '40%' },
  },
} as const;

/** A phone number as a phone dials it. */
export function dialled(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** An hour as people say it: `9 AM`, `9:00`. */
function clockText(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'es') return `${hour}:${minutes}`;
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${minutes}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Opening hours as people write them: `9 AM – 11 PM`, `9:00 – 23:00`. */
export function hoursText({ opens, closes }: Hours, language: Language): string {
  return `${clockText(opens, language)} – ${clockText(closes, language)}`;
}
