/** The operator's month, put together (issue 22; decision 0092). */
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { pdfOf } from '#kit/server/paper.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { BookDay, Books, MonthQuery } from '../contract.ts';
import { flows } from '../rules.ts';
import { instantsOf, readDays, readMonths, readOwed } from './month.ts';
import { monthPaper } from './paper.ts';
import { readDisputes, readLapsed, readUnpaid } from './unpaid.ts';
import { readVatSums } from './vat.ts';

/** All of a month. Its own statements run one after the other: a desk page is no reason to take several connections. */
export async function readBooks(db: Db, month: string): Promise<Books> {
  const days = await readDays(db, month);
  return {
    month,
    flows: sumOf(days),
    ...(await readOwed(db, instantsOf(month).until)),
    months: await readMonths(db, month),
    days,
    vat: await readVatSums(db, month),
    unpaid: await readUnpaid(db),
    lapsed: await readLapsed(db, month),
    disputes: await readDisputes(db, month),
  };
}

/** The same as one file. */
export async function readPaper(db: Db, month: string, language: Language, at: Date) {
  const pdf = await pdfOf(monthPaper(await readBooks(db, month), language, at), at);
  return { name: `${month}.pdf`, pdf: pdf.toString('base64') };
}

function sumOf(days: readonly BookDay[]): Books['flows'] {
  const names = flows.map((flow) => `${flow}Cents` as const);
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)] as const);
  return Object.fromEntries(sums) as Books['flows'];
}

/** A page of the days on which something was booked. */
export async function listDays(db: Db, { month, page = 1, size = deskPageSize }: MonthQuery & DeskQuery) {
  const days = await readDays(db, month);
  return { items: days.slice((page - 1) * size, page * size), total: days.length };
}
