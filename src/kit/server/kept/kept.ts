/**
 * Kept replies: public bytes that are equal for every visitor of a language are made once, compressed once, and
 * served from memory until a table they show is written to. Each has the names of those tables; the database itself
 * says which table was touched (docs/decisions), so no write can forget to drop what it changed. Equal questions have one
 * key, however their address is spelled, and who asks for many waits for themselves (decision 0061).
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#kit/shared/clock.ts';
import { fairTurns } from '../fair-turns.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export type KeptReply = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tags: readonly string[];
  readonly until: number;
  /** Its address is one of endlessly many: a question somebody made up, or a page of nothing. */
  readonly isOdd?: boolean;
  readonly encoded: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>;
  /** Called when it has got more bytes to remember. */
  readonly onGrowth?: () => void;
};

/** What depends on the hour (TONIGHT, open now) must not be kept longer than this. */
const keptMilliseconds = 60_000;

/** How many replies of each sort are kept, how many spellings of addresses, and how long one of these may be. */
const maxReplies = 2000;
const maxSpellings = 5000;
const longestSpelling = 500;

/** How many are drawn at once: while one waits for the database, another is written. */
const drawnAtOnce = 4;

/** A reply is kept per language and address. */
export function keyOf(language: string, pathAndQuery: string): string {
  return `${language} ${pathAndQuery}`;
}

export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** The bytes of a reply in an encoding, compressed well at first use and remembered. */
export function encodedBody(reply: KeptReply, encoding: Encoding): Buffer {
  if (encoding === 'identity') return reply.body;
  const known = reply.encoded[encoding];
  if (known) return known;
  const packed = (reply.encoded[encoding] = compress(reply.body, encoding, 'well'));
  reply.onGrowth?.();
  return packed;
}

/**
 * The same for whoever had it made: many a reply is dropped before anybody asks for it again, so this one is compressed
 * quickly and forgotten.
 */
export function firstBody(reply: KeptReply, encoding: Encoding): Buffer {
  if (encoding === 'identity') return reply.body;
  return reply.encoded[encoding] ?? compress(reply.body, encoding, 'quickly');
}

/** Of a page of 90 KB: 2 makes 21.4 KB in a quarter of the time in which 6 makes 18.9 KB. */
const levels = { quickly: { br: 2, gzip: 1 }, well: { br: 6, gzip: 6 } } as const;

function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>, how: keyof typeof levels): Buffer {
  const level = levels[how][encoding];
  if (encoding === 'gzip') return gzipSync(body, { level });
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** True when the client already has it (RFC 9110 section 13.1.2, weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))
  );
}

/** The bytes that are remembered for it, plain and compressed. */
const sizeOf = ({ body, encoded }: KeptReply): number =>
  body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0) || 1;

/** Something drawn, with the tables it shows; `any` when that can't be told. */
export type Drawn = { readonly tags: readonly string[] | 'any' };

/** A draw that waits for its turn, or has begun in a generation. */
type Draw = {
  generation?: number;
  readonly made: Promise<Drawn>;
  readonly begin: () => Promise<void> | undefined;
};

export type Kept = ReturnType<typeof createKept>;

