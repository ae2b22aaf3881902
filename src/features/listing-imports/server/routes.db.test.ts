import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse, type Member } from '#app/server/testing.ts';
import { keepRetention } from '#app/server/retention.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent, setPlacesTaken } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { namesOf as kindNames } from '#market/listings/server/listing-kind.ts';
import type { ImportLine, ListingImport } from '../contract.ts';
import { inputOf } from './cells.ts';
import { columnsOf, writtenAs } from './columns.ts';
import { csvText } from '#kit/server/csv/write.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { readLines } from './read-file.ts';
import { listingImportLines, listingImports } from './table.ts';
import { importTasks } from './work.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
  await house.db.delete(listingImports);
  await house.db.delete(events);
  await house.db.delete(businesses);
});

const path = '/api/admin/listing-imports';
const heads = 'title_en,title_es,description_en,price,location,address,date,time,duration_en,organizer';
const night = (title: string, over: Partial<Record<'price' | 'date' | 'address', string>> = {}) =>
  `${title},,Two floors until six.,${over.price ?? '12.50'},Sky terrace,${over.address ?? 'Calle Gerona 1'},${over.date ?? '2026-08-22'},23:00,5 hours,Cielo Raso`;

const bring = (text: string | Uint8Array<ArrayBuffer>, query = 'kind=events&name=nights.csv', as = admin) =>
  house.call('POST', `${path}?${query}`, { as, body: text, headers: { 'content-type': 'text/csv' } });
const step = (id: string, name: string) =>
  house.call('POST', `${path}/${id}/steps`, { as: admin, body: { step: name } });
const read = async (id: string): Promise<ListingImport> =>
  (await house.call('GET', `${path}/${id}`, { as: admin })).body;
const linesIn = async (id: string, state: string): Promise<ImportLine[]> =>
  (await house.call('GET', `${path}/${id}/lines?state=${state}`, { as: admin })).body;
const titles = async () =>
  (await house.call('GET', '/api/events')).body.map(({ title }: { title: string }) => title).toSorted();

/** Brings a file and lets it be tried. */
async function tried(...lines: string[]): Promise<string> {
  const { status, body } = await bring([heads, ...lines].join('\n'));
  expect([status, body.state]).toEqual([201, 'checking']);
  await house.runTasks();
  return body.id;
}

