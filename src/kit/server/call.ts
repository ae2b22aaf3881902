/** One call of a promise: what the app hands to every room, what a handler gets, and what the caller asks. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#kit/shared/endpoint.ts';
import { isLanguage, languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Actor } from './access.ts';
import { parseWith, readQuery } from './body.ts';
import type { CsvWords } from './csv/cells.ts';
import type { Db } from './db.ts';
import type { Kept } from './kept/kept.ts';
import type { WriteLimit } from './limits/writes.ts';
import type { Log } from './log.ts';

/** What the app hands to every room. */
export type House = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly kept: Kept;
  readonly readActor: (request: Request) => Promise<Actor | undefined>;
  /** What all writes of a household and of a network share. */
  readonly writes: WriteLimit;
  /** What files of lists are written with, and who writes down that one was taken. */
  readonly files: {
    /** The words of a list, by its address. */
    readonly wordsOf: (list: string) => CsvWords;
    readonly note: (db: Db, taken: { actor: Actor; path: string; query: object; at: Date }) => Promise<void>;
  };
};

/** Bindings of one request: what the server in front knows about it. */
export type Bindings = { address?: string; tags?: Set<string> };
export type AppEnv = { Bindings: Bindings; Variables: { requestId: string } };

/** What a handler gets; `actor` is sure wherever the promise asks for one. */
export type Call<L extends string, E extends Endpoint> = {
  readonly db: Db;
  readonly at: Date;
  readonly log: Log;
  readonly language: Language;
  readonly actor: E['access'] extends 'public' ? Actor | undefined : Actor;
  readonly params: ParamsOf<L>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: Request;
  readonly address: string;
  /** Headers for the answer: cookies, Link. */
  readonly headers: Headers;
};

export type AnyHandler = (call: Call<string, Endpoint>) => unknown;

const languageQuery = z.enum(languages);

/** `?lang=` wins, then Accept-Language, then English (decisions, Language). */
export function languageOf(query: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(query)) return query;
  if (acceptLanguage === undefined) return languages[0];
  for (const part of acceptLanguage.split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return languages[0];
}

/** What every call says of itself: its question, the language of the answer, and where it comes from. */
export function readAsked(c: Context<AppEnv>) {
  const url = new URL(c.req.url);
  const { lang, ...query } = readQuery(url);
  if (lang !== undefined) parseWith(z.object({ lang: languageQuery }), { lang }, 'query');
  const language = languageOf(lang, c.req.header('accept-language'));
  return { url, query, language, address: c.env?.address ?? 'local' };
}
