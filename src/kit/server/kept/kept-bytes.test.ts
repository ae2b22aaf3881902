/** The bytes of a kept reply on their way: compressed, and known again. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createKept, encodedBody, etagOf, firstBody, isFresh, pickEncoding } from './kept.ts';

const made = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text), tags: [] });

describe('encodings', () => {
  const kept = createKept({ clock: () => new Date(0) });
  const reply = kept.keep('page', made('sol y sombra '.repeat(100)), kept.generation());

  it('are packed once, and unpack to the same bytes', () => {
    expect(brotliDecompressSync(encodedBody(reply, 'br'))).toEqual(reply.body);
    expect(gunzipSync(encodedBody(reply, 'gzip'))).toEqual(reply.body);
    expect(encodedBody(reply, 'identity')).toBe(reply.body);
    expect(encodedBody(reply, 'br')).toBe(encodedBody(reply, 'br'));
    expect(encodedBody(reply, 'br').length).toBeLessThan(reply.body.length);
  });

  it('are quickly made for whoever comes first, and remembered for nobody', () => {
    const text = Array.from({ length: 3000 }, (_, i) => `${i} sol, ${i % 7} sombra`).join(' ');
    const fresh = kept.keep('fresh', made(text), kept.generation());
    expect(brotliDecompressSync(firstBody(fresh, 'br')).toString()).toBe(text);
    expect(gunzipSync(firstBody(fresh, 'gzip')).toString()).toBe(text);
    expect(firstBody(fresh, 'identity')).toBe(fresh.body);
    expect(fresh.encoded).toEqual({});
    const well = encodedBody(fresh, 'br');
    expect(firstBody(fresh, 'br')).toBe(well);
  });

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'br'],
    ['deflate', 'identity'],
  ])('%s asks for %s', (header, encoding) => expect(pickEncoding(header)).toBe(encoding));
});

describe('the ETag', () => {
  const etag = etagOf(Buffer.from('page'));

  it('is weak, because each encoding has other bytes, and changes with the content', () => {
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(etagOf(Buffer.from('page'))).toBe(etag);
    expect(etagOf(Buffer.from('Page'))).not.toBe(etag);
  });

  it('matches itself, weak or strong, alone or in a list, and the star', () => {
    for (const header of [etag, etag.slice(2), `"a", ${etag}`, `W/"b",${etag.slice(2)} , "c"`, '*', ' * '])
      expect(isFresh(header, etag), header).toBe(true);
  });

  it('matches nothing else', () => {
    for (const header of [undefined, '', '"page"', etag.slice(3, -1), `${etag}x`, '"a", "b"'])
      expect(isFresh(header, etag), header).toBe(false);
  });
});
