import { setImmediate as soon } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKept, encodedBody, keyOf } from './kept.ts';

let now: Date;
beforeEach(() => {
  now = new Date('2026-08-21T18:00:00Z');
});
const clock = () => now;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const made = (text: string, ...tags: string[]) => ({ status: 200, headers: {}, body: Buffer.from(text), tags });
const textOf = (reply: { body: Buffer } | undefined) => reply?.body.toString();

describe('what is kept', () => {
  it('is found again under its key and no other', () => {
    const kept = createKept({ clock });
    kept.keep(keyOf('en', '/'), made('home', 'events'), kept.generation());
    expect(textOf(kept.find(keyOf('en', '/')))).toBe('home');
    expect(kept.find(keyOf('es', '/'))).toBeUndefined();
  });

  it('is dropped by a write to a table it shows, and by no other write', () => {
    const kept = createKept({ clock });
    kept.keep('home', made('home', 'events', 'jobs'), kept.generation());
    kept.keep('loans', made('loans', 'loans'), kept.generation());
    kept.drop('jobs');
    expect(kept.find('home')).toBeUndefined();
    expect(textOf(kept.find('loans'))).toBe('loans');
  });

  it('is dropped altogether when nobody knows what was written', () => {
    const kept = createKept({ clock });
    kept.keep('a', made('a', 'events'), kept.generation());
    kept.keep('b', made('b'), kept.generation());
    kept.drop('*');
    expect([kept.find('a'), kept.find('b')]).toEqual([undefined, undefined]);
  });

  it.each(['events', '*'])(
    'is not kept when %s was written to after its generation: it may show what was before',
    (table) => {
      const kept = createKept({ clock });
      const generation = kept.generation();
      kept.drop(table);
      expect(textOf(kept.keep('home', made('old', 'events'), generation))).toBe('old');
      expect(kept.find('home')).toBeUndefined();
      kept.keep('home', made('new', 'events'), kept.generation());
      expect(textOf(kept.find('home'))).toBe('new');
    },
  );

  it('is kept when only another table was written to after its generation', () => {
    const kept = createKept({ clock });
    const generation = kept.generation();
    kept.drop('jobs');
    kept.keep('home', made('home', 'events'), generation);
    expect(textOf(kept.find('home'))).toBe('home');
  });

  it('lives for 60 s by the clock, because it shows the hour', () => {
    const kept = createKept({ clock });
    kept.keep('home', made('home'), kept.generation());
    later(59_999);
    expect(textOf(kept.find('home'))).toBe('home');
    later(1);
    expect(kept.find('home')).toBeUndefined();
  });
});

describe('an address that is spelled in another way', () => {
  it('finds what is kept under the one key of its question, until that is dropped', () => {
    const kept = createKept({ clock });
    kept.keep('en /', made('home', 'events'), kept.generation());
    kept.spell('en /?utm=x', 'en /');
    expect(textOf(kept.find('en /?utm=x'))).toBe('home');
    expect(kept.find('es /?utm=x')).toBeUndefined();
    kept.drop('events');
    expect(kept.find('en /?utm=x')).toBeUndefined();
  });

  it('is read anew where it is very long, or many others were asked since', () => {
    const kept = createKept({ clock });
    kept.keep('en /', made('home'), kept.generation());
    kept.spell(`en /?${'x'.repeat(500)}`, 'en /');
    expect(kept.find(`en /?${'x'.repeat(500)}`)).toBeUndefined();
    for (let i = 0; i <= 5000; i += 1) kept.spell(`en /?n=${i}`, 'en /');
    expect([kept.find('en /?n=0'), textOf(kept.find('en /?n=5000'))]).toEqual([undefined, 'home']);
  });
});

