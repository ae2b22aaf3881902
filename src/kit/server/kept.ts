/**
 * Kept replies: public bytes that are equal for every visitor of a language are made once, compressed once, and
 * served from memory until a table they show is written to. Each has the names of those tables; the database itself
 * says which table was touched (docs/decisions), so no write can forget to drop what it changed.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Clock } from '#kit/shared/clock.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export type KeptReply = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tags: readonly string[];
  readonly until: number;
  readonly encoded: Partial<Record<Encoding, Buffer>>;
};

/** What shows the hour (TONIGHT, open now) must not stand longer than this. */
const keptMilliseconds = 60_000;

/** A reply is kept per language and address. */
export function keyOf(language: string, pathAndQuery: string): string {
  return `${language} ${pathAndQuery}`;
}

export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** The bytes of a reply in an encoding, compressed at first use. */
export function encodedBody(reply: KeptReply, encoding: Encoding): Buffer {
  return (reply.encoded[encoding] ??= compress(reply.body, encoding));
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  return encoding === 'gzip' ? gzipSync(body) : body;
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

/** Something drawn, with the tables it shows; `any` when that can't be told. */
export type Drawn = { readonly tags: readonly string[] | 'any' };

export type Kept = ReturnType<typeof createKept>;

export function createKept(options: { clock: Clock; maxBytes?: number }) {
  const maxBytes = options.maxBytes ?? 64 * 1024 * 1024;
  const replies = new Map<string, KeptReply>();
  const lastDrop = new Map<string, number>();
  const underWay = new Map<string, { readonly mark: number; readonly made: Promise<Drawn> }>();
  let drops = 0;
  let bytes = 0;

  const forget = (key: string, reply: KeptReply) => {
    replies.delete(key);
    bytes -= reply.body.length;
  };

  const droppedSince = (mark: number) => new Set([...lastDrop].filter(([, at]) => at > mark).map(([tag]) => tag));

  /**
   * One draw of a key for all who wait for it. Whoever comes after a write to what is being drawn waits too, but for
   * the next draw: at any time there is one of each key, and nobody gets what is older than their question.
   */
  async function share<T extends Drawn>(key: string, draw: () => Promise<T>): Promise<T> {
    const current = underWay.get(key);
    if (current === undefined) {
      const mark = drops;
      const made = draw().finally(() => underWay.delete(key));
      underWay.set(key, { mark, made });
      return made;
    }
    const dropped = droppedSince(current.mark);
    const made = (await current.made) as T;
    const isOld = made.tags === 'any' ? dropped.size > 0 : ['*', ...made.tags].some((tag) => dropped.has(tag));
    return isOld ? share(key, draw) : made;
  }

  return {
    share,

    /** The kept reply of a key, if it is still true. */
    find(key: string): KeptReply | undefined {
      const reply = replies.get(key);
      if (reply === undefined) return undefined;
      if (options.clock().getTime() < reply.until) return reply;
      forget(key, reply);
      return undefined;
    },

    /** A mark to take before reading what will be kept. */
    mark(): number {
      return drops;
    },

    /** Makes a reply, and keeps it unless one of its tables was written to since `mark`. */
    keep(key: string, made: Pick<KeptReply, 'status' | 'headers' | 'body' | 'tags'>, mark: number): KeptReply {
      const reply: KeptReply = {
        ...made,
        etag: etagOf(made.body),
        until: options.clock().getTime() + keptMilliseconds,
        encoded: {},
      };
      const isStale = [...made.tags, '*'].some((tag) => (lastDrop.get(tag) ?? 0) > mark);
      if (isStale) return reply;
      const before = replies.get(key);
      if (before) forget(key, before);
      replies.set(key, reply);
      bytes += reply.body.length;
      // The oldest go first: a flood of odd addresses can't fill the memory.
      for (const [oldest, old] of replies) {
        if (bytes <= maxBytes) break;
        forget(oldest, old);
      }
      return reply;
    },

    /** Drops what shows a table; `*` drops everything. */
    drop(tag: string): void {
      lastDrop.set(tag, (drops += 1));
      for (const [key, reply] of replies) if (tag === '*' || reply.tags.includes(tag)) forget(key, reply);
    },
  };
}
