/** What is written of a rental. Part of the contract. */
import { z } from 'zod';
import { cancellationPolicies } from '#market/listings/cancellation.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import { fieldKinds } from '#kit/shared/field-kinds.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { town } from '#market/town/town.ts';
import { depositWays } from '#market/listings/deposit.ts';
import { maxHouseRules, petRules, priceUnits, rentalCategories, rentalVatSupplies } from './rules.ts';

/** What can be booked of a rental, and how (issue 6). */
export const terms = {
  /** How many alike there are. */
  quantity: z.number().int().min(1).max(500),
  /** Units of the price that are booked at least and at most; by person they mean nothing. */
  minUnits: z.number().int().min(1).max(365),
  maxUnits: z.number().int().min(1).max(365),
  /** Hours from the booking to the beginning at least. */
  leadHours: z
    .number()
    .int()
    .min(0)
    .max(24 * 60),
  /** Arrival and departure of nights and weeks, opening hours of everything else. */
  fromTime: s.timeOfDay,
  toTime: s.timeOfDay,
  cancellation: z.enum(cancellationPolicies),
};

/** Of what is never free. */
export const somePrice = s.price
  .refine((cents) => cents > 0, 'Must be more than nothing')
  .register(fieldKinds, { kind: 'price' });

/** What makes the price of a stay beside that of its units: what is paid once, and percent off long ones (decision 0176). */
const percent = z.number().int().min(0).max(90);
export const extras = { cleaningFee: s.price, weekDiscount: percent, monthDiscount: percent };

/** What its owner takes on arrival and gives back at the end, for each alike (decision 0192). */
export const depositTerms = { deposit: s.price, depositWay: z.enum(depositWays) };

/** What is supplied, for the tax; null for what the category usually is. */
export const vatSupply = z.enum(rentalVatSupplies).nullable();

const rooms = (least: number, most: number) => z.number().int().min(least).max(most);
/** How big a flat or a villa is, null where nobody has said; a studio has no bedroom. Kept of dwellings alone. */
export const dwelling = {
  bedrooms: rooms(0, 50).nullable(),
  beds: rooms(1, 100).nullable(),
  bathrooms: rooms(0, 50).nullable(),
};
/** What only the page of a rental tells: its size in square metres, pets and licence of dwellings alone. */
export const told = {
  floorArea: z.number().int().min(5).max(5000).nullable(),
  pets: z.enum(petRules).nullable(),
  /** Who lets it, as guests are to call them; empty where nobody has said. */
  host: s.lineOrEmpty(80),
  /** The number under which the region lets it be let to tourists; empty where nobody has said. */
  licence: s.lineOrEmpty(40),
};
/** No fee, and nothing off. */
const orNone = (value: number | null | undefined) => value ?? 0;
const unsaid = <T>(value: T | undefined) => value ?? null;

export const priceUnit = z.enum(priceUnits);
const capacity = z.number().int().min(1).max(500);

export const NewRental = z.strictObject({
  title: s.localizedLine(120),
  description: s.localizedText(2000),
  imageUrl: s.link.nullish().transform((url) => url ?? null),
  category: z.enum(rentalCategories).default('apartment'),
  price: s.price,
  currency: s.currency.default('EUR'),
  priceUnit: priceUnit.default('night'),
  /** Of a unit that begins on a day of the weekend (decision 0183). */
  weekendPrice: somePrice.nullish().transform(unsaid),
  cleaningFee: extras.cleaningFee.nullish().transform(orNone),
  weekDiscount: extras.weekDiscount.nullish().transform(orNone),
  monthDiscount: extras.monthDiscount.nullish().transform(orNone),
  deposit: depositTerms.deposit.nullish().transform(orNone),
  depositWay: depositTerms.depositWay.default('either'),
  location: s.line(120),
  /** Not asked for by specification section 5: the town is where everything is. */
  address: s.line(200).default(town.name),
  /** Floor and door, told only to whoever has booked it. */
  door: s
    .optionalLine(60)
    .transform((door) => door ?? '')
    .default(''),
  /** Where the key is, the code of a door, the Wi-Fi: told only to whoever has booked it and paid. */
  arrival: s.optionalLocalizedText(1000),
  capacity: capacity.default(1),
  bedrooms: dwelling.bedrooms.optional().transform(unsaid),
  beds: dwelling.beds.optional().transform(unsaid),
  bathrooms: dwelling.bathrooms.optional().transform(unsaid),
  floorArea: told.floorArea.optional().transform(unsaid),
  pets: told.pets.optional().transform(unsaid),
  houseRules: s.localizedList(160, maxHouseRules).default({}),
  host: told.host.default(''),
  licence: told.licence.default(''),
  amenities: z.array(s.line(60)).max(30).default([]),
  images: z.array(s.link).max(20).default([]),
  /** The owner's own, in public replies only where `contactPublic` allows it (quality, Security). */
  contactPhone: phone,
  contactEmail: s.email,
  contactPublic: z.boolean().default(false),
  featured: z.boolean().default(false),
  latitude: s.latitude.nullish().transform((value) => value ?? null),
  longitude: s.longitude.nullish().transform((value) => value ?? null),
  ...listing.newListing,
  /** What is not named is the usual of the unit (`usualTerms`). */
  ...z.strictObject(terms).partial().shape,
  vatSupply: vatSupply.optional().transform(unsaid),
});

/** A gap may stay one: a rental that was proposed without these (decisions, Approving a submission). */
export const ChangedRental = NewRental.extend({
  ...listing.changedListing,
  price: s.price.nullable(),
  priceUnit: priceUnit.nullable().default('night'),
  capacity: capacity.nullable().default(1),
});
export type ChangedRental = z.infer<typeof ChangedRental>;
/** The same as a form sends it. */
export type RentalInput = z.input<typeof ChangedRental>;