describe('a flood of odd addresses', () => {
  it('pushes out odd ones alone: by number and by size', () => {
    const kept = createKept({ clock, maxBytes: 9000 });
    const odd = (text: string) => ({ ...made(text), isOdd: true });
    kept.keep('home', made('home'), kept.generation());
    kept.keep('first', odd('1'), kept.generation());
    for (let i = 0; i < 2000; i += 1) kept.keep(`odd ${i}`, odd('1'), kept.generation());
    expect([kept.find('first'), textOf(kept.find('odd 1999'))]).toEqual([undefined, '1']);
    for (let i = 0; i < 10; i += 1) kept.keep(`large ${i}`, odd('x'.repeat(2900)), kept.generation());
    expect([kept.find('odd 1999'), kept.find('large 8')]).toEqual([undefined, undefined]);
    expect(kept.find('large 9')).toBeDefined();
    expect(textOf(kept.find('home'))).toBe('home');
  });
});

describe('what many wait for', () => {
  /** A draw that the test finishes: what it says, and the tables it shows. */
  function drawing(...tags: string[]) {
    const begun: ((text: string) => void)[] = [];
    const draw = () =>
      new Promise<{ text: string; tags: string[] }>((resolve) => begun.push((text) => resolve({ text, tags })));
    return { begun, draw };
  }
  const textsOf = async (waiting: readonly Promise<{ text: string }>[]) =>
    (await Promise.all(waiting)).map(({ text }) => text);

  it('is drawn once for each key', async () => {
    const kept = createKept({ clock });
    const { begun, draw } = drawing('events');
    const waiting = [kept.share('a', draw), kept.share('a', draw), kept.share('b', draw), kept.share('a', draw)];
    expect(begun).toHaveLength(2);
    begun[0]?.('a');
    begun[1]?.('b');
    expect(await textsOf(waiting)).toEqual(['a', 'a', 'b', 'a']);
    expect(begun).toHaveLength(2);
  });

  it('is drawn again for those who came after a write to it: once for all of them', async () => {
    const kept = createKept({ clock });
    const { begun, draw } = drawing('events');
    const before = [kept.share('a', draw), kept.share('a', draw)];
    kept.drop('events');
    const after = [kept.share('a', draw), kept.share('a', draw)];
    kept.drop('events');
    after.push(kept.share('a', draw));
    begun[0]?.('old');
    expect(await textsOf(before)).toEqual(['old', 'old']);
    expect(begun).toHaveLength(2);
    begun[1]?.('new');
    expect(await textsOf(after)).toEqual(['new', 'new', 'new']);
    expect(begun).toHaveLength(2);
  });

  it('begins when the turn comes of anybody who waits: nobody stands behind a flood of another', async () => {
    const kept = createKept({ clock });
    const { begun, draw } = drawing('events');
    const flood = Array.from({ length: 40 }, (_, i) => kept.share(`odd ${i}`, draw, 'flooder'));
    flood.push(kept.share('home', draw, 'flooder'));
    const home = kept.share('home', draw, 'visitor');
    expect(begun).toHaveLength(4);
    // A write while nobody draws it yet makes nothing old.
    kept.drop('events');
    for (let i = 0; i < 6; i += 1) {
      begun[i]?.(String(i));
      await soon();
      await soon();
    }
    expect(Number((await home).text)).toBeLessThanOrEqual(5);
    for (let i = 6; i < 41; i += 1) {
      begun[i]?.(String(i));
      await soon();
      await soon();
    }
    await Promise.all(flood);
    expect(begun).toHaveLength(41);
  });

  it('is not drawn again for a write to what it does not show', async () => {
    const kept = createKept({ clock });
    const { begun, draw } = drawing('events');
    const waiting = [kept.share('a', draw)];
    kept.drop('jobs');
    waiting.push(kept.share('a', draw));
    begun[0]?.('a');
    expect(await textsOf(waiting)).toEqual(['a', 'a']);
    expect(begun).toHaveLength(1);
  });

  it.each(['*', 'any'] as const)(
    'is drawn again when nobody can tell whether a write touched it (%s)',
    async (what) => {
      const kept = createKept({ clock });
      let draws = 0;
      const draw = async () => ({ draw: (draws += 1), tags: what === 'any' ? ('any' as const) : ['events'] });
      const first = kept.share('a', draw);
      kept.drop(what === '*' ? '*' : 'jobs');
      const second = kept.share('a', draw);
      expect([(await first).draw, (await second).draw]).toEqual([1, 2]);
    },
  );

  it('fails for all who wait, and is drawn anew for the next', async () => {
    const kept = createKept({ clock });
    const fail = () => Promise.reject(new Error('no'));
    const waiting = await Promise.allSettled([kept.share('a', fail), kept.share('a', fail)]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.share('a', async () => ({ tags: [] }))).toEqual({ tags: [] });
  });
});

