/**
 * Every fact about the town and the company, in one file: another resort takes the product over by editing this one
 * (decisions, Identity). Words stand in messages and take their facts from here; `tests/laws/town.test.ts` finds copies.
 */
export const town = {
  brand: 'Aftersun',
  name: 'Benidorm',
  region: 'Alicante',
  country: 'ES',
  /** What its people speak: who lets, sells and hires is written to in it. */
  language: 'es',
  /** Stands in for a position nobody gave. */
  latitude: 38.5385,
  longitude: -0.1312,
  /** Where people say that something is. */
  quarters: { en: 'Levante, Poniente, the Old Town', es: 'Levante, Poniente, el Casco Antiguo' },
  /** The only clock there is: what the town's own says. */
  zone: 'Europe/Madrid',
  /** For whom the town is meant, in years. */
  audience: { from: 18, to: 35 },
  emergency: { general: '112', localPolice: '092', nationalPolice: '091', medical: '061' },
  /** As people read them. */
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
  /** What the company promises to keep, in hours, days and years (specification sections 8 and 9). */
  promises: {
    contactHours: 24,
    issueHours: 2,
    businessInquiryHours: 48,
    advertisingHours: 24,
    holidayHours: 24,
    /** Until somebody looks at a submission, and until its listing is reviewed. */
    submissionHours: 24,
    listingHours: { from: 24, to: 48 },
    refundBusinessDays: { from: 7, to: 14 },
    erasureDays: 30,
    /** An application for a job is forgotten after so many days. */
    applicationDays: 180,
    minAge: 18,
  },
} as const;
