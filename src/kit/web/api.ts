/** Calls one promise of a contract: by fetch in the browser, in-process while the server renders. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { totalHeader } from '#kit/shared/desk.ts';
import {
  splitLine,
  urlOf,
  type BodyInputOf,
  type Endpoints,
  type Method,
  type ParamsOf,
  type QueryInputOf,
  type ReplyOf,
} from '#kit/shared/endpoint.ts';
import { isLanguage, type Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { watching } from './desk/watched.ts';
import { askIdentity } from './identity.ts';
import { readProblem, unreachable } from './read-problem.ts';
import { clearStoredUser } from './stored-user.ts';

/** Answers a request: `fetch`, or the api function itself. */
export type Send = (request: Request) => Response | Promise<Response>;

type Lines<E, M extends Method> = Extract<keyof E, `${M} /${string}`>;
type Writes = Exclude<Method, 'GET'>;
type Params<L> = [keyof ParamsOf<L>] extends [never] ? { params?: undefined } : { params: ParamsOf<L> };
type Body<E> = [BodyInputOf<E>] extends [undefined] ? { body?: undefined } : { body: BodyInputOf<E> };

/** A page of a list, and how many there are in all. */
export type Page<T> = {
  readonly items: T;
  readonly total: number;
  /** Where the whole list is to be had as a file, with the same filters. */
  readonly csv?: string;
};

/** Makes a request; made anew when the house wants to know first who it is, because one is sent once. */
type Make = () => Request;

/** Sends a request and reads its JSON; anything but 2xx is thrown as the `Problem` the server meant. */
export async function receive(send: Send, make: Make): Promise<unknown> {
  return (await answerOf(send, make)).json();
}

async function answerOf(send: Send, make: Make): Promise<Response> {
  const request = make();
  let response: Response;
  try {
    response = await send(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw unreachable();
  }
  if (response.ok) return response;
  const problem = await readProblem(response);
  if (!import.meta.env.SSR && problem.code === 'unauthenticated') clearStoredUser();
  if (!import.meta.env.SSR && problem.code === 'confirm_identity' && (await askIdentity())) return answerOf(send, make);
  throw problem;
}

/** The file of a list: all its pages. */
function csvOf(url: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.size > 0 ? `${path}.csv?${query}` : `${path}.csv`;
}

/** A file, with the name its sender gave it; refused as any reply is, and who it is may be asked first. */
export async function fetchFile(path: string): Promise<{ readonly blob: Blob; readonly name: string }> {
  const response = await answerOf(fetch, () => new Request(new URL(path, location.origin)));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), name: name ?? 'list.csv' };
}

const sameButLanguage = (one: unknown, other: string) =>
  typeof one === 'string' && one.replace(/lang=\w\w/, '') === other.replace(/lang=\w\w/, '');

/** The language the page is written in now: whoever writes from it is answered in it. */
const pageLanguage = (): Language | undefined => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : undefined;
};

/** The calls of one contract, typed: `client<typeof endpoints>().query('GET /api/events', { language })`. */
export function client<E extends Endpoints>() {
  return {
    /** Query options whose key is the URL; while the other language loads, the texts of this one stay. */
    query<L extends Lines<E, 'GET'>>(
      line: L,
      options: Params<L> & { query?: QueryInputOf<E[L]>; language?: Language },
    ) {
      const url = urlOf(splitLine(line).path, options.params, { ...options.query, lang: options.language });
      return queryOptions<ReplyOf<E[L]>, Problem, ReplyOf<E[L]>, readonly [string]>({
        queryKey: [url],
        placeholderData: (previous, query) => (sameButLanguage(query?.queryKey[0], url) ? previous : undefined),
      });
    },
    /** A page of a desk's list and how many there are in all. Only in the browser: no page of the desk is rendered ahead. */
    list<L extends Lines<E, 'GET'>>(line: L, options: { query?: QueryInputOf<E[L]> } = {}) {
      const url = urlOf(splitLine(line).path, {}, options.query);
      return queryOptions<Page<ReplyOf<E[L]>>, Problem, Page<ReplyOf<E[L]>>, readonly [string, 'page']>({
        queryKey: [url, 'page'],
        queryFn: async ({ signal }) => {
          const response = await answerOf(fetch, () => new Request(new URL(url, location.origin), { signal }));
          const items = (await response.json()) as ReplyOf<E[L]>;
          return { items, total: Number(response.headers.get(totalHeader) ?? 0), csv: csvOf(url) };
        },
        placeholderData: keepPreviousData,
        refetchOnMount: 'always',
        retryOnMount: true,
        ...watching,
      });
    },
    /** Mutation options; `mutate({ params, body })`. Every write carries the language of the page as `?lang=`. */
    mutation<L extends Lines<E, Writes>>(line: L) {
      const { method, path } = splitLine(line);
      return {
        mutationFn: (input: Params<L> & Body<E[L]> & { query?: QueryInputOf<E[L]> }) => {
          const body = input.body === undefined ? null : JSON.stringify(input.body);
          const headers = body === null ? {} : { 'content-type': 'application/json' };
          const url = new URL(urlOf(path, input.params, { ...input.query, lang: pageLanguage() }), location.origin);
          return receive(fetch, () => new Request(url, { method, headers, body })) as Promise<ReplyOf<E[L]>>;
        },
      };
    },
  };
}
