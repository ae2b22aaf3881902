/** Calls of tests at the door of a house, as a browser of its site makes them. */
import { newId } from '#kit/server/ids.ts';
import type { Api } from './build-api.ts';

export const origin = 'http://127.0.0.1:3000';

export type Member = { readonly id: string; readonly cookie: string };
// eslint-disable-next-line typescript/no-explicit-any -- a test looks into replies of every shape
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: any };

/** The status of a reply, and the code of the problem that it is; undefined where nothing was refused. */
export const refusalOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): readonly [number, string | undefined] => [
  status,
  body.code,
];

/** Without an address each call comes from another one, so that only tests of limits meet them. */
export type CallOptions = {
  as?: Member | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
};

/** Calls an endpoint by its line on the wire, as a browser of this site would. */
export async function callOn(api: Api, method: string, path: string, options: CallOptions): Promise<Reply> {
  const { as, body, headers = {}, address = newId() } = options;
  const response = await api.answer(
    new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as ? { cookie: as.cookie } : {}),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    }),
    { address },
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Reads a list page by page, through the Link of each, until the last (or twenty: then the list never ends). */
export async function pagesOf(read: (path: string) => Promise<Reply>, path: string): Promise<Reply['body'][]> {
  const pages = [];
  for (let next: string | undefined = path; next !== undefined && pages.length < 20;) {
    const { body, headers } = await read(next);
    pages.push(body);
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}