/** `keeps`: whether a reply of this key is kept at all; unless told all are. */
export function createKept(options: { clock: Clock; maxBytes?: number; keeps?: (key: string) => boolean }) {
  const { clock, maxBytes = 48 * 1024 * 1024, keeps } = options;
  // The least used go first. Odd ones have a shelf of their own: a flood of them pushes out nothing but odd ones.
  const shelfOf = (maxSize: number) =>
    new LRUCache<string, { readonly reply: KeptReply }>({
      max: maxReplies,
      maxSize,
      sizeCalculation: ({ reply }) => sizeOf(reply),
    });
  const standing = shelfOf(maxBytes);
  const odd = shelfOf(Math.ceil(maxBytes / 3));
  const spellings = new LRUCache<string, string>({ max: maxSpellings });
  const lastDrop = new Map<string, number>();
  const underWay = new Map<string, Draw>();
  const takeTurn = fairTurns(drawnAtOnce);
  let drops = 0;

  const droppedSince = (generation: number) =>
    new Set([...lastDrop].filter(([, at]) => at > generation).map(([tag]) => tag));

  /** Puts a draw of a key under way; it begins when the turn comes of anybody who waits for it. */
  function prepare(key: string, draw: () => Promise<Drawn>): Draw {
    const { promise: made, resolve, reject } = Promise.withResolvers<Drawn>();
    const begin = (): Promise<void> | undefined => {
      if (prepared.generation !== undefined) return undefined;
      prepared.generation = drops;
      return draw()
        .finally(() => underWay.delete(key))
        .then(resolve, reject);
    };
    const prepared: Draw = { made, begin };
    underWay.set(key, prepared);
    return prepared;
  }

  /**
   * One draw of a key for all who wait for it; `whose` is the household that asks, which waits for its turn. Whoever comes
   * after a write to what is being drawn waits too, but for the next draw: at any time there is one of each key, and
   * nobody gets what is older than their question.
   */
  async function share<T extends Drawn>(key: string, draw: () => Promise<T>, whose = ''): Promise<T> {
    const current = underWay.get(key) ?? prepare(key, draw);
    if (current.generation === undefined) {
      takeTurn(whose, current.begin);
      return (await current.made) as T;
    }
    const dropped = droppedSince(current.generation);
    const made = (await current.made) as T;
    const isOld = made.tags === 'any' ? dropped.size > 0 : ['*', ...made.tags].some((tag) => dropped.has(tag));
    return isOld ? share(key, draw, whose) : made;
  }

  const remember = (key: string, reply: KeptReply): void => {
    const [shelf, other] = reply.isOdd ? [odd, standing] : [standing, odd];
    other.delete(key);
    shelf.set(key, { reply });
  };
  const lookUp = (key: string): KeptReply | undefined => {
    const reply = (standing.get(key) ?? odd.get(key))?.reply;
    if (reply === undefined || clock().getTime() < reply.until) return reply;
    standing.delete(key);
    odd.delete(key);
    return undefined;
  };
  const peek = (key: string) => (standing.peek(key) ?? odd.peek(key))?.reply;

  return {
    share,

    /** The kept reply of a key, or of a spelling of it, if it is still true. */
    find(asked: string): KeptReply | undefined {
      const known = lookUp(asked);
      if (known) return known;
      const key = spellings.get(asked);
      return key === undefined ? undefined : lookUp(key);
    },

    /** Remembers that this address, in its language, asks what has this key: the next one needs no reading. */
    spell(asked: string, key: string): void {
      if (asked !== key && asked.length <= longestSpelling) spellings.set(asked, key);
    },

    /** How often something was dropped so far: to be asked before reading what will be kept. */
    generation(): number {
      return drops;
    },

    /** The generation in which a table was last written to, for what is held of it beside replies. */
    touchedAt(tag: string): number {
      return Math.max(lastDrop.get(tag) ?? 0, lastDrop.get('*') ?? 0);
    },

    /** Makes a reply, and keeps it unless one of its tables was written to since that `generation`. */
    keep(
      key: string,
      made: Pick<KeptReply, 'status' | 'headers' | 'body' | 'tags' | 'isOdd'>,
      generation: number,
    ): KeptReply {
      const reply: KeptReply = {
        ...made,
        etag: etagOf(made.body),
        until: clock().getTime() + keptMilliseconds,
        encoded: {},
        // What is set anew is measured anew.
        onGrowth: () => peek(key) === reply && remember(key, reply),
      };
      const isStale = [...made.tags, '*'].some((tag) => (lastDrop.get(tag) ?? 0) > generation);
      if (isStale || keeps?.(key) === false) return reply;
      remember(key, reply);
      return reply;
    },

    /** Drops what shows a table; `*` drops everything. */
    drop(tag: string): void {
      lastDrop.set(tag, (drops += 1));
      for (const shelf of [standing, odd]) {
        const shown: string[] = [];
        shelf.forEach(({ reply }, key) => {
          if (tag === '*' || reply.tags.includes(tag)) shown.push(key);
        });
        for (const key of shown) shelf.delete(key);
      }
    },
  };
}
