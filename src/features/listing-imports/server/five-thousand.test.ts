import { beforeAll, expect, test, vi } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse, type Member } from '#app/server/testing.ts';
import { events } from '#features/events/server/table.ts';
import { nightOf } from '#market/town/dates.ts';
import type { ImportLine, ListingImport } from '../contract.ts';
import { maxLines } from '../rules.ts';
import { columnsOf } from './columns.ts';
import { aDirtyFile } from './factory.ts';
import { readLines } from './read-file.ts';

/** Fifteen seconds of a processor, of which a busy machine gives few: nothing here is measured. */
vi.setConfig({ testTimeout: 600_000 });

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

const path = '/api/admin/listing-imports';

const bring = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const headers = { 'content-type': 'text/csv' };
  const { status, body } = await house.call('POST', `${path}?kind=events&name=n.csv`, {
    as: admin,
    body: bytes,
    headers,
  });
  expect(status).toBe(201);
  await house.runTasks();
  return body.id;
};
const step = async (id: string, name: string): Promise<ListingImport['lines']> => {
  await house.call('POST', `${path}/${id}/steps`, { as: admin, body: { step: name } });
  await house.runTasks();
  return countsOf(id);
};
const countsOf = async (id: string): Promise<ListingImport['lines']> =>
  (await house.call('GET', `${path}/${id}`, { as: admin })).body.lines;
const faultsOf = (line: ImportLine) => line.faults.map(({ column, fault }) => [column, fault]);

async function linesIn(id: string, state: string): Promise<ImportLine[]> {
  const all: ImportLine[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await house.call('GET', `${path}/${id}/lines?state=${state}&page=${page}`, { as: admin });
    all.push(...body);
    if (body.length === 0) return all;
  }
}

const known = new Set(columnsOf(serverKinds.events).map(({ name }) => name));
const exported = async () => {
  const { body } = await house.call('GET', '/api/admin/listing-files?kind=events&lang=es', { as: admin });
  return String(body.text);
};
const linesOf = (text: string) => readLines(new TextEncoder().encode(text), known);
/** What they say, in an order that does not hang on ids. */
const toldIn = (text: string) =>
  linesOf(text)
    .map(({ cells }) => JSON.stringify(cells))
    .toSorted();

test('5,000 dirty lines: each bad one is named, the good ones go up, come back and are the same from a file of ours', async () => {
  const { bytes, bad } = aDirtyFile(maxLines, nightOf(house.time.now));
  const id = await bring(bytes);

  const named = await linesIn(id, 'bad');
  expect(new Map(named.map((line) => [line.line, faultsOf(line)]))).toEqual(bad);
  const good = maxLines - bad.size;
  expect(await countsOf(id)).toMatchObject({ untried: 0, good, bad: bad.size });
  expect(await house.db.$count(events)).toBe(0);

  expect(await step(id, 'import')).toMatchObject({ good: 0, bad: bad.size, made: good });
  const text = await exported();
  expect(text.startsWith('\uFEFFtitle_en;title_es;')).toBe(true);
  const told = toldIn(text);
  expect(told).toHaveLength(good);
  const second = told
    .map((line) => JSON.parse(line) as Record<string, string>)
    .find((line) => line['address'] === 'Calle León 2');
  expect(second).toMatchObject({
    title_es: 'Noche 2',
    description_es: 'Dos plantas; un patio.\r\nHasta las seis.',
    price: '12.50',
    organizer: 'Café Sól',
    status: 'published',
  });

  expect(await step(id, 'undo')).toMatchObject({ made: 0, undone: good, kept: 0 });
  expect((await house.call('GET', '/api/events')).body).toEqual([]);

  // The first 400 of them: what is read of a line does not hang on how many there are.
  const end = linesOf(text)[400]?.line ?? 0;
  const part = text.split('\r\n', end - 1).join('\r\n');
  expect(await step(await bring(new TextEncoder().encode(part)), 'import')).toMatchObject({ bad: 0, made: 400 });
  expect(toldIn(await exported())).toEqual(toldIn(part));
});
