/** A kind of listing that the house does not have: a room of workshops, with its table and the triggers of its migration. */
import { eq, sql } from 'drizzle-orm';
import { pgTable, text, integer } from 'drizzle-orm/pg-core';
import { serverKinds } from '#app/server/kinds.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf, newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { titlesOf } from '#market/listings/server/listing-kind.ts';
import type { Approved, ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import { listingColumns, localizedColumn } from '#market/listings/server/listing.ts';

export const workshops = pgTable('workshops', {
  ...listingColumns,
  title: localizedColumn().notNull(),
  description: localizedColumn().notNull(),
  category: text().notNull(),
  priceCents: integer(),
  teacher: text().notNull().default(''),
});
type Row = typeof workshops.$inferSelect;

/** What a migration of the room would do. */
const migration = [
  `create table workshops (
    id text primary key, status text not null default 'published', location text not null, address text not null,
    latitude float8, longitude float8, owner_id text, plan_rank int2 not null default 0, ownerless boolean not null default false, review_asked_at timestamptz, reviewed_at timestamptz,
    review_note text, photos jsonb not null default '[]', chosen_poster text, version int not null default 1,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    title jsonb not null, description jsonb not null, category text not null, price_cents int,
    teacher text not null default '')`,
  `create table search_entries_workshops partition of search_entries for values in ('workshops')`,
  `create function workshops_indexed() returns trigger language plpgsql as $$
    declare entry search_entries;
    begin
      delete from search_entries where type = 'workshops' and listing_id = new.id;
      if new.status <> 'published' then return null; end if;
      entry.type := 'workshops';
      entry.listing_id := new.id;
      entry.category := new.category;
      entry.location := new.location;
      entry.price_cents := new.price_cents;
      entry.latitude := new.latitude;
      entry.longitude := new.longitude;
      entry.standing := 0;
      perform write_search_entry(entry, new.title, new.teacher, new.description, '{}', new.address);
      return null;
    end $$`,
  `create trigger workshops_unindexed after delete on workshops for each row execute function listing_unindexed()`,
  `create trigger workshops_indexed after insert or update on workshops for each row execute function workshops_indexed()`,
];

export async function migrate(db: Db): Promise<void> {
  for (const statement of migration) await db.execute(sql.raw(statement));
}

/** A workshop for tests: pottery by the sea unless told otherwise. */
export async function aWorkshop(db: Db, over: Partial<typeof workshops.$inferInsert> = {}): Promise<Row> {
  const pottery = {
    id: newId(),
    title: { en: 'Pottery by the sea', es: 'Cerámica junto al mar' },
    description: { en: 'Two hours at the wheel.' },
    category: 'craft',
    priceCents: 4000,
    location: 'Old Town',
    address: 'Calle del Gato 3',
  };
  const [row] = await db
    .insert(workshops)
    .values({ ...pottery, ...over })
    .returning();
  return row as Row;
}

const present = ({ id, title, category, teacher, latitude, longitude }: Row, language: Language) => ({
  id,
  title: inLanguage(title, language),
  category,
  teacher,
  latitude,
  longitude,
});

const workshopKind = {
  name: 'workshops',
  one: 'workshop',
  categories: ['craft', 'dance'],
  asked: ['teacher', 'capacity'],
  told: [],
  capacity: { of: 'guests', usual: '', max: 12 },
  finding: { isPriced: true, isRated: false, onDate: 'none', leaves: 'never' },
  table: workshops,
  looks: {
    craft: { motif: 'easel', families: ['outings'] },
    dance: { motif: 'dance-shoes', families: ['stage'] },
  },
  searchColumns: ["title ->> 'en'", "title ->> 'es'", 'location', 'address'],
  titles: titlesOf(workshops.title),
  categoryName: (category: string) => category,
  present,
  isListed: () => eq(workshops.status, 'published'),
  publish: (db: Db, { title, listing, priceCents, asked }: Approved<{ teacher?: string }>) =>
    aWorkshop(db, { ...listing, title, priceCents, teacher: asked.teacher ?? '' }),
  seed: async (db: Db) => {
    await aWorkshop(db, { id: idOf('workshop:pottery') });
    return 1;
  },
} as const;

/** The kinds of the house, and the one that it does not have: its name is in no tuple, so the compiler is told. */
export const kinds = {
  ...serverKinds,
  workshops: workshopKind as unknown as ServerKind,
} as ServerKinds;
