/**
 * What the traders room promises (issue 22): who sells for money says who they are, buyers are told, and they are asked
 * again every year (Regulation (EU) 2022/2065, articles 30 and 31; Directive (EU) 2021/514 for what sellers are asked).
 */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { houseKinds, traderCountries, traderKinds, traderStandings } from './rules.ts';

const kind = z.enum(traderKinds);
const country = z.enum(traderCountries);

/** What an owner says of the seller. */
export const TraderFile = z.strictObject({
  kind,
  /** As it stands in the register or on the identity card. */
  name: s.line(160),
  /** Of a person: sellers who are people are told apart by it when sales are reported. */
  birthDate: s.calendarDate.nullish().transform((value) => value ?? null),
  street: s.line(160),
  postalCode: s.line(12),
  town: s.line(80),
  country,
  /** In Spain a NIF, with its check character. */
  taxNumber: s.line(24),
  /** The trade register and the number there; companies have one. */
  register: s.optionalLine(160),
  /** Where buyers reach them. */
  email: s.email,
  phone,
  /** They offer only what the law of the Union allows (article 30(1)(e)). */
  declares: z.literal(true, 'Must be declared'),
});
export type TraderFile = z.infer<typeof TraderFile>;

/** An owner's own file. */
export const Trader = z.strictObject({
  ...TraderFile.omit({ declares: true }).shape,
  phone: z.string(),
  birthDate: s.calendarDate.nullable(),
  register: z.string().nullable(),
  standing: z.enum(traderStandings),
  declaredAt: z.iso.datetime(),
  goodUntil: z.iso.datetime(),
  /** The version of the terms, by its first day, that was accepted with it; null of one from before that was kept. */
  termsVersion: s.calendarDate.nullable(),
  /** When the desk found the VAT number in the register of the Union (VIES); null while it has not. */
  vatCheckedAt: z.iso.datetime().nullable(),
});
export type Trader = z.infer<typeof Trader>;

/** What the desk says of who the house is, where it sells itself. */
export const HouseFile = TraderFile.omit({ declares: true }).extend({ kind: z.enum(houseKinds) });
export type HouseFile = z.infer<typeof HouseFile>;

/** The house's own file. */
export const HouseTrader = z.strictObject({
  ...Trader.omit({
    kind: true,
    standing: true,
    declaredAt: true,
    goodUntil: true,
    termsVersion: true,
    vatCheckedAt: true,
  }).shape,
  kind: z.enum(houseKinds),
  updatedAt: z.iso.datetime(),
});
export type HouseTrader = z.infer<typeof HouseTrader>;

/** What buyers are told of the seller (article 31(2)). */
export const Seller = z.strictObject({
  kind,
  name: z.string(),
  /** Null of a private person: it is where they live, and only traders have to be found there. */
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  town: z.string(),
  country,
  register: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
});
export type Seller = z.infer<typeof Seller>;

/** What everybody is told of who the house is: its tax number too (Ley 34/2002, art. 10.1). */
export const HouseSeller = Seller.extend({ taxNumber: z.string() });
export type HouseSeller = z.infer<typeof HouseSeller>;

/** A number that an owner has together with other accounts; whether the desk let them, or the others. */
export const SharedNumber = z.strictObject({
  taxNumber: z.string(),
  isAllowed: z.boolean(),
  others: z.array(z.strictObject({ id: s.id, name: z.string() })),
});
export type SharedNumber = z.infer<typeof SharedNumber>;

const DeskTrader = z.strictObject({ trader: Trader.nullable(), shared: z.array(SharedNumber) });

/** Kinds of listings that are sold. */
export const soldKinds = ['events', 'rentals'] as const;
export type SoldKind = (typeof soldKinds)[number];

export const endpoints = promise({
  'GET /api/trader': {
    summary: 'The seller’s own file; null while there is none',
    access: 'business',
    team: ['finance'],
    reply: z.strictObject({ trader: Trader.nullable() }),
  },
  'PUT /api/trader': {
    summary:
      'Say who sells, for a year from now on; listings with a price are for sale from then on. 422 validation for a tax number that can’t be, 409 not_an_owner for whoever sits at the desk, tax_number_taken for a number that is the house’s or another account’s',
    access: 'business',
    confirms: true,
    body: TraderFile,
    reply: Trader,
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/trader/declaration': {
    summary:
      'Declare for another year that all of the caller’s own file is still so; 404 while there is none, 409 tax_number_taken where its number is another’s',
    access: 'business',
    body: z.strictObject({ declares: z.literal(true, 'Must be declared') }),
    reply: Trader,
  },
  'GET /api/sellers': {
    summary: 'Who sells a listing that is public; null where the house does, or who has not said who they are',
    access: 'public',
    query: z.strictObject({ kind: z.enum(soldKinds), id: s.id }),
    keeps: ['traders', ...soldKinds],
    reply: z.strictObject({ seller: Seller.nullable() }),
  },
  'GET /api/sellers/house': {
    summary: 'Who sells what is the house’s own, and its plans; null while it has not said who it is',
    access: 'public',
    keeps: ['house_trader'],
    reply: z.strictObject({ seller: HouseSeller.nullable() }),
  },
  'GET /api/admin/house-trader': {
    summary: 'The file of who the house is; null while there is none',
    access: 'admin',
    reply: z.strictObject({ trader: HouseTrader.nullable() }),
  },
  'PUT /api/admin/house-trader': {
    summary:
      'Say who the house is: from then on its own sales, plans and the commission are invoiced by it. 422 validation for a tax number that can’t be, 409 tax_number_taken for an owner’s',
    access: 'admin',
    confirms: true,
    body: HouseFile,
    reply: HouseTrader,
  },
  'GET /api/admin/traders/{id}': {
    summary:
      'The file of an owner, for the desk, and the numbers they have together with others; null while there is none',
    access: 'admin',
    reply: DeskTrader,
  },
  'PUT /api/admin/traders/{id}/vat-check': {
    summary:
      'Keep that an owner’s VAT number was found in the register of the Union (VIES), or take that back: from then on their plans are invoiced with the tax owed by them. 404 without a file, 409 invalid_transition for a number that is of no other country of the Union',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ isFound: z.boolean() }),
    reply: DeskTrader,
  },
  'PUT /api/admin/traders/{id}/shared-number': {
    summary:
      'Let an owner sell under a tax number that another account has, which the desk found to be the same firm, or take that back: then a file with it rests. 409 invalid_transition where no other account has it, it is theirs already or it is the house’s',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ taxNumber: s.line(24), isAllowed: z.boolean() }),
    reply: DeskTrader,
  },
});