describe('a file of listings', () => {
  test('is tried first: every bad line is named with what is wrong, and nothing is published', async () => {
    await anEvent(house.db, { title: { en: 'Known already' }, address: 'calle gerona 1', date: '2026-08-22' });
    const id = await tried(
      night('Good night'),
      night('', { price: 'twelve' }),
      night('Good night'),
      night('Last week', { date: '2026-08-14' }),
      night('known ALREADY'),
      night('x'.repeat(121), { date: '22/08/2026' }),
      '',
      night('“Quoted” night'),
    );
    const { state, lines } = await read(id);
    expect([state, lines]).toEqual(['checked', { untried: 0, good: 2, bad: 5, made: 0, undone: 0, kept: 0 }]);
    const bad = await linesIn(id, 'bad');
    expect(bad.map(({ line, faults }) => [line, faults.map(({ column, fault }) => [column, fault])])).toEqual([
      [
        3,
        [
          ['title_en', 'missing'],
          ['price', 'price'],
        ],
      ],
      [4, [[null, 'twice']]],
      [5, [['date', 'rule']]],
      [6, [[null, 'known']]],
      [
        7,
        [
          ['title_en', 'long'],
          ['date', 'date'],
        ],
      ],
    ]);
    expect(bad[1]?.faults[0]?.line).toBe(2);
    expect(bad[2]?.faults[0]?.rule).toContain('over');
    expect(await titles()).toEqual(['Known already']);
    expect(await house.db.$count(events)).toBe(1);
  });

  test('then its good lines are published, as nobody’s unless told, and taken back again', async () => {
    const id = await tried(night('One night'), night('Bad night', { price: '-1' }), night('Other night'));
    expect((await step(id, 'import')).body.state).toBe('importing');
    await house.runTasks();
    expect((await read(id)).lines).toMatchObject({ made: 2, bad: 1 });
    expect(await titles()).toEqual(['One night', 'Other night']);
    const [made] = await linesIn(id, 'made');
    const record = await house.call('GET', `/api/admin/events/${made?.listingId}`, { as: admin });
    expect(record.body).toMatchObject({ ownerless: true, owner: null, price: '12.50', capacity: 100 });
    await step(id, 'undo');
    await house.runTasks();
    expect([(await read(id)).state, await titles()]).toEqual(['undone', []]);
  });

  test('what was changed or sold since stays when the import is taken back, and is named', async () => {
    const id = await tried(night('Sold night'), night('Changed night'), night('Untouched night'));
    await step(id, 'import');
    await house.runTasks();
    const made = await linesIn(id, 'made');
    const idOf = (title: string) => String(made.find((line) => line.title === title)?.listingId);
    const { body } = await house.call('GET', `/api/admin/events/${idOf('Changed night')}`, { as: admin });
    const handed = { to: 'house', version: body.version };
    const change = await house.call('PUT', `/api/admin/listings/events/${body.id}/owner`, { as: admin, body: handed });
    expect(change.status).toBe(200);
    await setPlacesTaken(house.db, idOf('Sold night'), 2);
    await step(id, 'undo');
    await house.runTasks();
    expect(await titles()).toEqual(['Changed night', 'Sold night']);
    const kept = await linesIn(id, 'kept');
    expect(kept.map(({ title, faults }) => [title, faults[0]?.fault])).toEqual([
      ['Sold night', 'rule'],
      ['Changed night', 'changed'],
    ]);
  });

  test('takes no step twice, nor one that does not lead on', async () => {
    const id = await tried(night('One night'));
    expect((await step(id, 'undo')).body.code).toBe('invalid_transition');
    const both = await Promise.all([step(id, 'import'), step(id, 'import')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await house.runTasks();
    expect((await step(id, 'import')).body.code).toBe('invalid_transition');
    expect(await titles()).toEqual(['One night']);
    expect((await step('nothere00000', 'undo')).status).toBe(404);
  });

  test('goes on where it stopped', async () => {
    const id = await tried(...Array.from({ length: 120 }, (_, i) => night(`Night ${i}`)));
    await step(id, 'import');
    // Another process has done some of it, and is gone.
    let looked = 0;
    const clock = () => {
      looked += 1;
      if (looked > 1) throw new Error('killed');
      return house.time.now;
    };
    await expect(importTasks({ kinds: serverKinds, clock }).run({ id, language: 'en' }, house.db)).rejects.toThrow(
      'killed',
    );
    expect((await read(id)).lines).toMatchObject({ good: 20, made: 100 });
    await house.runTasks();
    expect((await read(id)).lines).toMatchObject({ good: 0, made: 120 });
    expect(await house.db.$count(events)).toBe(120);
  });

  test.each([
    ['an unknown column', 'title_en,price_per_night\nx,1', 'price_per_night'],
    ['a column twice', 'title_en,title_en\nx,1', 'twice'],
    ['heads alone', `${heads}\n\n`, 'no line'],
    ['a quotation mark that does not end', `${heads}\n"One,two\nthree`, 'quotation'],
    ['a picture', '\u0000\u0001PNG', 'text file'],
    ['nothing', '', 'no line'],
    ['5,001 lines', [heads, ...Array.from({ length: 5001 }, (_, i) => night(`N${i}`))].join('\n'), '5000'],
  ])('with %s is refused as a whole', async (_, text, said) => {
    const { status, body } = await bring(text);
    expect([status, body.errors[0].path]).toEqual([422, 'file']);
    expect(body.errors[0].message).toContain(said);
    expect(await house.db.$count(listingImports)).toBe(0);
  });

  test('of more than 8 MB is refused', async () => {
    expect((await bring('x'.repeat(8 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('is read as spreadsheets in Spain save it: semicolons, decimal commas, the letters of Windows', async () => {
    const text = `${heads.replaceAll(',', ';')}\r\n;Noche de ca\u00f1as;Larga.;12,5;Terraza;Calle Le\u00f3n 3;2026-08-22;23:00;5 horas;Bar\r\n`;
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const { body } = await bring(bytes);
    await house.runTasks();
    await step(body.id, 'import');
    await house.runTasks();
    const [event] = (await house.call('GET', '/api/events?lang=es')).body;
    expect(event).toMatchObject({ title: 'Noche de cañas', address: 'Calle León 3', price: '12.50' });
  });

  test('counts a break of Windows inside a cell as one line, as editors do', async () => {
    const broken = night('Broken night').replace('Two floors until six.', '"Two floors.\r\n\r\nUntil six."');
    const { body } = await bring([heads, broken, night('Bad night', { price: 'x' })].join('\r\n'));
    await house.runTasks();
    expect((await linesIn(body.id, 'bad')).map(({ line }) => line)).toEqual([5]);
  });

  test('may name one night twice, at another hour, however far from each other', async () => {
    const others = Array.from({ length: 150 }, (_, i) => night(`Night ${i}`));
    const id = await tried(night('Two shows'), ...others, night('Two shows').replace('23:00', '20:00'));
    await step(id, 'import');
    await house.runTasks();
    expect((await read(id)).lines).toMatchObject({ made: 152, bad: 0 });
  });

  const dirt = [
    '',
    '=1+1',
    '-',
    '99999999999999999999',
    '1e400',
    'NaN',
    '٣',
    '2026-02-30',
    '2026-03-29',
    '24:00',
    '02:30',
    '{"a":1}',
    '[[[',
    '|||',
    'https://a:b@c.example',
    "'; drop table events; --",
    'x'.repeat(9000),
    '\u202Eabc',
    'mon-sun 99:99-00:00',
    'mon-fri 10:00-02:00',
    'published',
    'draft',
    '€ 12,50',
    'yes',
    '38.54',
    'ñ@ejemplo.example',
  ];
  test.each(kindNames(serverKinds))(
    'of %s may hold anything: each line is good or bad, and nobody falls over it',
    async (name) => {
      const columns = columnsOf(serverKinds[name]).map((column) => column.name);
      // Every value stands once in every column.
      const lines = dirt.map((_, row) => columns.map((_, i) => dirt[(row + i * 7) % dirt.length] ?? ''));
      const { body } = await bring(csvText([columns, ...lines], 'en', true), `kind=${name}&name=dirt.csv`);
      await house.runTasks();
      const { state, lines: counts } = await read(body.id);
      expect([state, counts.untried, counts.good + counts.bad]).toEqual(['checked', 0, dirt.length]);
      expect(counts.bad).toBeGreaterThan(dirt.length / 2);
      const bad = await linesIn(body.id, 'bad');
      expect(bad.every(({ faults }) => faults.length > 0)).toBe(true);
    },
  );

  test('is forgotten with its time, and what came of it stays', async () => {
    const id = await tried(night('One night'));
    await step(id, 'import');
    await house.runTasks();
    await keepRetention(house.db, daysAfter(house.time.now, 91));
    expect(await house.db.$count(listingImportLines)).toBe(0);
    expect(await house.db.$count(events)).toBe(1);
  });
});

describe('the listings of a kind as a file', () => {
  test.each(kindNames(serverKinds))('of %s say what the listings say', async (name) => {
    const kind = serverKinds[name];
    const count = await kind.seed(house.db, house.time.now);
    const { body } = await house.call('GET', `/api/admin/listing-files?kind=${name}&lang=es`, { as: admin });
    expect(body.name).toBe(`${name}.csv`);
    const columns = columnsOf(kind);
    const lines = readLines(new TextEncoder().encode(body.text), new Set(columns.map((column) => column.name)));
    expect(lines).toHaveLength(count);
    const rows = await house.db.select().from(kind.table).where(ne(kind.table.status, 'withdrawn'));
    const inputs = rows.map((row) => ({ ...kind.inputOf(row as never), photos: [], status: 'published' }));
    const said = lines.map(({ cells }) => {
      const read = writtenAs(kind).safeParse(inputOf(cells, columns));
      return read.success ? read.data : read.error.issues;
    });
    const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(sortKeys(one))).toSorted();
    expect(sorted(said)).toEqual(sorted(inputs));
  });

  test('and the columns are told', async () => {
    const { body } = await house.call('GET', '/api/admin/listing-columns?kind=businesses', { as: admin });
    expect(body).toContainEqual({ name: 'name', kind: 'line', isNeeded: true, max: 120 });
    expect(body.find(({ name }: { name: string }) => name === 'category').options).toContain('restaurant');
    expect(body.map(({ name }: { name: string }) => name)).not.toContain('photos');
  });
});

/** Objects whose fields stand in another order say the same; what is not said is nothing. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(
    ([name, inner]) => inner !== undefined && inner !== null && name !== 'version',
  );
  return Object.fromEntries(
    told.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
