/** What the contracts of all four kinds of listing share: photos, and how the desk sees and writes them (issue 4). */
import { z } from 'zod';
import { listingStates, listingStatuses, listingSteps, maxNote, openChangeStatuses } from './listing.ts';
import { languages } from '#kit/shared/messages.ts';
import { ListingOwner } from './ownership-contract.ts';
import { ownerships } from './ownership.ts';
import { maxPhotos } from '#kit/shared/photo.ts';
import { ChosenPoster, WornPoster } from '#market/posters/contract.ts';
import * as s from '#kit/shared/schemas.ts';

/** A photo as the public sees it; the width and height are those of its largest file, `alt` is in the language asked for. */
export const Photo = z.strictObject({
  id: s.id,
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type Photo = z.infer<typeof Photo>;

const standIn = z.enum(languages).optional();

/** Of which of its texts another language stands in for the one that was asked for, and which (`textsIn`); nothing where of none. */
export const foreign = <K extends string>(...fields: readonly K[]) =>
  z
    .strictObject(Object.fromEntries(fields.map((field) => [field, standIn])) as { readonly [F in K]: typeof standIn })
    .optional();

/** Texts as they are stored: either language may be missing. */
export const storedText = z.strictObject({ en: z.string().optional(), es: z.string().optional() });
export const storedList = z.strictObject({ en: z.array(z.string()).optional(), es: z.array(z.string()).optional() });
export type StoredList = z.infer<typeof storedList>;

/** What is said of a photo for those who do not see it. */
export const photoAlt = s.localizedLine(200);

/** The photos of a listing, in the order they are shown, each with its words. */
export const newPhotos = <A extends z.ZodType>(alt: A) =>
  z
    .array(z.strictObject({ id: s.id, alt }))
    .max(maxPhotos)
    .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'Holds a photo twice');

/** What whoever writes a listing may tell beside its own fields. */
export const newListing = {
  /** A draft is seen by the desk alone. What a business account writes keeps its state, and begins as a draft. */
  status: z.enum(['draft', 'published']).default('published'),
  photos: newPhotos(photoAlt).default([]),
  /** Which poster of the press it wears, `ramen-412`; null for the one that its words name. */
  chosenPoster: ChosenPoster.nullish().transform((chosen) => chosen ?? null),
};

/** The place in the directory that something is at; one of its owner’s (422), none where nobody has said. */
export const ownPlace = s.id.nullish().transform((id) => id ?? null);

/** What whoever changes a listing may tell besides: the version they looked at. */
export const changedListing = { version: s.seenVersion };
export const removedListing = z.strictObject({ version: s.queryNumber(1, 999_999_999).optional() });
/**
 * A step of a listing's review, of the version that was looked at. The desk sends nothing back and takes nothing off
 * without its reason (`note`), which its owner gets in a letter; no other step has one.
 */
export const ListingStep = z
  .strictObject({ step: z.enum(listingSteps), note: s.text(maxNote).optional(), version: s.seenVersion })
  .superRefine(({ step, note }, context) => {
    const isNo = step === 'return' || step === 'withdraw';
    if (isNo !== (note !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: isNo ? 'Must say why' : 'Is only for what is sent back or taken off',
      });
  });
export type ListingStep = z.infer<typeof ListingStep>;
export const Removed = z.strictObject({ deleted: z.literal(true) });

/**
 * What an owner changed of something public and waits for the desk, or came back from it with its reason (`note`). Its
 * fields are as in a record: the public page shows the old ones.
 */
const openChange = z.strictObject({
  id: s.id,
  version: z.number().int(),
  status: z.enum(openChangeStatuses),
  fields: z.record(z.string(), z.unknown()),
  note: z.string().nullable(),
  askedAt: z.iso.datetime(),
});
export type OpenChange = z.infer<typeof openChange>;

/** What whoever saved a listing hears beside what is public of it now: the fields that wait for the desk. */
export const savedListing = { waits: z.array(z.string()) };

/** What the desk knows of every listing beside its own fields. */
export const listingRecord = {
  id: s.id,
  status: z.enum(listingStatuses),
  /** What its owner's plan gives it (`planRanks`). */
  planRank: z.number().int(),
  /** Counts the changes: send the one you saw along with yours. */
  version: z.number().int(),
  /** The account it belongs to; null for what is the house's own, and for what is nobody's. */
  owner: ListingOwner.nullable(),
  /** It is nobody's: as long as it is, nothing of it is sold for money. */
  ownerless: z.boolean(),
  location: z.string(),
  address: z.string(),
  latitude: s.latitude.nullable(),
  longitude: s.longitude.nullable(),
  photos: z.array(Photo.extend({ alt: storedText })),
  poster: WornPoster,
  chosenPoster: z.string().nullable(),
  /** When its owner asked for its review, and when the desk first saw it; together they are its state (`listingState`). */
  reviewAskedAt: z.iso.datetime().nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  /** Why the desk sent it back, until its owner asks again. */
  reviewNote: z.string().nullable(),
  /** What of it waits for the desk; null when nothing does. */
  change: openChange.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** Which listings the desk wants to see; withdrawn ones only where they are asked for. */
export const listingFilter = {
  status: z.enum(listingStates).optional(),
  owner: z.enum(ownerships).optional(),
  featured: s.queryFlag.optional(),
};

/** What a room promises of one listing of its kind: as the public sees it, as search shows it, and what a proposal lacks. */
export type KindSchemas = {
  readonly listed: z.ZodObject;
  readonly found: z.ZodObject;
  readonly asked: Readonly<Record<string, z.ZodType>>;
};

/** Words that the desk adds to a proposal: a plain text counts for the language the proposal was written in. */
export const proposedText = (written: ReturnType<typeof s.text>) =>
  z.union([
    written,
    z
      .strictObject({ en: written.optional(), es: written.optional() })
      .refine((value) => value.en !== undefined || value.es !== undefined, 'Needs a text in at least one language'),
  ]);

/** How many people a proposed listing is for; its kind knows how many are too many. */
export const proposedCapacity = z.number().int().min(1).max(100_000).optional();

/** What a proposed listing costs; null takes back the price that was proposed. */
export const proposedPrice = s.price.nullish();
