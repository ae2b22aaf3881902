/** Files for the tax office: made at the desk once a year is over, and again for what changed since (decision 0092). */
import { asc, desc, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { openBankAccounts } from '#features/payout-accounts/server/service.ts';
import { newId } from '#kit/server/ids.ts';
import { seal, unseal } from '#kit/server/secrets/seal.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { ReportFile } from '../contract.ts';
import type { FileKind } from '../rules.ts';
import { changesOf, lastTold } from './changes.ts';
import type { Changes } from './changes.ts';
import { dpiMessage } from './dpi.ts';
import type { Message, Operator, SellerDocument } from './dpi.ts';
import { readSellerYears } from './figures.ts';
import { tellSellers } from './letters.ts';
import { sellerReportFiles, sellerReports } from './table.ts';

type By = {
  readonly actor: { readonly id: string };
  /** Who runs the platform; null while the house has not said who it is. */
  readonly operator: Operator | null;
  readonly at: Date;
};

/** Whether a year is over by the town's clock. */
export const isOver = (year: number, at: Date): boolean => wallClock(at).date > `${year}-12-31`;

/** What is sent together: new sellers, or corrections; the schema takes no mixture. */
function batchesOf({ added, corrected, removed }: Changes, isFirst: boolean): { kind: FileKind; changes: Changes }[] {
  const none: Changes = { added: [], corrected: [], removed: [] };
  const batches = [
    { kind: 'new' as const, changes: { ...none, added } },
    { kind: 'correction' as const, changes: { ...none, corrected, removed } },
  ].filter(({ changes }) => Object.values(changes).some((of) => of.length > 0));
  return batches.length === 0 && isFirst ? [{ kind: 'nothing', changes: none }] : batches;
}

/**
 * Makes what is to be sent of a year: a file of sellers who are new to it, and one of corrections; where there is nobody to
 * tell of, the first file says that. 409 before the year's end, while the house has not said who it is, or when all is told.
 */
export async function makeFiles(db: Db, year: number, { actor, operator, at }: By): Promise<ReportFile[]> {
  if (!isOver(year, at)) throw new Problem('conflict', 'This year still runs.');
  if (!operator) throw new Problem('conflict', 'The house has not said yet who it is.');
  const made = await db.transaction(async (db) => {
    const files = await filesOf(db, year);
    const last = files.at(-1);
    const changes = changesOf(await readSellerYears(db, year), await lastTold(db, year));
    const batches = batchesOf(changes, last === undefined);
    if (batches.length === 0) throw new Problem('conflict', 'The files of this year say all of it already.');
    const ids: string[] = [];
    for (const [place, { kind, changes }] of batches.entries()) {
      const [id, number] = [newId(), files.length + place + 1];
      const ref = [town.country, year, operator.taxNumber, number].join('-');
      const operatorRef = last?.operatorRef ?? `${[town.country, year, operator.taxNumber, 1].join('-')}-0`;
      const isFirst = number === 1;
      const sellers = await documentsOf(db, changes, ref);
      const document = { ref: operatorRef, type: isFirst ? ('new' as const) : ('resent' as const), corrects: null };
      const message: Message = { ref, kind, year, madeAt: at, operator: { ...operator, document }, sellers };
      const xml = seal(dpiMessage(message), await secretOf(db), id);
      const file = { id, year, number, kind, operatorRef, xml, madeAt: at, madeBy: actor.id };
      // Somebody else who makes the same file meanwhile is refused by its number.
      const [row] = await db.insert(sellerReportFiles).values(file).onConflictDoNothing().returning();
      if (!row) throw new Problem('edit_conflict', 'Somebody else has just made this file. Look at it again.');
      for (const { ref: id, type, corrects: correctsId, figures } of sellers)
        await db
          .insert(sellerReports)
          .values({ id, fileId: file.id, ownerId: figures.ownerId, type: typeOf(type), correctsId, figures });
      const done = { action: 'create', entity: 'seller_reports', entityId: id, title: ref } as const;
      await recordChange(db, { ...done, actor, at, after: { year, kind, sellers: sellers.length } });
      ids.push(id);
    }
    const changed = changes.corrected.map(({ figures }) => figures.ownerId);
    await tellSellers(db, year, { again: changed }, at);
    return ids;
  });
  return (await listFiles(db, year)).filter(({ id }) => made.includes(id));
}

const typeOf = (type: SellerDocument['type']) => (type === 'resent' ? 'new' : type);

async function documentsOf(db: Db, { added, corrected, removed }: Changes, ref: string): Promise<SellerDocument[]> {
  const documents = [
    ...added.map((figures) => ({ type: 'new' as const, corrects: null, figures })),
    ...corrected.map(({ figures, before }) => ({ type: 'correction' as const, corrects: before.id, figures })),
    ...removed.map(({ figures, before }) => ({ type: 'deletion' as const, corrects: before.id, figures })),
  ];
  const accounts = await openBankAccounts(
    db,
    documents.map(({ figures }) => figures.ownerId),
  );
  return documents.map((document, place) => ({
    ...document,
    ref: `${ref}-${place + 1}`,
    account: accounts.get(document.figures.ownerId) ?? null,
  }));
}

const filesOf = (db: Db, year: number) =>
  db.select().from(sellerReportFiles).where(eq(sellerReportFiles.year, year)).orderBy(asc(sellerReportFiles.number));

/** The files of a year, the newest first. */
export async function listFiles(db: Db, year: number): Promise<ReportFile[]> {
  const rows = await db
    .select({
      file: sellerReportFiles,
      madeBy: users.fullName,
      sellers: db.$count(sellerReports, eq(sellerReports.fileId, sellerReportFiles.id)),
    })
    .from(sellerReportFiles)
    .leftJoin(users, eq(users.id, sellerReportFiles.madeBy))
    .where(eq(sellerReportFiles.year, year))
    .orderBy(desc(sellerReportFiles.number));
  return rows.map(({ file: { id, number, kind, madeAt }, madeBy, sellers }) => {
    return { id, year, number, kind, sellers, madeAt: madeAt.toISOString(), madeBy };
  });
}

/** What seals files: the numbers of accounts stand in them. */
const secretOf = (db: Db): Promise<string> => houseSecret(db, 'seller-files')();
/** Files from before they held numbers are not sealed. */
const isPlain = (xml: string): boolean => xml.startsWith('<');

/** A file as it was made; who took it stands in the log. 404 for one that is unknown. */
export async function readFile(
  db: Db,
  id: string,
  { actor, at }: Pick<By, 'actor' | 'at'>,
): Promise<{ name: string; xml: string }> {
  const [file] = await db.select().from(sellerReportFiles).where(eq(sellerReportFiles.id, id));
  if (!file) throw new Problem('not_found', 'There is no such file.');
  const name = `dac7-${file.year}-${file.number}.xml`;
  const xml = isPlain(file.xml) ? file.xml : unseal(file.xml, await secretOf(db), id);
  await recordChange(db, { action: 'export', entity: 'seller_reports', entityId: id, title: name, actor, at });
  return { name, xml };
}
