/** Kept pages through the real front: drawn once, never stale (quality, Speed and size). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import type { Render } from './pages.ts';
import { openTestHouse, origin } from './testing.ts';
import type { TestHouse } from './testing.ts';
import { openTestFront } from './testing-front.ts';
import type { TestFront } from './testing-front.ts';

const script = 'window.hour = "é";';
let drawn: { path: string; headers: Headers; read: boolean }[];
/** Runs in the middle of drawing: after the page has read its data, before it is done. */
let meanwhile: () => Promise<unknown>;

/** A page that lists the jobs' titles. */
const render: Render = async (request, { api, language, now, origin: home }) => {
  const url = new URL(request.url);
  const draw = { path: url.pathname + url.search, headers: request.headers, read: false };
  drawn.push(draw);
  if (url.pathname === '/broken') throw new Error('secret reason');
  if (url.pathname === '/moved') return Response.redirect(`${home}/`, 307);
  const answer = await api(new Request(`${home}/api/jobs?lang=${language}`));
  draw.read = true;
  await meanwhile();
  const titles = ((await answer.json()) as { title: string }[]).map(({ title }) => title).join(', ');
  const html = `<!doctype html><html lang="${language}"><script>${script}</script><p>${titles} at ${now.toISOString()}</p></html>`;
  const headers = { 'content-type': 'text/html', ...(url.pathname === '/partial' ? { 'x-page-partial': '1' } : {}) };
  const status = { '/nowhere': 404, '/faulty': 500 }[url.pathname] ?? 200;
  return new Response(html, { status, headers });
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
  await house.db.delete(jobs);
  await house.settled();
  house.api.kept.drop('*');
  house.time.now = new Date('2026-08-21T18:00:00Z');
  drawn = [];
  meanwhile = async () => undefined;
});

describe('a page', () => {
  test('is drawn once, and again after a write to what it shows', async () => {
    await aJob(house.db, { title: { en: 'Waiter' } });
    await house.settled();
    const first = await front.ask('/');
    const second = await front.ask('/');
    expect(first.text).toContain('<p>Waiter at');
    expect(second.text).toBe(first.text);
    expect(drawn).toHaveLength(1);

    await aJob(house.db, { title: { en: 'Diver' }, isUrgent: true });
    expect((await front.ask('/')).text).toContain('<p>Diver, Waiter at');
    await house.db.delete(jobs);
    expect((await front.ask('/')).text).toContain('<p> at');
    expect(drawn).toHaveLength(3);
  });

  test('is not drawn again for a write to what it does not show', async () => {
    await front.ask('/');
    await anEvent(house.db);
    await front.ask('/');
    expect(drawn).toHaveLength(1);
  });

  test.each([
    '/ticket/AbCdEfGhJkLmNpQr',
    '/ticket/kept/AbCdEfGhJkLmNpQr',
    '/ticket/offline',
    '/check-in',
    '/check-in?event=AbCdEfGhJkLmNpQr',
    '/search?sort=distance&lat=38.541&lng=-0.123',
  ])('of one person, of one door or around somebody’s place is kept nowhere: %s', async (path) => {
    const { status, headers } = await front.ask(path);
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    await front.ask(path);
    expect(drawn).toHaveLength(2);
  });

  test('may look through the camera at the door only', async () => {
    const policies = await Promise.all(
      ['/check-in', '/check-in?lang=es', '/', '/ticket/AbCdEfGhJkLmNpQr', '/check-in/else'].map(
        async (path) => (await front.ask(path)).headers['permissions-policy'],
      ),
    );
    expect(policies.map((policy) => /camera=\((\w*)\)/.exec(String(policy))?.[1])).toEqual([
      'self',
      'self',
      '',
      '',
      '',
    ]);
    expect(policies[0]).toContain('microphone=()');
  });

  test('is drawn again after a minute, because it shows the hour', async () => {
    await front.ask('/');
    house.time.now = new Date('2026-08-21T18:00:59.999Z');
    await front.ask('/');
    expect(drawn).toHaveLength(1);
    house.time.now = new Date('2026-08-21T18:01:00Z');
    expect((await front.ask('/')).text).toContain('2026-08-21T18:01:00.000Z');
  });

  test('that was drawn while a write happened is shown but not kept', async () => {
    meanwhile = () => aJob(house.db, { title: { en: 'Late' } });
    expect((await front.ask('/')).text).not.toContain('Late');
    meanwhile = async () => undefined;
    expect((await front.ask('/')).text).toContain('Late');
    expect(drawn).toHaveLength(2);
  });

  test('is drawn for all: nothing of who asks first reaches it', async () => {
    const headers = { cookie: 'session=secret; language=es', authorization: 'Basic x', 'user-agent': 'Old Browser' };
    const first = await front.ask('/', { headers });
    expect([...(drawn[0]?.headers.keys() ?? [])]).toEqual(['accept']);
    expect((await front.ask('/?', { headers: { cookie: 'language=es' } })).body.equals(first.body)).toBe(true);
  });

  test('is kept for each address alone', async () => {
    for (const path of ['/', '/jobs', '/?q=a', '/?q=b', '/', '/?q=a']) await front.ask(path);
    expect(drawn.map(({ path }) => path)).toEqual(['/', '/jobs', '/?q=a', '/?q=b']);
  });
});

