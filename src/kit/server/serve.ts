/** Keeps one promise of a contract: limit → access → parse → work → check the reply. */
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { BodyOf, Endpoint, Endpoints, Line, ParamsOf, QueryOf } from '#kit/shared/endpoint.ts';
import { mayKeep, shownTables, splitLine } from '#kit/shared/endpoint.ts';
import { isLanguage, languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { requireAccess, requireConfirmed, requireGuarded } from './access.ts';
import type { Actor } from './access.ts';
import { parseWith, readJson, readQuery } from './body.ts';
import { totalHeader } from '#kit/shared/desk.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { CsvWords } from './csv/cells.ts';
import { columnsOf } from './csv/columns.ts';
import { csvLimit, csvPageSize, listFile } from './csv/list-file.ts';
import type { Db } from './db.ts';
import type { Kept, KeptReply } from './kept.ts';
import { firstBody, isFresh, keyOf, pickEncoding } from './kept.ts';
import { createLimiter } from './limits/limits.ts';
import { householdOf } from './limits/network.ts';
import type { WriteLimit } from './limits/writes.ts';
import type { Log } from './log.ts';
import { questionKeys } from './question-keys.ts';
import { replyWriter } from './reply-writer.ts';
import { dataPolicy } from './security.ts';

/** What the app hands to every room. */
type House = {
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
type Call<L extends string, E extends Endpoint> = {
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

export type Handlers<E extends Endpoints> = {
  readonly [L in keyof E & Line]: (call: Call<L, E[L]>) => Promise<z.input<E[L]['reply']>> | z.input<E[L]['reply']>;
};

/** A room's routes: its promises and who keeps them. */
export type Routes = { readonly endpoints: Endpoints; mount(app: Hono<AppEnv>, house: House): void };

/** Pairs every promise of a contract with its handler; a missing one does not compile. */
export function routes<const E extends Endpoints>(endpoints: E, handlers: Handlers<E>): Routes {
  return {
    endpoints,
    mount(app, house) {
      for (const line of Object.keys(endpoints) as (keyof E & Line)[]) {
        const { method, path } = splitLine(line);
        const serve = serveEndpoint(line, endpoints[line], handlers[line], house);
        app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), serve);
        if (endpoints[line].csv) app.get(`${path}.csv`, serveFile(line, endpoints[line], handlers[line], house));
      }
    },
  };
}

type AnyHandler = (call: Call<string, Endpoint>) => unknown;
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

/** What a call costs of the limits of whoever's it is. Reads have none, unless their promise says so: they write nothing. */
function limitsOf(line: Line, { limit }: Endpoint, house: House): (address: string) => Promise<void> {
  const own = limit === undefined || limit === 'none' ? undefined : createLimiter({ name: line, ...limit });
  const isWrite = splitLine(line).method !== 'GET' && limit !== 'none';
  return async (address) => {
    const at = house.clock();
    if (isWrite) await house.writes.spend(house.db, address, at);
    if (own) await own.spend(house.db, householdOf(address), at);
  };
}

/** What every call says of itself: its question, the language of the answer, and where it comes from. */
function readAsked(c: Context<AppEnv>) {
  const url = new URL(c.req.url);
  const { lang, ...query } = readQuery(url);
  if (lang !== undefined) parseWith(z.object({ lang: languageQuery }), { lang }, 'query');
  const language = languageOf(lang, c.req.header('accept-language'));
  return { url, query, language, address: c.env?.address ?? 'local' };
}

function serveEndpoint(line: Line, endpoint: Endpoint, handler: AnyHandler, house: House) {
  const spend = limitsOf(line, endpoint, house);
  const schema = endpoint.query ?? z.strictObject({});
  const keyFor = questionKeys(line, schema);
  const write = replyWriter(endpoint.reply);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { url, query, language, address } = readAsked(c);
    const tables = shownTables(endpoint, query) ?? [];
    for (const tag of tables) c.env?.tags?.add(tag);

    /** The reply of the handler: parsed too, so that a private column can't leak, and a broken promise is our fault (500). */
    const work = async (actor: Actor | undefined, at: Date) => {
      const headers = new Headers({ 'cache-control': 'no-store', 'content-language': language });
      const reply = await handler({
        db: house.db,
        at,
        log: house.log,
        language,
        actor: actor as Actor,
        params: readParams(c.req.param()) as never,
        query: parseWith(schema, query, 'query') as never,
        body: (endpoint.body ? parseWith(endpoint.body, await readJson(c.req.raw), 'body') : undefined) as never,
        request: c.req.raw,
        address,
        headers,
      });
      const body = Buffer.from(write(reply));
      headers.set('content-type', 'application/json');
      return { body, headers };
    };

    if (mayKeep(endpoint, query)) {
      const asked = keyOf(language, url.pathname + url.search);
      const known = house.kept.find(asked);
      if (known) return keptResponse(c.req.raw, known);
      const { key, isOdd } = keyFor(language, readParams(c.req.param()), parseWith(schema, query, 'query'));
      house.kept.spell(asked, key);
      const kept = house.kept.find(key);
      if (kept) return keptResponse(c.req.raw, kept);
      await spend(address);
      // What all will be shown is worked out for nobody: who asks first is not told to the handler.
      const draw = async (): Promise<KeptReply> => {
        const generation = house.kept.generation();
        const { body, headers } = await work(undefined, house.clock());
        const made = { status: 200, headers: keptHeaders(headers), body, tags: tables, isOdd };
        return house.kept.keep(key, made, generation);
      };
      // A page that asks has had its turn.
      const isInside = c.env?.tags !== undefined;
      const reply = await (isInside ? draw() : house.kept.share(key, draw, householdOf(address)));
      return keptResponse(c.req.raw, reply);
    }

    await spend(address);
    const at = house.clock();
    const actor = requireAccess(endpoint, await house.readActor(c.req.raw), c.req.param('id'));
    if (endpoint.touchesMoney && actor) requireGuarded(actor);
    if (endpoint.confirms && actor) requireConfirmed(actor, at);
    const { body, headers } = await work(actor, at);
    return new Response(body, { status: endpoint.status ?? 200, headers });
  };
}

