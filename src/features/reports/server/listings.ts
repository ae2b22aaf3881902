/** Listings as things that are reported: taken down and put back by the ways that their kind has for the desk. */
import { and, eq, getTableName, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lastTakenOff } from '#features/audit/server/service.ts';
import { owners } from '#features/auth/server/service.ts';
import { forgetDecided, postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { languages } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import type { ListingStatus } from '#market/listings/listing.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { groundsOf } from '../rules.ts';
import type { PublicRoom, Told } from './reported.ts';

type Row = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly ownerId: string | null;
  readonly createdAt: Date;
  readonly version: number;
};

/** A code, a date or a number says nothing that anybody could mean. */
const isWords = (name: string, text: string) =>
  !/(?:Id|Poster|status)$/.test(name) && !/^(?:[a-z\d_:-]*|[A-Z]{3})$/.test(text);

/** What is told only to whoever has booked it. */
const forGuests = ['door', 'arrival'];
/** What is on its page only where its owner allows it. */
const contacts = ['contactPhone', 'contactEmail'];

/** What everybody reads of it. A copy of a door's code would outlive that code by two years. */
const publicIn = (input: EditedFields): EditedFields => {
  const hidden = input['contactPublic'] === true ? forGuests : [...forGuests, ...contacts];
  return Object.fromEntries(Object.entries(input).filter(([name]) => !hidden.includes(name)));
};

/** All that somebody wrote in a listing for everybody, a line for each text, the title first: what stands in both languages in both. */
function saidIn(input: EditedFields): string {
  const lines: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (isWords(name, value)) lines.push(value);
    } else if (Array.isArray(value)) for (const one of value) add(name, one);
    else if (typeof value === 'object' && value !== null)
      for (const [inside, one] of Object.entries(value)) add(inside === 'id' ? 'photoId' : name, one);
  };
  const { title, name, description, ...rest } = publicIn(input);
  for (const [field, value] of Object.entries({ title, name, description, ...rest })) add(field, value);
  return [...new Set(lines)].join('\n');
}

/** What it is called; a name counts for every language. */
function titleOf({ title, name }: EditedFields): Localized {
  if (typeof title === 'object' && title !== null) return title;
  const called = String(title ?? name ?? '');
  return Object.fromEntries(languages.map((one) => [one, called]));
}

/** What the desk reads of reported listings of a kind, and does to them. */
export function reportedListings(kind: ServerKind): PublicRoom {
  const { table, name } = kind;
  const plain: PgTable = table;
  const rowsOf = (rows: unknown[]) => rows as Row[];
  const inputOf = (row: Row) => kind.inputOf(row as never);
  const toTold = (row: Row): Told => {
    const input = inputOf(row);
    const title = titleOf(input);
    return { authorId: row.ownerId, words: saidIn(input), titleIn: (reads) => inLanguage(title, reads) };
  };
  const find = async (db: Db, id: string): Promise<Row | undefined> =>
    rowsOf(await db.select().from(plain).where(eq(table.id, id)))[0];
  const isShown = kind.isPublic ?? eq(table.status, 'published');

  return {
    show: async (db, id) => {
      const [row] = rowsOf(
        await db
          .select()
          .from(plain)
          .where(and(eq(table.id, id), isShown)),
      );
      return row && toTold(row);
    },
    tell: async (db, ids, language) => {
      const isAmong = inArray(table.id, [...ids]);
      const rows = rowsOf(await db.select().from(plain).where(isAmong));
      const shown = await db.select({ id: table.id }).from(plain).where(and(isAmong, isShown));
      const named = await owners.of(
        db,
        rows.flatMap(({ ownerId }) => ownerId ?? []),
      );
      return new Map(
        rows.map((row) => {
          const { words, titleIn } = toTold(row);
          const about = {
            title: titleIn(language),
            type: name,
            listing: row.id,
            author: named.get(row.ownerId ?? '')?.name ?? '',
            words,
            language: null,
            writtenAt: row.createdAt.toISOString(),
            isRemoved: !shown.some(({ id }) => id === row.id),
            stars: null,
            proof: null,
            wasThere: null,
          };
          return [row.id, about];
        }),
      );
    },
    // Its owner before it, as everybody locks them.
    lock: async (db, id) => {
      const known = await find(db, id);
      if (known?.ownerId) await owners.lock(db, known.ownerId);
      const [row] = rowsOf(await db.select().from(plain).where(eq(table.id, id)).for('update'));
      return row && toTold(row);
    },
    takeDown: async (db, id, statement, by) => {
      const row = await find(db, id);
      if (!row) return;
      const quietly = { ...by, isToldElsewhere: true };
      if (row.status === 'published') await kind.step(db, id, { step: 'withdraw', note: statement }, quietly);
      else if (row.status !== 'withdrawn') {
        // What its owner has paused meanwhile could come up again without a review.
        const [refused] = await kind.withdrawMany(db, [{ id, seen: undefined }], quietly);
        if (refused) throw refused;
      }
      await setNote(db, id, statement);
      if (row.ownerId !== null) await forgetDecided(db, row.ownerId, `${name}/${id}`);
    },
    putBack: async (db, id, by) => {
      const row = await find(db, id);
      if (row?.status !== 'withdrawn') return;
      const quietly = { ...by, isToldElsewhere: true };
      const as = (status: ListingStatus) => kind.update(db, id, { ...inputOf(row), status } as never, 'en', quietly);
      // Of a night that is over, or of whoever is suspended, nothing comes up again: its owner has it back as a draft. Nor does
      // what they had paused, or had taken off themselves.
      if (!((await wasPublic(db, row)) && (await isDone(as('published'))))) await isDone(as('draft'));
      await setNote(db, id, null);
    },
    tellAuthor: async (db, author, taken, at) => {
      const ground = groundsOf[name].find((one) => one === taken.ground);
      if (ground === undefined) return;
      const { title, statement } = taken;
      const values = { name: author.name, title, ground, statement };
      await postMail(db, { ...author, letter: 'listingRemoved', values }, at);
    },
    tellReporter: (db, reporter, decided, at) =>
      postMail(db, { ...reporter, letter: 'noticeDecided', values: { name: reporter.name, ...decided } }, at),
  };

  /** Whether the desk took it off the lists, and nobody before it. */
  async function wasPublic(db: Db, { id, ownerId }: Row): Promise<boolean> {
    const last = await lastTakenOff(db, getTableName(table), id);
    return last === undefined || (last.before['status'] === 'published' && !last.by.includes(ownerId));
  }

  /** What its owner reads of it in the workspace; what was called off shows its page no more while the desk says so. */
  async function setNote(db: Db, id: string, reviewNote: string | null): Promise<void> {
    const set: object = { reviewNote };
    await db.update(plain).set(set).where(eq(table.id, id));
  }
}

/** Whether it was done; what refuses it is no fault. */
async function isDone(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}
