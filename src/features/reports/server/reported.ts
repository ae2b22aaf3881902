/** What a room lets the desk do with what it holds once somebody has reported it. The roof brings them together. */
import type { SQL } from 'drizzle-orm';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Addressee } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { Reported } from '../contract.ts';
import { isListing, type Ground, type NoticedKind, type ReportedKind } from '../rules.ts';
import { reports } from './table.ts';
import type { ReportRow } from './table.ts';

/** Whom a letter about a decision goes to; who left only a mailbox has no name. */
export type Reader = Addressee & { readonly name: string | null };
type Author = Addressee & { readonly name: string };

/** One that is reported, or judged; locked, it stays as it is until the transaction ends. */
export type Told = {
  /** Null where it is nobody's. */
  readonly authorId: string | null;
  readonly words: string | null;
  /** The listing that it is about. */
  readonly titleIn: (language: Language) => string;
  /** The day of a night, where it is about one. */
  readonly night?: string | null;
};

type About = { readonly title: string; readonly night: string | null };
type Decided = About & { readonly isRemoved: boolean; readonly statement: string };
type TakenDown = About & {
  readonly ground: Ground;
  readonly statement: string;
  readonly words: string | null;
};

export type ReportedRoom = {
  /** As the desk reads them, by id. */
  readonly tell: (db: Db, ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, Reported>>;
  readonly lock: (db: Db, id: string) => Promise<Told | undefined>;
  /** Refuses where its own way of taking down does; `statement` is what its author reads. */
  readonly takeDown: (db: Db, id: string, statement: string, by: By) => Promise<void>;
  /** Takes that back, as far as it still can be. */
  readonly putBack: (db: Db, id: string, by: By) => Promise<void>;
  /** Tells its author why it is gone. */
  readonly tellAuthor: (db: Db, author: Author, taken: TakenDown, at: Date) => Promise<void>;
  /** Tells whoever reported it what was decided. */
  readonly tellReporter: (db: Db, reporter: Reader, decided: Decided, at: Date) => Promise<void>;
};

/** Who wants to report it: a member, or who has the key of a friend's ticket. */
type Asking = { readonly userId: string | null; readonly token: string | undefined };

/** What anybody reads, or whoever asks: what it says now; undefined for what they don't. */
export type PublicRoom = ReportedRoom & {
  readonly show: (db: Db, id: string, by: Asking) => Promise<Told | undefined>;
};
export type ReportedRooms = Readonly<Record<NoticedKind, PublicRoom>> & { readonly message: ReportedRoom };

type Subject = { readonly kind: ReportedKind; readonly id: string };

/** What a report is of. */
export function subjectOf({ reviewId, messageId, answerId, newsId, listingType, listingId }: ReportRow): Subject {
  if (listingType !== null && listingId !== null) return { kind: listingType, id: listingId };
  if (reviewId !== null) return { kind: 'review', id: reviewId };
  if (newsId !== null) return { kind: 'news', id: newsId };
  return answerId === null ? { kind: 'message', id: messageId ?? '' } : { kind: 'answer', id: answerId };
}

/** The columns that say so. */
export function subjectColumns({ kind, id }: Subject) {
  if (kind === 'review') return { reviewId: id };
  if (kind === 'answer') return { answerId: id };
  if (kind === 'news') return { newsId: id };
  return kind === 'message' ? { messageId: id } : { listingType: kind, listingId: id };
}

const columnOf = (kind: ReportedKind) => {
  if (kind === 'review') return reports.reviewId;
  if (kind === 'answer') return reports.answerId;
  if (kind === 'news') return reports.newsId;
  return kind === 'message' ? reports.messageId : reports.listingId;
};

/** The reports of one kind. */
export const isOfKind = (kind: ReportedKind): SQL | undefined =>
  isListing(kind) ? eq(reports.listingType, kind) : isNotNull(columnOf(kind));

/** The reports that are of these. */
export const areOf = (kind: ReportedKind, ids: readonly string[]): SQL | undefined =>
  and(isOfKind(kind), inArray(columnOf(kind), [...ids]));

/** Which of these somebody has reported and nobody decided. */
export async function openAmong(db: Db, kind: ReportedKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: columnOf(kind) })
    .from(reports)
    .where(and(areOf(kind, ids), eq(reports.status, 'open')));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** How often each of these was reported, by its id. */
export async function timesOf(
  db: Db,
  kind: ReportedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const column = columnOf(kind);
  const rows = await db.select({ id: column, times: count() }).from(reports).where(areOf(kind, ids)).groupBy(column);
  return new Map(rows.map(({ id, times }) => [id ?? '', times]));
}