/** The list of a promise as a file: its own handler is asked page by page, and its replies are checked as ever. */
function serveFile(line: Line, endpoint: Endpoint, handler: AnyHandler, house: House) {
  const limiter = createLimiter({ name: `${line}.csv`, ...csvLimit });
  const { path } = splitLine(line);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const {
      query: { page: _, ...asked },
      language,
      address,
    } = readAsked(c);
    const at = house.clock();
    const actor = requireAccess(endpoint, await house.readActor(c.req.raw), c.req.param('id'));
    if (!actor) throw new Problem('unauthenticated', 'Sign in first.');
    requireConfirmed(actor, at);
    await limiter.spend(house.db, householdOf(address), at);
    const { db, log } = house;
    const query = parseWith(endpoint.query ?? z.strictObject({}), asked, 'query');
    const shared = { db, at, log, language, actor, params: {} as never, body: undefined as never };
    const read = async (page: number) => {
      const headers = new Headers();
      const reply = await handler({
        ...shared,
        query: { ...query, page, size: csvPageSize },
        request: c.req.raw,
        address,
        headers,
      });
      const items = endpoint.reply.parse(reply) as Readonly<Record<string, unknown>>[];
      return { items, total: Number(headers.get(totalHeader) ?? 0) };
    };
    const columns = columnsOf(endpoint.reply);
    const body = await listFile({ columns, language, words: house.files.wordsOf(path), read });
    await house.files.note(db, { actor, path, query, at });
    const { month, year = month } = query as { readonly month?: string; readonly year?: string | number };
    const list = [path.split('/').at(-1), ...(year === undefined ? [] : ['of', year])].join('-');
    const name = `${list}-${at.toISOString().slice(0, 10)}.csv`;
    return new Response(body, {
      headers: {
        'cache-control': 'no-store',
        'content-language': language,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  };
}

/** Caches ask again each time; the ETag makes the answer small. */
function keptHeaders(headers: Headers): Record<string, string> {
  return {
    ...Object.fromEntries(headers),
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding, accept-language',
    'content-security-policy': dataPolicy,
  };
}

/** The first answer from a reply that was just made, compressed as the client likes it, or 304; the front sends the others. */
export function keptResponse(request: Request, reply: KeptReply): Response {
  if (isFresh(request.headers.get('if-none-match') ?? undefined, reply.etag))
    return new Response(null, {
      status: 304,
      headers: {
        etag: reply.etag,
        'cache-control': reply.headers['cache-control'] ?? '',
        vary: reply.headers['vary'] ?? '',
      },
    });
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  return new Response(new Uint8Array(firstBody(reply, encoding)), {
    status: reply.status,
    headers: {
      ...reply.headers,
      etag: reply.etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

/** Ids in paths are short and plain; anything else names nothing. */
function readParams(params: Record<string, string>): Record<string, string> {
  for (const value of Object.values(params))
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(value)) throw new Problem('not_found', 'There is nothing here.');
  return params;
}
