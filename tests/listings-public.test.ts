/** The public lists and pages of what stands until it is taken down, the same for three kinds; events, which pass, have their own. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { aBusinessBody, aJobBody, aRentalBody } from './hostile-values.ts';

type Made = {
  readonly text: Localized;
  /** Whatever has more of it stands before what has less. */
  readonly rank?: number;
  readonly status?: 'draft' | 'published' | 'withdrawn';
};

/** What a reply says of one, as far as it is read here. */
type Shown = { readonly title: string; readonly description: string };

const ofRating = ['[1e999,"a"]', '[1,"a",1]', '["1","a"]', '[1,""]', '[1,"\\u0000"]', '[1]', 'null', '{}', '['];
const ofTimes = ['[1e308,0,"a"]', '[0.5,0,"a"]', '[1,1e308,"a"]', '[1,-0.5,"a"]', '[1,1]', '["1",1,"a"]', 'null'];

const kinds = [
  {
    kind: 'rentals',
    table: rentals,
    make: (db: Db, { text, rank, ...over }: Made) => aRental(db, { title: text, rating: rank ?? null, ...over }),
    textOf: ({ title }: Shown) => title,
    featured: { featured: true },
    categories: ['boat', 'villa', 'car'],
    body: aRentalBody,
    cursors: ofRating,
  },
  {
    kind: 'businesses',
    table: businesses,
    make: (db: Db, { text, rank, ...over }: Made) =>
      aBusiness(db, { description: text, rating: rank ?? null, ...over }),
    textOf: ({ description }: Shown) => description,
    featured: { featured: true },
    categories: ['bar', 'hotel', 'tour'],
    body: aBusinessBody,
    cursors: ofRating,
  },
  {
    kind: 'jobs',
    table: jobs,
    make: (db: Db, { text, rank = 0, ...over }: Made) =>
      aJob(db, { title: text, postedAt: new Date(Date.UTC(2026, 7, 20, rank)), ...over }),
    textOf: ({ title }: Shown) => title,
    featured: { isUrgent: true },
    categories: ['hospitality', 'tourism', 'retail'],
    body: aJobBody,
    cursors: ofTimes,
  },
] as const;

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

describe.each(kinds)('$kind for everybody', ({ kind, table, make, textOf, featured, categories, body, cursors }) => {
  const path = `/api/${kind}`;
  const [first, second, none] = categories;
  const texts = (found: Shown[]) => found.map(textOf);
  const made = (en: string, over: object = {}) => make(house.db, { text: { en }, ...over });
  const listed = async (query = '') => texts((await house.call('GET', `${path}${query}`)).body);
  beforeEach(() => house.db.delete(table));

  test('are neither drafts nor what was withdrawn, in the list or on a page', async () => {
    await made('published');
    const hidden = [await made('draft', { status: 'draft' }), await made('withdrawn', { status: 'withdrawn' })];
    expect(await listed()).toEqual(['published']);
    for (const id of [...hidden.map((row) => row.id), newId()]) {
      const reply = await house.call('GET', `${path}/${id}`);
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    }
  });

  test('are filtered by category and by being featured or not', async () => {
    await made('one', { category: first, rank: 3, ...featured });
    await made('two', { category: second, rank: 2 });
    await made('three', { category: second, rank: 1, ...featured });
    expect(await listed(`?category=${first}`)).toEqual(['one']);
    expect(await listed('?featured=true')).toEqual(['one', 'three']);
    expect(await listed('?featured=false')).toEqual(['two']);
    expect(await listed(`?featured=true&category=${second}`)).toEqual(['three']);
    expect(await listed(`?category=${none}`)).toEqual([]);
  });

  test('come page by page to the end through its Links, each once, also where ranks tie', async () => {
    for (const rank of [4, 4, 4, 3, 3, undefined, undefined])
      await made('tied', { category: first, ...(rank && { rank }), ...(rank === 3 && featured) });
    await made('other', { category: second });
    const whole = (await house.call('GET', `${path}?category=${first}`)).body;
    const pages = await house.pagesOf(`${path}?category=${first}&limit=2`);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(whole).toHaveLength(7);
    expect(pages.flat()).toEqual(whole);
  });

  test('keep the language of the first page on every following one', async () => {
    await make(house.db, { text: { en: 'Sun', es: 'Sol' }, rank: 2 });
    await make(house.db, { text: { en: 'Moon', es: 'Luna' }, rank: 1 });
    expect((await house.pagesOf(`${path}?lang=es&limit=1`)).map(texts)).toEqual([['Sol'], ['Luna']]);
  });

  test('speak the language asked for, in the list and on a page, and fall back to the other', async () => {
    const { id } = await make(house.db, { text: { en: 'Sun', es: 'Sol' }, rank: 3 });
    await make(house.db, { text: { en: 'English only' }, rank: 2 });
    await make(house.db, { text: { es: 'Solo español' }, rank: 1 });
    expect(await listed('?lang=es')).toEqual(['Sol', 'English only', 'Solo español']);
    expect(await listed('?lang=en')).toEqual(['Sun', 'English only', 'Solo español']);
    const spanish = await house.call('GET', path, { headers: { 'accept-language': 'es-ES,es;q=0.9' } });
    expect(texts(spanish.body)[0]).toBe('Sol');
    expect(spanish.headers.get('content-language')).toBe('es');
    const page = async (query: string) => textOf((await house.call('GET', `${path}/${id}${query}`)).body);
    expect([await page('?lang=es'), await page('')]).toEqual(['Sol', 'Sun']);
  });

  test.each(['limit=0', 'limit=201', 'limit=two', 'category=castle', 'featured=1', 'sort=price', 'after=x'])(
    'refuse %s',
    async (query) => {
      const reply = await house.call('GET', `${path}?${query}`);
      expect([reply.status, reply.body.code]).toEqual([422, 'validation']);
      expect(reply.body.errors[0].path).toBe(query.split('=')[0]);
    },
  );

  test.each(cursors)('refuse the invented cursor %s', async (cursor) => {
    const after = Buffer.from(cursor).toString('base64url');
    const reply = await house.call('GET', `${path}?after=${after}`);
    expect([reply.status, reply.body.errors?.[0].path]).toEqual([422, 'after']);
  });

  test('are as absent as what never was once they are deleted', async () => {
    const { id } = await made('withdrawn', { status: 'withdrawn' });
    const never = `${path}/${newId()}`;
    expect((await house.call('PUT', never, { as: admin, body: body() })).status).toBe(404);
    for (const gone of [`${path}/${id}`, never])
      expect((await house.call('DELETE', gone, { as: admin })).status).toBe(404);
  });
});
