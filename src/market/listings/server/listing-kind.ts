/** What a listing room tells the server of its kind; the roof hands the list of all kinds to whoever shows several. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Kind, ListingKind } from '#market/listings/listing-kinds.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { Routes } from '#kit/server/serve.ts';
import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { EditedFields } from '../edit-rules.ts';
import type { ListingStep } from '../listing-schemas.ts';
import type { ListingsExport } from '../listings-export.ts';
import type { listingColumns } from './listing.ts';
import type { By } from './listing-actor.ts';
import type { Unwanted } from './many-listings.ts';

/** What a listing has beside its entry in the index, by the listing's id; null where it has none. */
type Indexed = (id: AnyPgColumn) => SQL;

/** How what pays is found and ordered by its pay: cents an hour, between from and to and at most. */
export type PayFinder = {
  readonly anHour: Indexed;
  readonly atMost: Indexed;
  /** The hours of a week, or so many where a vacancy names none; and how many of them somebody works in a time. */
  readonly weeklyHours: Indexed;
  readonly usualWeek: number;
  readonly hoursIn: (per: 'hour' | 'day' | 'night' | 'week' | 'month', weeklyHours: number) => number;
};

/** A table with the columns that every listing has. */
export type KindTable = PgTable & { readonly id: PgColumn; readonly $inferSelect: { readonly id: string } } & Readonly<
    Record<keyof typeof listingColumns | 'category', AnyPgColumn>
  >;

/** A proposal that was approved: what every listing has, and in `asked` what the desk added to what its kind asks for. */
export type Approved<Asked = Readonly<Record<string, unknown>>> = {
  readonly language: Language;
  readonly title: Localized;
  readonly listing: {
    readonly description: Localized;
    /** One of the kind's. */
    readonly category: never;
    readonly location: string;
    readonly address: string;
    readonly latitude: null;
    readonly longitude: null;
    readonly status: 'published';
    readonly photos: [];
    readonly chosenPoster: null;
  };
  readonly priceCents: number | null;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
  readonly asked: Asked;
  /** A text in the language of the proposal, with what stands beside it in the other one. */
  readonly inBoth: (said: string | undefined, added: string | Localized | undefined) => Localized;
};

/** The titles of a table that has one in each language. */
export const titlesOf = (title: AnyPgColumn) => (firstIn: Language) =>
  writtenFor(firstIn).map((one) => sql`${title}->>${sql.raw(`'${one}'`)}`);

/** What a search asks of what can be booked: its first and last date (of nights the one of departure), how many people. */
export type AskedStay = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly people?: number | undefined;
  /** Any stay of so many days, or any weekend, between the two: the first that is free. */
  readonly length?: number | 'weekend' | undefined;
};

/** What calendars say to a question; what it costs is what its card says. */
type AskedCalendars = {
  readonly canBeBooked: (calendar: never) => boolean;
  /** Cents of one unit of the stay that was asked for, with all that is paid once where its length is known; null where it can't be booked. */
  readonly unitCents: (calendar: never) => number | null;
  /** The fewest nights it is let for from the first day, where those are more than was asked and it is free for them; null of all others. */
  readonly longerNights: (calendar: never) => number | null;
};

/** How a room that takes bookings lets its listings be found; what it says is what its booking door says. */
export type BookingFinder = {
  /**
   * What is to be known of the calendars of listings to tell who can be booked, by their ids: a search remembers it. What was
   * over by an instant may be left out; what can't be booked at all has none. A trigger tells of what is written there
   * (`search_changes`).
   */
  readonly readCalendars: (db: Db, ids: readonly string[], since: Date) => Promise<ReadonlyMap<string, object>>;
  /** A calendar without what was over by then. */
  readonly forgetBefore: (calendar: never, since: Date) => object;
  /** Asks many calendars one question. */
  readonly askCalendars: (asked: AskedStay & { readonly from: string }, at: Date) => AskedCalendars;
  /** Of published listings, by id: the stay that was asked for, as far as it is known, in one statement for all. */
  readonly staysOf: (
    db: Db,
    listings: readonly never[],
    asked: AskedStay & { readonly from: string },
    at: Date,
  ) => Promise<ReadonlyMap<string, object>>;
  /** What these stays cost, by the ids of what they are in. */
  readonly costsOf: (db: Db, stays: never) => Promise<ReadonlyMap<string, object>>;
  /** From the time it begins to the time it ends, over midnight too. */
  readonly spanHours: Indexed;
  /** What owners write for an amenity, in any language: small letters without accents. */
  readonly spellingsOf: (amenity: string) => readonly string[];
};

