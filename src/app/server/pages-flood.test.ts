/** Equal questions are one page, and a flood of odd ones neither drops a page nor holds up others (decision 0061). */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJob } from '#features/jobs/server/factory.ts';
import type { Render } from './pages.ts';
import { openTestHouse, origin } from './testing.ts';
import type { TestHouse } from './testing.ts';
import { openTestFront } from './testing-front.ts';
import type { TestFront } from './testing-front.ts';

let drawn: { path: string }[];

/** A page that asks the house for the jobs. */
const render: Render = async (request, { api, language, origin: home }) => {
  const url = new URL(request.url);
  drawn.push({ path: url.pathname + url.search });
  const answer = await api(new Request(`${home}/api/jobs?lang=${language}`));
  const html = `<!doctype html><html lang="${language}"><p>${await answer.text()}</p></html>`;
  return new Response(html, {
    status: url.pathname === '/nowhere' ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  });
};

let house: TestHouse;
let front: TestFront;
beforeAll(async () => {
  house = await openTestHouse();
  front = await openTestFront(house, { render });
});
afterAll(async () => {
  await front.close();
  await house.close();
});
beforeEach(async () => {
  await house.settled();
  house.api.kept.drop('*');
  drawn = [];
});

describe('equal questions', () => {
  test('are one page, drawn once for all spellings, and a spelling that is known needs no reading', async () => {
    let read = 0;
    const addressOf = (asked: string) => {
      read += 1;
      return asked.replace(/[?&]utm=\d+/, '');
    };
    const other = await openTestFront(house, { render, addressOf });
    const first = await other.ask('/jobs?utm=1');
    const answers = [];
    for (const path of ['/jobs', '/jobs?utm=2', '/jobs?utm=1', '/jobs?utm=2']) answers.push(await other.ask(path));
    expect(new Set([first, ...answers].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(drawn.map(({ path }) => path)).toEqual(['/jobs']);
    expect(read).toBe(2);
    const spanish = await other.ask('/jobs?utm=1', { headers: { cookie: 'language=es' } });
    expect(spanish.headers['content-language']).toBe('es');
    await other.close();
  });

  test('of the api are one reply: orders, defaults and escapes of an address make no new one', async () => {
    const spellings = [
      '/api/search/advanced?type=jobs&query=sol',
      '/api/search/advanced?query=sol&type=jobs',
      '/api/search/advanced?query=s%6Fl&type=jobs&lang=en',
    ];
    const asked = [];
    for (const path of spellings) asked.push(String((await front.ask(path)).headers.etag));
    expect(new Set(asked)).toEqual(new Set([expect.stringMatching(/^W\//)]));
    const { id } = await aJob(house.db);
    await house.settled();
    const keep = vi.spyOn(house.api.kept, 'keep');
    for (const path of [`/api/jobs/${id}`, `/api/jobs/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`])
      expect((await front.ask(path)).status).toBe(200);
    for (const path of spellings) await front.ask(path);
    expect(keep).toHaveBeenCalledTimes(2);
    keep.mockRestore();
  });
});

describe('a flood of odd addresses', () => {
  test('drops no page that stands: after 5,000 of them the home page comes from memory, in both languages', async () => {
    for (const language of ['en', 'es']) await front.ask('/', { headers: { cookie: `language=${language}` } });
    const flooded = front.openPages();
    await Promise.all(
      Array.from({ length: 5000 }, async (_, i) => {
        const path = i % 2 === 0 ? `/search?query=odd${i}` : `/nowhere?n=${i}`;
        await flooded.answer(new Request(origin + path), 'flooder');
      }),
    );
    expect(drawn).toHaveLength(5002);
    for (const language of ['en', 'es']) await front.ask('/', { headers: { cookie: `language=${language}` } });
    expect(drawn).toHaveLength(5002);
  });

  test('holds up nobody else: a page that is not kept is drawn after what was begun, not after the flood', async () => {
    const flooded = front.openPages();
    const flood = Array.from({ length: 200 }, (_, i) =>
      flooded.answer(new Request(`${origin}/search?query=odd${i}`), 'flooder'),
    );
    await flooded.answer(new Request(`${origin}/`), 'visitor');
    expect(drawn.findIndex(({ path }) => path === '/')).toBeLessThan(10);
    await Promise.all(flood);
    expect(drawn).toHaveLength(201);
  });
});
