/** What owners want letters about: everything, unless they have said otherwise (issue 16; decision 0045). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { LetterChoices, NamedChoices } from '../contract.ts';
import { letterTopics } from '../owner-letters.ts';
import type { LetterTopic } from '../owner-letters.ts';
import { mutedTopics } from './table.ts';

/** Whether somebody wants no letters about a topic. */
export async function isMuted(db: Db, userId: string, topic: LetterTopic): Promise<boolean> {
  return (await muted(db, { userId, topic })).length > 0;
}

/** Whether letters about a topic are wanted, in a statement that has the member. */
export const wantsLetters = (userId: AnyColumn, topic: LetterTopic) =>
  sql<boolean>`not exists (select from ${mutedTopics} where ${mutedTopics.userId} = ${userId} and ${mutedTopics.topic} = ${topic})`;

const muted = prepared((db) =>
  db
    .select({ topic: mutedTopics.topic })
    .from(mutedTopics)
    .where(and(eq(mutedTopics.userId, sql.placeholder('userId')), eq(mutedTopics.topic, sql.placeholder('topic')))),
);

export async function readChoices(db: Db, userId: string): Promise<LetterChoices> {
  const rows = await db.select().from(mutedTopics).where(eq(mutedTopics.userId, userId));
  const off = new Set(rows.map(({ topic }) => topic));
  return Object.fromEntries(letterTopics.map((topic) => [topic, !off.has(topic)])) as LetterChoices;
}

/** What is not named stays as it was: a page that stood open over an update knows no topic that came since. */
export async function changeChoices(db: Db, userId: string, named: NamedChoices): Promise<LetterChoices> {
  return db.transaction(async (db) => {
    const before = await readChoices(db, userId);
    await db.delete(mutedTopics).where(eq(mutedTopics.userId, userId));
    for (const topic of letterTopics) if (!(named[topic] ?? before[topic])) await mute(db, userId, topic);
    return readChoices(db, userId);
  });
}

const mute = (db: Db, userId: string, topic: LetterTopic) =>
  db.insert(mutedTopics).values({ userId, topic }).onConflictDoNothing();

/** Takes back that somebody wants no letters about a topic: they have asked for one of them. */
export async function allowTopic(db: Db, userId: string, topic: LetterTopic): Promise<void> {
  await db.delete(mutedTopics).where(and(eq(mutedTopics.userId, userId), eq(mutedTopics.topic, topic)));
}

/** The key to one member's choice of one topic: made of the house's secret when a letter is sent, never written down. */
function keyTo(secret: string, userId: string, topic: string): string {
  return createHmac('sha256', secret).update(`${userId} ${topic}`).digest('base64url');
}

/** Where a mail program posts when its reader wants no more of these letters (RFC 8058). */
export const offPath = (secret: string, userId: string, topic: LetterTopic): string =>
  `/api/letter-choices/off/${userId}/${topic}/${keyTo(secret, userId, topic)}`;

/** One press in a mail program; twice is once. 404 for a key that is not the one. */
export async function turnOff(
  db: Db,
  secret: string,
  { id, topic, key }: { readonly id: string; readonly topic: string; readonly key: string },
): Promise<void> {
  const [known, said] = [Buffer.from(keyTo(secret, id, topic)), Buffer.from(key)];
  const ours = letterTopics.find((one) => one === topic);
  if (ours === undefined || known.length !== said.length || !timingSafeEqual(known, said))
    throw new Problem('not_found', 'There is nothing here.');
  await mute(db, id, ours);
}
