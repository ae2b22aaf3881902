/** Keeps one promise of a contract: limit → access → parse → work → check the reply. */
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint, Endpoints, Line } from '#kit/shared/endpoint.ts';
import { mayKeep, shownTables, splitLine } from '#kit/shared/endpoint.ts';
import { Problem } from '#kit/shared/problem.ts';
import { requireAccess, requireConfirmed, requireGuarded } from './access.ts';
import type { Actor } from './access.ts';
import { parseWith, readJson } from './body.ts';
import { readAsked } from './call.ts';
import type { AnyHandler, AppEnv, Call, House } from './call.ts';
import type { KeptReply } from './kept/kept.ts';
import { keyOf } from './kept/kept.ts';
import { keptHeaders, keptResponse } from './kept/kept-response.ts';
import { spendDaily } from './limits/daily.ts';
import { createLimiter } from './limits/limits.ts';
import { householdOf } from './limits/network.ts';
import { questionKeys } from './kept/question-keys.ts';
import { replyWriter } from './reply-writer.ts';
import { serveFile } from './csv/serve-file.ts';

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
      const call: Call<string, Endpoint> = {
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
      };
      // Only what is sound: whoever corrects a field has done nothing yet.
      if (endpoint.daily && actor) await spendDaily(house.db, endpoint.daily, actor, at);
      const reply = await handler(call);
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

/** Ids in paths are short and plain; anything else names nothing. */
function readParams(params: Record<string, string>): Record<string, string> {
  for (const value of Object.values(params))
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(value)) throw new Problem('not_found', 'There is nothing here.');
  return params;
}
