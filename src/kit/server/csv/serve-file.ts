/** The list of a promise as a file for spreadsheets. */
import type { Context } from 'hono';
import { z } from 'zod';
import { totalHeader } from '#kit/shared/desk.ts';
import type { Endpoint, Line } from '#kit/shared/endpoint.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import { Problem } from '#kit/shared/problem.ts';
import { requireAccess, requireConfirmed } from '../access.ts';
import { parseWith } from '../body.ts';
import { readAsked } from '../call.ts';
import type { AnyHandler, AppEnv, House } from '../call.ts';
import { columnsOf } from './columns.ts';
import { csvLimit, csvPageSize, listFile } from './list-file.ts';
import { createLimiter } from '../limits/limits.ts';
import { householdOf } from '../limits/network.ts';

/** Its own handler is asked page by page, and its replies are checked as ever. */
export function serveFile(line: Line, endpoint: Endpoint, handler: AnyHandler, house: House) {
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