describe('the memory of what is kept', () => {
  it('is bounded by bytes: what was looked at longest ago goes first', () => {
    const kept = createKept({ clock, maxBytes: 10 });
    for (const key of ['a', 'b']) kept.keep(key, made('4444'), kept.generation());
    kept.find('a');
    kept.keep('c', made('4444'), kept.generation());
    expect(['a', 'b', 'c'].map((key) => textOf(kept.find(key)))).toEqual(['4444', undefined, '4444']);
  });

  it('counts compressed bytes too, in each encoding, once they are there', () => {
    const page = 'sol y sombra '.repeat(100);
    const kept = createKept({ clock, maxBytes: 2 * page.length + 40 });
    const reply = kept.keep('page', made(page), kept.generation());
    kept.keep('other', made(page), kept.generation());
    expect(encodedBody(reply, 'identity')).toBe(reply.body);
    expect(textOf(kept.find('other'))).toBe(page);
    const packed = encodedBody(reply, 'br').length + encodedBody(reply, 'gzip').length;
    expect(packed).toBeGreaterThan(40);
    expect([textOf(kept.find('page')), kept.find('other')]).toEqual([page, undefined]);
    // Room for the rest is left, and for no byte more.
    kept.keep('rest', made('x'.repeat(page.length + 40 - packed)), kept.generation());
    expect(textOf(kept.find('page'))).toBe(page);
    kept.keep('more', made('x'), kept.generation());
    expect(kept.find('rest')).toBeUndefined();
  });

  it('lets go of what no longer fits once it is compressed, and of nothing in its place', () => {
    const kept = createKept({ clock, maxBytes: 15 });
    const old = kept.keep('page', made('1234567890'), kept.generation());
    kept.keep('page', made('abc'), kept.generation());
    encodedBody(old, 'br');
    expect(textOf(kept.find('page'))).toBe('abc');
    const page = kept.keep('page', made('1234567890'), kept.generation());
    expect(brotliDecompressSync(encodedBody(page, 'br')).toString()).toBe('1234567890');
    expect(kept.find('page')).toBeUndefined();
  });

  it('counts each byte once: replacing, dropping and ageing give their bytes back', () => {
    const kept = createKept({ clock, maxBytes: 10 });
    for (let i = 0; i < 5; i += 1) kept.keep('same', made('55555'), kept.generation());
    kept.keep('dropped', made('55555', 'jobs'), kept.generation());
    kept.drop('jobs');
    kept.keep('other', made('55555'), kept.generation());
    expect([textOf(kept.find('same')), textOf(kept.find('other'))]).toEqual(['55555', '55555']);
    later(60_000);
    expect(kept.find('same')).toBeUndefined();
    expect(kept.find('other')).toBeUndefined();
    kept.keep('c', made('55555'), kept.generation());
    kept.keep('d', made('55555'), kept.generation());
    expect([textOf(kept.find('c')), textOf(kept.find('d'))]).toEqual(['55555', '55555']);
  });

  it('never holds what is larger than all of it', () => {
    const kept = createKept({ clock, maxBytes: 10 });
    kept.keep('huge', made('x'.repeat(11)), kept.generation());
    expect(kept.find('huge')).toBeUndefined();
    kept.keep('small', made('x'), kept.generation());
    expect(textOf(kept.find('small'))).toBe('x');
  });
});

it('keeps only what it is told to, for who measures what the rest costs', () => {
  const kept = createKept({ clock, keeps: (key) => key.includes(' /api/') });
  kept.keep(keyOf('en', '/api/events'), made('list'), kept.generation());
  expect(textOf(kept.keep(keyOf('en', '/'), made('page'), kept.generation()))).toBe('page');
  expect(kept.find(keyOf('en', '/'))).toBeUndefined();
  expect(textOf(kept.find(keyOf('en', '/api/events')))).toBe('list');
});
