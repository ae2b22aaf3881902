import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { keepRetention } from '#app/server/retention.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { createLog } from '#kit/server/log.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import type { SearchResult } from '#features/search/contract.ts';
import { ofEachKind } from '#market/listings/listing-kinds.ts';
import type { Wish } from '../contract.ts';
import { searchSynonyms, searchWishes } from './table.ts';
import { createWishCounter } from './wish-counter.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
  await house.db.delete(searchWishes);
  await house.db.delete(searchSynonyms);
});

const search = async (query: string, more = '') =>
  (await house.call('GET', `/api/search/advanced?${new URLSearchParams({ query })}${more}`)).body;
const wishes = async (query = ''): Promise<Wish[]> =>
  (await house.call('GET', `/api/admin/search-wishes?${query}`, { as: admin })).body;
const path = '/api/admin/search-synonyms';
const given = { words: 'Zeppelin', meaning: 'gyrocopter', category: null, language: 'all' };
const add = (body: object = {}) => house.call('POST', path, { as: admin, body: { ...given, ...body } });
const later = (days: number) => {
  house.time.now = daysAfter(house.time.now, days);
};

describe('what is not found', () => {
  test('is counted by its words, day, language and how it missed, and by nothing else', async () => {
    await search('Quidditch');
    await search('quidditch', '&lang=es');
    await search('quidditch', '&page=1&date=2026-08-22');
    await search('ana@correo.example');
    await wishes();
    const rows = await house.db.select().from(searchWishes).orderBy(searchWishes.language);
    const same = { day: '2026-08-21', words: 'quidditch', found: 'nothing', count: 1 };
    expect(rows).toEqual([
      { ...same, language: 'en' },
      { ...same, language: 'es' },
    ]);
  });

  test('counts once while its answer is kept, and what is near is told apart', async () => {
    await aRental(house.db, { title: { en: 'Broomstick' } });
    await house.settled();
    for (const _ of [1, 2, 3]) await search('broomstick quidditch');
    expect(await wishes()).toMatchObject([{ words: 'broomstick quidditch', found: 'near', month: 1, trend: 'new' }]);
  });

  test('is listed over a week, a month and a quarter, searched, filtered and sorted', async () => {
    const day = async (words: readonly string[]) => {
      for (const one of words) await search(one);
      await wishes();
    };
    await day(['muggle']);
    later(50);
    await day(['muggle', 'horcrux']);
    later(10);
    await day(['muggle', 'horcrux']);
    later(20);
    await day(['horcrux', 'snitch', 'snitch']);
    expect(
      (await wishes()).map(({ words, week, month, quarter, trend }) => [words, week, month, quarter, trend]),
    ).toEqual([
      ['horcrux', 1, 2, 3, 'up'],
      ['muggle', 0, 1, 3, 'same'],
      ['snitch', 1, 1, 1, 'new'],
    ]);
    const names = async (query: string) => (await wishes(query)).map(({ words }) => words);
    expect(await names('sort=words')).toEqual(['horcrux', 'muggle', 'snitch']);
    expect(await names('sort=-last')).toEqual(['horcrux', 'snitch', 'muggle']);
    expect(await names('q=snit')).toEqual(['snitch']);
    expect(await names('found=near')).toEqual([]);
    expect(await names('language=es')).toEqual([]);
    await add({ words: 'snitch' });
    expect([await names('answered=true'), await names('answered=false')]).toEqual([['snitch'], ['horcrux', 'muggle']]);
  });

  test('is kept for its span, and then forgotten', async () => {
    const one = { words: 'wand', language: 'en', found: 'nothing', count: 1 } as const;
    await house.db.insert(searchWishes).values([
      { ...one, day: '2025-07-16' },
      { ...one, day: '2025-07-17' },
    ]);
    await keepRetention(house.db, house.time.now);
    expect((await house.db.select().from(searchWishes)).map(({ day }) => day)).toEqual(['2025-07-17']);
  });

  test('fills no disk: beyond 2,000 different ones a day only known ones are counted on', async () => {
    const counter = createWishCounter({ db: house.db, log: createLog('silent') });
    const nothing = { totals: ofEachKind(() => ({ count: 0, isMore: false })), hasAllWords: true } as SearchResult;
    const note = (words: string) => counter.note({ query: words }, nothing, 'en', house.time.now);
    const letters = (number: number) => `w${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    for (let number = 0; number < 2400; number += 1) {
      note(letters(number));
      if (number % 400 === 399) await counter.write();
    }
    expect(await house.db.$count(searchWishes)).toBe(2000);
    note(letters(0));
    note(letters(9999));
    await counter.write();
    const [known] = await wishes(`q=${letters(0)}&sort=-month`);
    expect([known?.month, await house.db.$count(searchWishes)]).toEqual([2, 2000]);
  });
});

describe('a synonym of the desk', () => {
  test('is known to the next search of every process, and forgotten when it is deleted', async () => {
    const other = await house.beside();
    try {
      await aRental(house.db, { title: { en: 'Gyrocopter for the hills' } });
      const both = async () => {
        const replies = [house, other].map((one) => one.call('GET', '/api/search/advanced?query=zeppelin'));
        return (await Promise.all(replies)).map(({ body }) => body.totals.rentals.count);
      };
      await vi.waitFor(async () => expect(await both()).toEqual([0, 0]), { timeout: 15_000 });
      const { body } = await add();
      await vi.waitFor(async () => expect(await both()).toEqual([1, 1]), { timeout: 15_000 });
      await house.call('DELETE', `${path}/${body.id}`, { as: admin });
      await vi.waitFor(async () => expect(await both()).toEqual([0, 0]), { timeout: 15_000 });
    } finally {
      await other.close();
    }
  });

  test('may mean a category, or what other words mean, on the pages of one language', async () => {
    await aRental(house.db, { title: { en: 'Levante' }, category: 'jetski' });
    const found = async (query: string, lang: string) =>
      (await search(query, `&lang=${lang}`)).rentals.map(({ title }: { title: string }) => title);
    expect(await found('watercraft', 'en')).toEqual([]);
    await add({ words: 'watercraft', meaning: '', category: 'rentals/jetski', language: 'es' });
    expect([await found('watercraft', 'en'), await found('watercrafts', 'es')]).toEqual([[], ['Levante']]);
    await add({ words: 'wet motorbike', meaning: 'moto de agua' });
    expect(await found('Wet Motorbikes', 'en')).toEqual(['Levante']);
  });

  test('is listed with who added it, changed, and in the log', async () => {
    const { status, body } = await add({ meaning: 'gyrocopter, balloon' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ words: 'Zeppelin', addedBy: 'Test Member', version: 1 }),
    ]);
    const changed = await house.call('PUT', `${path}/${body.id}`, {
      as: admin,
      body: { ...given, category: 'rentals/bike', version: 1 },
    });
    expect(changed.body).toMatchObject({
      meaning: 'gyrocopter',
      category: 'rentals/bike',
      addedBy: 'Test Member',
      version: 2,
    });
    const stale = { ...given, version: 1 };
    expect((await house.call('PUT', `${path}/${body.id}`, { as: admin, body: stale })).body.code).toBe('edit_conflict');
    expect((await house.call('GET', `${path}?q=gyrocopter`, { as: admin })).body).toEqual([changed.body]);
    const log = await house.call('GET', '/api/admin/audit?entity=search_synonyms&q=zeppelin', { as: admin });
    expect(log.body.map(({ action }: { action: string }) => action).toSorted()).toEqual(
      expect.arrayContaining(['create', 'update']),
    );
  });

  test.each([
    ['no words', { words: ' ' }, 'words'],
    ['six words', { words: 'a big red fast old zeppelin' }, 'words'],
    ['words that every text has', { words: 'the' }, 'words'],
    ['neither words nor a category', { meaning: '' }, 'meaning'],
    ['a meaning that every text has', { meaning: 'de la' }, 'meaning'],
    ['a meaning that is the words', { meaning: 'zeppelins' }, 'meaning'],
    ['eleven phrases', { meaning: 'a,b,c,d,e,f,g,h,i,j,k' }, 'meaning'],
    ['a category of its own', { category: 'rentals/rocket' }, 'category'],
    ['a language of its own', { language: 'eo' }, 'language'],
    ['a meaning too long', { meaning: 'x'.repeat(201) }, 'meaning'],
  ])('with %s is refused', async (_, spoiled, at) => {
    const { status, body } = await add(spoiled);
    expect([status, body.errors?.[0]?.path]).toEqual([422, at]);
    expect(await house.db.$count(searchSynonyms)).toBe(0);
  });

  test('of words that have one, or that leads in a ring, is refused', async () => {
    await add();
    expect((await add({ words: 'zeppelins' })).body.code).toBe('conflict');
    expect((await add({ words: 'zeppelins', language: 'es' })).status).toBe(201);
    expect((await add({ words: 'gyrocopter', meaning: 'zeppelin' })).status).toBe(422);
  });
});