describe('a page that many wait for', () => {
  /** Holds every draw after it has read its data, until it is opened. */
  function gate() {
    let open: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => (open = resolve));
    meanwhile = () => isOpen;
    return () => open();
  }
  const textsOf = (answers: readonly Promise<Response>[]) =>
    Promise.all(answers.map(async (answer) => (await answer).text()));
  /** The draw that was begun has read what it shows. */
  const hasRead = () => expect.poll(() => drawn.at(-1)?.read).toBe(true);

  test.each([
    ['/', 200],
    ['/partial', 503],
    ['/broken', 500],
    ['/moved', 307],
  ])('%s is drawn once for all of them', async (path, status) => {
    const open = gate();
    const held = front.openPages();
    const answers = Array.from({ length: 5 }, () => held.answer(new Request(origin + path), 'a'));
    open();
    const replies = await Promise.all(answers);
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 5 }, () => status));
    expect(new Set(await textsOf(answers.map(async (reply) => (await reply).clone()))).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  test('shows a write to whoever asked after it, and is drawn only once more', async () => {
    const open = gate();
    const held = front.openPages();
    const ask = () => held.answer(new Request(`${origin}/`), 'a');
    const before = [ask(), ask()];
    await hasRead();
    await aJob(house.db, { title: { en: 'Diver' } });
    await house.settled();
    const after = [ask(), ask(), ask()];
    open();
    for (const text of await textsOf(before)) expect(text).not.toContain('Diver');
    for (const text of await textsOf(after)) expect(text).toContain('Diver');
    expect(drawn).toHaveLength(2);
    expect(await (await ask()).text()).toContain('Diver');
    expect(drawn).toHaveLength(2);
  });

  test('is not drawn again for a write to what it does not show', async () => {
    const open = gate();
    const held = front.openPages();
    const answers = [held.answer(new Request(`${origin}/`), 'a')];
    await hasRead();
    await anEvent(house.db);
    await house.settled();
    answers.push(held.answer(new Request(`${origin}/`), 'a'));
    open();
    expect(new Set(await textsOf(answers)).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });
});

describe('the language of a page', () => {
  test.each([
    ['/', {}, 'en'],
    ['/', { cookie: 'language=es' }, 'es'],
    ['/?lang=es', {}, 'es'],
    ['/?lang=en', { cookie: 'language=es' }, 'en'],
    ['/?lang=fr', { cookie: 'language=es' }, 'es'],
    ['/', { cookie: 'language=klingon' }, 'en'],
    ['/', { 'accept-language': 'es' }, 'en'],
  ] as const)('of %s with %j is %s, also when it comes from memory', async (path, headers, language) => {
    for (const other of ['en', 'es']) await front.ask('/', { headers: { cookie: `language=${other}` } });
    for (let i = 0; i < 2; i += 1) {
      const page = await front.ask(path, { headers });
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(page.headers['content-language']).toBe(language);
      expect(page.headers.vary).toContain('cookie');
    }
  });
});

describe('what is no sound page', () => {
  test('an unknown address is a page with status 404, kept like any other', async () => {
    expect((await front.ask('/nowhere')).status).toBe(404);
    const again = await front.ask('/nowhere');
    expect([again.status, again.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(drawn).toHaveLength(1);
  });

  test('a page that lacks a part is shown with 503 and drawn again', async () => {
    for (let i = 0; i < 2; i += 1) {
      const page = await front.ask('/partial');
      expect(page.status).toBe(503);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(page.headers).not.toHaveProperty('x-page-partial');
      expect(page.text).toContain('<html');
    }
    expect(drawn).toHaveLength(2);
  });

  test('a page that breaks says so without the reason, and is drawn again', async () => {
    for (let i = 0; i < 2; i += 1) {
      const page = await front.ask('/broken');
      expect([page.status, page.headers['cache-control']]).toEqual([500, 'no-store']);
      expect(page.text).not.toContain('secret');
    }
    expect(drawn).toHaveLength(2);
  });

  test('a page that breaks wholly is one all the same, in the reader’s language and the ink of the hour', async () => {
    const page = await front.ask('/broken?lang=es');
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-language': 'es' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toMatch(/lang="es" style="background:#f6e8cf[^]*<h1[^>]*>Algo ha salido mal<\/h1>/);
    house.time.now = new Date('2026-08-21T22:00:00Z');
    expect((await front.ask('/broken')).text).toMatch(
      /lang="en" style="background:#0a1022[^]*<h1[^>]*>Something went wrong/,
    );
  });

  test('a page that was drawn with a fault is guarded as any other, and kept nowhere', async () => {
    const page = await front.ask('/faulty');
    expect([page.status, page.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain('<html');
  });

  test('a redirect is passed on and not kept', async () => {
    for (let i = 0; i < 2; i += 1) {
      const page = await front.ask('/moved');
      expect([page.status, page.headers.location]).toEqual([307, 'http://127.0.0.1:3000/']);
    }
    expect(drawn).toHaveLength(2);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s to a page is 405, and draws nothing', async (method) => {
    await front.ask('/');
    const refused = await front.ask('/', { method, ...(method === 'POST' ? { body: 'a=1' } : {}) });
    expect([refused.status, refused.headers.allow, refused.text]).toEqual([405, 'GET, HEAD', '']);
    expect(drawn).toHaveLength(1);
  });
});

test('a page runs its own inline script by its hash, and no other, fresh and from memory', async () => {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  for (let i = 0; i < 2; i += 1) {
    const policy = String((await front.ask('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});
