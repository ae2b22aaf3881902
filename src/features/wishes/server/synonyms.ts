/** Words that the desk gives a meaning. A search knows it at once: the table tells every process of its writes. */
import { eq, sql } from 'drizzle-orm';
import { creatorsOf, recordChange } from '#features/audit/server/service.ts';
import type { NamesOf } from '#features/audit/server/service.ts';
import { phraseKey } from '#features/search/query-terms.ts';
import { isSearchedFor } from '#features/search/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ChangedSynonym, NewSynonym, Synonym, SynonymQuery } from '../contract.ts';
import { isPhrase, leadsBack, maxPhrases } from '../meanings.ts';
import { phrasesOf } from '../rules.ts';
import { searchSynonyms, searchSynonymsSearchColumns as searchColumns } from './table.ts';

type Row = typeof searchSynonyms.$inferSelect;
type Actor = { readonly id: string };

const entity = 'search_synonyms';

/** Every search of a language holds all of them in its memory. */
const maxSynonyms = 500;

/** A page of them, the last change first unless told. */
export async function listSynonyms(db: Db, query: SynonymQuery, namesOf: NamesOf) {
  const { rows, total } = await readDeskPage(db, {
    table: searchSynonyms,
    query,
    searchColumns,
    where: query.language && eq(searchSynonyms.language, query.language),
    sorts: { updated: searchSynonyms.updatedAt, words: sql`searchable(${searchSynonyms.words})` },
    sort: '-updated',
    tie: searchSynonyms.id,
  });
  return { items: await toSynonyms(db, rows, namesOf), total };
}

export async function readSynonym(db: Db, id: string, namesOf: NamesOf): Promise<Synonym> {
  const rows = await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id));
  const [synonym] = await toSynonyms(db, rows, namesOf);
  if (!synonym) throw new Problem('not_found', 'There is no such synonym.');
  return synonym;
}

/** Refuses 409 conflict where the words have a meaning already or there are too many, 422 what means nothing. */
export async function createSynonym(db: Db, actor: Actor, input: NewSynonym, at: Date): Promise<string> {
  return db.transaction(async (db) => {
    const others = await lockAll(db);
    if (others.length >= maxSynonyms) throw new Problem('conflict', `There are ${maxSynonyms} synonyms already.`);
    await requireMeaning(db, input, others);
    const id = newId();
    const after = { id, ...input, key: phraseKey(input.words), createdAt: at, updatedAt: at };
    await db.insert(searchSynonyms).values(after);
    await recordChange(db, { action: 'create', entity, entityId: id, title: input.words, actor, at, after: input });
    return id;
  });
}

/** Refuses 404, 409 edit_conflict, and what a new one is refused for. */
export async function updateSynonym(
  db: Db,
  actor: Actor,
  id: string,
  { version, ...input }: ChangedSynonym,
  at: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    const all = await lockAll(db);
    const before = requireOne(all, id);
    requireVersion(before, version);
    await requireMeaning(
      db,
      input,
      all.filter((one) => one.id !== id),
    );
    await db
      .update(searchSynonyms)
      .set({ ...input, key: phraseKey(input.words), version: before.version + 1, updatedAt: at })
      .where(eq(searchSynonyms.id, id));
    const done = { action: 'update', entity, entityId: id, title: input.words } as const;
    await recordChange(db, { ...done, actor, at, before: written(before), after: input });
  });
}

export async function deleteSynonym(db: Db, actor: Actor, id: string, at: Date): Promise<{ deleted: true }> {
  return db.transaction(async (db) => {
    const before = requireOne(await lockAll(db), id);
    await db.delete(searchSynonyms).where(eq(searchSynonyms.id, id));
    const done = { action: 'delete', entity, entityId: id, title: before.words } as const;
    await recordChange(db, { ...done, actor, at, before: written(before) });
    return { deleted: true };
  });
}

/** Whether one leads back to another is asked of all: nobody else writes one meanwhile. */
async function lockAll(db: Db): Promise<Row[]> {
  await db.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`);
  return db.select().from(searchSynonyms);
}

function requireOne(all: readonly Row[], id: string): Row {
  const row = all.find((one) => one.id === id);
  if (!row) throw new Problem('not_found', 'There is no such synonym.');
  return row;
}

/** Something must come of it: words that are looked for, that mean something else, and no ring of meanings. */
async function requireMeaning(db: Db, input: NewSynonym, others: readonly Row[]): Promise<void> {
  const { words, meaning, category, language } = input;
  const phrases = phrasesOf(meaning);
  if (!isPhrase(words)) throw invalidField('words', 'Must be one to five words');
  if (!(await isSearchedFor(db, words)))
    throw invalidField('words', 'Every text has these words: nobody searches for them');
  if (phrases.length === 0 && category === null) throw invalidField('meaning', 'Needs words or a category');
  if (phrases.length > maxPhrases || !phrases.every(isPhrase))
    throw invalidField('meaning', `At most ${maxPhrases} phrases of one to five words`);
  for (const phrase of phrases)
    if (!(await isSearchedFor(db, phrase))) throw invalidField('meaning', `Nobody searches for “${phrase}”`);
  const key = phraseKey(words);
  if (others.some((one) => one.key === key && one.language === language))
    throw new Problem('conflict', 'These words have a meaning already: change that one.');
  if (leadsBack(input, others)) throw invalidField('meaning', 'Leads back to the words themselves');
}

const written = ({ words, meaning, category, language }: Row) => ({ words, meaning, category, language });

async function toSynonyms(db: Db, rows: readonly Row[], namesOf: NamesOf): Promise<Synonym[]> {
  const creators = await creatorsOf(
    db,
    entity,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(db, [...new Set(creators.values())]);
  return rows.map((row) => ({
    id: row.id,
    ...written(row),
    addedBy: names.get(creators.get(row.id) ?? '') ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
