/** What a room lets the desk do with what it holds once somebody has reported it. The roof brings them together. */
import type { SQL } from 'drizzle-orm';
import { and, eq, inArray } from 'drizzle-orm';
import type { Addressee } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Reported } from '../contract.ts';
import type { Ground, ReportedKind } from '../rules.ts';
import { reports } from './table.ts';
import type { ReportRow } from './table.ts';

/** Whom a letter about a decision goes to; who left only a mailbox has no name. */
export type Reader = Addressee & { readonly name: string | null };
type Author = Addressee & { readonly name: string };

/** One that is judged: it stays as it is until the transaction ends. */
type Judged = {
  readonly authorId: string;
  readonly words: string | null;
  /** The listing that it is about. */
  readonly titleIn: (language: Language) => string;
};

type Decided = { readonly title: string; readonly isRemoved: boolean; readonly statement: string };
type TakenDown = {
  readonly title: string;
  readonly ground: Ground;
  readonly statement: string;
  readonly words: string | null;
};

export type ReportedRoom = {
  /** As the desk reads them, by id. */
  readonly tell: (db: Db, ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, Reported>>;
  readonly lock: (db: Db, id: string) => Promise<Judged | undefined>;
  readonly takeDown: (db: Db, id: string, at: Date) => Promise<void>;
  /** Tells its author why it is gone. */
  readonly tellAuthor: (db: Db, author: Author, taken: TakenDown, at: Date) => Promise<void>;
  /** Tells whoever reported it what was decided. */
  readonly tellReporter: (db: Db, reporter: Reader, decided: Decided, at: Date) => Promise<void>;
};
export type ReportedRooms = Readonly<Record<ReportedKind, ReportedRoom>>;

/** What a report is of. */
export function subjectOf({ reviewId, messageId }: ReportRow): { readonly kind: ReportedKind; readonly id: string } {
  return reviewId === null ? { kind: 'message', id: messageId ?? '' } : { kind: 'review', id: reviewId };
}

const columns = { review: reports.reviewId, message: reports.messageId } as const;

/** The reports that are of these. */
export const areOf = (kind: ReportedKind, ids: readonly string[]): SQL | undefined => inArray(columns[kind], [...ids]);

/** Which of these somebody has reported and nobody decided. */
export async function openAmong(db: Db, kind: ReportedKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: columns[kind] })
    .from(reports)
    .where(and(areOf(kind, ids), eq(reports.status, 'open')));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
