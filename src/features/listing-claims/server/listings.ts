/** Public listings of all kinds, as far as a claim needs to know them. */
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isFromProposal } from '#features/submissions/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';

/**
 * A listing, and the mailbox and the phone it names; an empty text where it names none, or one that came with a proposal
 * and that nobody has changed since: whoever proposed somebody else's bar would have it (decision 0099).
 */
export type Listing = {
  readonly kind: ServerKind;
  readonly id: string;
  readonly title: string;
  readonly ownerId: string | null;
  /** It is the house's own, for money: nobody else is missed as its owner. */
  readonly isSoldByHouse: boolean;
  readonly version: number;
  readonly isPublic: boolean;
  readonly email: string;
  readonly phone: string;
};

/** The listing that a path names. 404 for a kind that there is not. */
export type Named = { readonly kind: string; readonly id: string };

const titleOf = (kind: ServerKind, language: Language): SQL<string> =>
  sql<string>`coalesce(${sql.join([...kind.titles(language)], sql`, `)}, '')`;
const shownBy = (id: AnyPgColumn, named: 'mailbox' | 'phone', column: AnyPgColumn | SQL = sql`''`) =>
  sql<string>`case when ${isFromProposal(id, named)} then '' else ${column} end`;

/** One of any state; `isLocked` keeps it from being handed over meanwhile. */
export async function findListing(
  db: Db,
  kinds: ServerKinds,
  named: Named,
  language: Language,
  { isLocked = false } = {},
): Promise<Listing | undefined> {
  const kind = Object.values(kinds).find(({ name }) => name === named.kind);
  if (!kind) return undefined;
  const { table, mailbox, phone, finding } = kind;
  const { version } = getTableColumns<PgTable>(table);
  const query = db
    .select({
      id: table.id,
      title: titleOf(kind, language),
      ownerId: sql<string | null>`${table.ownerId}`,
      isSoldByHouse: finding.isPriced
        ? sql<boolean>`${table.ownerId} is null and not ${table.ownerless} and price_cents > 0`
        : sql<boolean>`false`,
      version: sql<number>`${version}`.mapWith(Number),
      isPublic: sql<boolean>`${eq(table.status, 'published')}`,
      email: shownBy(table.id, 'mailbox', mailbox),
      phone: shownBy(table.id, 'phone', phone),
    })
    .from(table)
    .where(eq(table.id, named.id));
  const [row] = await (isLocked ? query.for('update') : query);
  return row && { ...row, id: named.id, kind };
}

/** The same; 404 for what has no public page. */
export async function requireListing(...asked: Parameters<typeof findListing>): Promise<Listing> {
  const listing = await findListing(...asked);
  if (!listing?.isPublic) throw new Problem('not_found', 'There is no such listing.');
  return listing;
}

/** What claimed listings are called now and whose they are, by their ids. */
export async function readClaimed(
  db: Db,
  kinds: ServerKinds,
  claims: readonly { readonly kind: ListingKind; readonly listingId: string }[],
  language: Language,
): Promise<ReadonlyMap<string, Pick<Listing, 'title' | 'ownerId'>>> {
  const claimed = new Map<string, Pick<Listing, 'title' | 'ownerId'>>();
  for (const name of new Set(claims.map((claim) => claim.kind))) {
    const { table } = kinds[name];
    const ids = claims.filter((claim) => claim.kind === name).map(({ listingId }) => listingId);
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        title: titleOf(kinds[name], language),
        ownerId: sql<string | null>`${table.ownerId}`,
      })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, ...listing } of rows) claimed.set(id, listing);
  }
  return claimed;
}
