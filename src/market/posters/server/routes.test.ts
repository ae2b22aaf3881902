import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPlan } from './plan.ts';
import { drawPoster } from './poster.ts';
import { encodingFor, PrintRoom } from './printing.ts';
import { artRoutes } from './routes.ts';

const routes = artRoutes({
  bay: (format, hour) => `<svg data-name="${format} ${hour}"/>`,
  view: (name) => (name === 'known.svg' ? () => '<svg data-name="known"/>' : undefined),
});
const url = '/prints/mirrorball-poniente-12-tall.day.svg';
const expected = drawPoster({ motif: 'mirrorball', ink: 'poniente', seed: 12, format: 'tall', hour: 'day' });

describe('artRoutes', () => {
  it('serves a poster for ever', async () => {
    const answer = await routes.request(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(expected);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ])('packs for %s', async (accept, encoding, open) => {
    const answer = await routes.request(url, { headers: { 'accept-encoding': accept } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(open(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(expected);
  });

  it('answers 304 to a reader who has it, whatever the encoding', async () => {
    const etag = (await routes.request(url, { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? '';
    const answer = await routes.request(url, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('serves the bay', async () => {
    const answer = await routes.request('/bay-portrait.night.svg');
    expect(await answer.text()).toContain('portrait night');
  });

  it('serves the views that it is given', async () => {
    const answer = await routes.request('/views/known.svg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toContain('known');
    expect((await routes.request('/views/other.svg')).status).toBe(404);
  });

  it('serves the plan of a place for ever, near and far', async () => {
    for (const [latitude, longitude] of [
      [38.5363, -0.124],
      [-33.8688, 151.2093],
      [85, 180],
    ] as const) {
      const answer = await routes.request(`/plan/${latitude.toFixed(4)}_${longitude.toFixed(4)}.night.svg`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const svg = await answer.text();
      expect(svg).toBe(drawPlan({ latitude, longitude, hour: 'night' }));
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<text/);
    }
  });

  it.each([
    '/plan/38.5363_-0.1240.day',
    '/plan/38.5363_-0.1240.noon.svg',
    '/plan/38.5363_-0.1240.day.png',
    '/plan/38.536_-0.124.day.svg',
    '/plan/38.53630_-0.1240.day.svg',
    '/plan/038.5363_-0.1240.day.svg',
    '/plan/38.5363_-0.0000.day.svg',
    '/plan/85.0001_-0.1240.day.svg',
    '/plan/38.5363_180.0001.day.svg',
    '/plan/NaN_Infinity.day.svg',
    '/plan/1e99_-0.1240.day.svg',
    '/plan/38.5363,-0.1240.day.svg',
    '/plan/%3Csvg%3E_0.0000.day.svg',
    '/plan/..%2f..%2fetc.day.svg',
    '/prints/mirrorball-poniente-12-tall.day',
    '/prints/mirrorball-poniente-012-tall.day.svg',
    '/prints/mirrorball-poniente-1048576-tall.day.svg',
    '/prints/mirrorball-poniente--1-tall.day.svg',
    '/prints/mirrorball-violet-1-tall.day.svg',
    '/prints/constructor-poniente-1-tall.day.svg',
    '/prints/mirrorball-poniente-1-toString.day.svg',
    '/prints/mirrorball-poniente-1-tall.noon.svg',
    '/bay-landscape.noon.svg',
    '/bay-round.day.svg',
    '/other.svg',
  ])('has no %s', async (path) => {
    expect((await routes.request(path)).status).toBe(404);
  });
});

describe('PrintRoom', () => {
  it('stays within its budget and keeps what is asked for', async () => {
    const room = new PrintRoom(100);
    let drawn = 0;
    const ask = (name: string): Promise<unknown> =>
      room.copy(name, undefined, () => {
        drawn += 1;
        return name.padEnd(40);
      });
    for (const name of ['a', 'b', 'a', 'c', 'a']) await ask(name);
    expect(drawn).toBe(3);
    expect(room.weight).toBe(80);
    await ask('b');
    expect(drawn).toBe(4);
  });
});

describe('encodingFor', () => {
  it.each([
    [undefined, undefined],
    ['identity', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['*;q=0', undefined],
  ])('reads %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