/** What a room tells the server of its kind. */
export type ServerKind = Pick<Kind, 'name' | 'one' | 'categories' | 'asked' | 'told' | 'capacity' | 'finding'> & {
  readonly table: KindTable;
  /** What the desk's search looks through. */
  readonly searchColumns: readonly string[];
  /** What it is called, in each language it has, one of them first. */
  readonly titles: (firstIn: Language) => readonly SQL[];
  /** A category, and an amenity that a search may ask of it, in the room's own words: for letters. */
  readonly categoryName: (category: string, language: Language) => string;
  readonly amenityName?: (amenity: string, language: Language) => string;
  /** A row as the public sees it, and what search adds to that: with the stay that was asked for, where it is one. */
  readonly present: (row: never, language: Language) => { readonly id: string };
  readonly found?: (listing: never, stay: object | undefined, cost: object | undefined) => object;
  /** What its posters show, by category. */
  readonly looks: Looks<string>;
  /** What the picture of its page tells where it is shared. */
  readonly shared: (listing: never, language: Language) => ShareCard;
  /** What its pins on a map say, where they say more than its sign. */
  readonly pin?: {
    readonly priceCents: AnyPgColumn;
    /** Where a pin says another sum than that. */
    readonly saysCents?: SQL;
    readonly currency: AnyPgColumn;
    readonly date?: AnyPgColumn;
    readonly time?: AnyPgColumn;
  };
  /** The column of what may be at a place of the directory, and what comes first there. */
  readonly atPlace?: { readonly businessId: AnyPgColumn; readonly order: AnyPgColumn | SQL };
  /** How what can be booked is found by dates, people and amenities. */
  readonly booking?: BookingFinder;
  readonly pay?: PayFinder;
  /** The parts of the day and of the week that it is worked in, with commas between them. */
  readonly shiftParts?: Indexed;
  /** What the public lists show at an instant. */
  readonly isListed: (at: Date) => SQL | undefined;
  /** What has a page of its own; what is published, unless told. */
  readonly isPublic?: SQL | undefined;
  /** The mailbox that its pages name: who reads there can show that a listing is theirs. */
  readonly mailbox?: AnyPgColumn;
  /** The phone that its pages name, in the same way; an empty text where one of them names none. */
  readonly phone?: AnyPgColumn | SQL<string>;
  /** Publishes what was proposed; gives its id. Refuses 422 at the fields of the decision. */
  readonly publish: (db: Db, approved: Approved<never>, by: By) => Promise<{ readonly id: string }>;
  /** What a row says, as it is written; and the save of that, with all it checks. */
  readonly inputOf: (row: never) => EditedFields;
  /** What is written with a new one and does not stand in its row, by the ids of those that have some. */
  readonly writtenBeside?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;
  readonly update: (db: Db, id: string, input: never, language: Language, by: By) => Promise<unknown>;
  /** Makes many of what its own call takes: an id for each, or what refuses it. */
  readonly createMany: (db: Db, inputs: readonly never[], by: By) => Promise<(string | Problem)[]>;
  /** Takes many off; for each what refuses it, if anything does: 409 edit_conflict when it was changed since `seen`. */
  readonly withdrawMany: (db: Db, unwanted: readonly Unwanted[], by: By) => Promise<(Problem | undefined)[]>;
  /** A step of its review or its pause, as its own call takes it. */
  readonly step: (db: Db, id: string, step: ListingStep, by: By) => Promise<unknown>;
  readonly routes: Routes;
  /** What of people its listings hold. */
  readonly personalData: PersonalData<ListingsExport>;
  /** Writes its part of the demo catalogue; gives how many listings. */
  readonly seed: (db: Db, at: Date) => Promise<number>;
};

export type ServerKinds = Readonly<Record<ListingKind, ServerKind>>;

/** The names of the kinds, in their order. */
export const namesOf = (kinds: Readonly<Partial<Record<ListingKind, unknown>>>) => Object.keys(kinds) as ListingKind[];

/** The same of every kind, by its name. */
export function ofKinds<T>(kinds: ServerKinds, make: (kind: ServerKind) => T): Record<ListingKind, T> {
  return Object.fromEntries(Object.values(kinds).map((kind) => [kind.name, make(kind)])) as Record<ListingKind, T>;
}

/** The kind by its word for one listing; a stored word is always one of them. */
export function kindOf(kinds: ServerKinds, one: string): ServerKind {
  const kind = Object.values(kinds).find((kind) => kind.one === one);
  if (!kind) throw new Error(`No kind of listing is called ${one}.`);
  return kind;
}
