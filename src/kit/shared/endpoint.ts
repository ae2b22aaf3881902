import type { z } from 'zod';

/**
 * Who may call: anybody, a signed-in member, the member named by `{id}` in the path (or an admin), a business account (or
 * an admin), an admin. What is somebody else's is as absent to a business account as what does not exist.
 */
const accesses = ['public', 'member', 'self', 'business', 'admin'] as const;
type Access = (typeof accesses)[number];

/**
 * What somebody does in another's team (decision 0074): an editor writes what the owner shows and answers who asks, the
 * door lets people in, finance sees what came in and gives it back. The owner may do all of it.
 */
export const teamRoles = ['editor', 'door', 'finance'] as const;
export type TeamRole = (typeof teamRoles)[number];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** What one account may do so many times within a day; promises of one name share the count. */
export type Daily = { readonly name: string; readonly max: number };

/** An endpoint's name is its line on the wire: `GET /api/events/{id}`. */
export type Line = `${Method} /${string}`;

/** One promise between the wings: what an endpoint takes, gives, and who may call it. */
export type Endpoint = {
  readonly summary: string;
  readonly access: Access;
  /** A moderator may call it beside: it judges content, and moves no money. */
  readonly moderates?: true;
  /**
   * Who of an owner's team may call it in the owner's place. Without it a call of a business account is the owner's alone,
   * and one of a member is their own, whomever they work for.
   */
  readonly team?: readonly TeamRole[];
  /** Moves money, or hands out what was earned: where admins need a second factor, so does whoever calls it. */
  readonly touchesMoney?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Status of a success; 200 unless told. */
  readonly status?: 200 | 201 | 202;
  /** A public reply that may be kept in memory until one of these tables is written to. */
  readonly keeps?: readonly string[];
  /** Tables that it shows besides where its query says this. */
  readonly keepsWith?: Readonly<Record<string, readonly string[]>>;
  /** What says where somebody is: a reply to that is kept nowhere. */
  readonly keepsNothingWith?: readonly string[];
  /**
   * How often one household may call: calls within seconds. All writes share a limit besides; `none` is for what only a
   * signature lets in, whose sender writes for everybody, and for what its room counts in memory.
   */
  readonly limit?: { readonly calls: number; readonly seconds: number } | 'none';
  /** How often one account may call within a day, besides; the desk is not bound. */
  readonly daily?: Daily;
  /** Asks for a fresh proof of who it is first: 403 confirm_identity when the last one is some minutes old. */
  readonly confirms?: true;
  /**
   * A list that is given as a file too, at its path with `.csv`: the same filters, for the same callers, all its pages.
   * All of them have people in them: each is written into the log of the desk, and asks for a fresh proof first.
   */
  readonly csv?: 'personal';
  /** The handler reads the body itself, because its signature covers the very bytes. */
  readonly raw?: true;
};

export type Endpoints = Readonly<Record<Line, Endpoint>>;

/** Checks a feature's promises at compile time and keeps their exact types. */
export function promise<const E extends Endpoints>(endpoints: E): E {
  return endpoints;
}

type Prettify<T> = { [K in keyof T]: T[K] } & {};
type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | ParamNames<R> : never;

export type ParamsOf<L> = L extends `${Method} ${infer P}` ? { [N in ParamNames<P>]: string } : never;
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<never, never>;
export type QueryInputOf<E> = E extends { query: infer Q extends z.ZodType } ? z.input<Q> : Record<never, never>;
export type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
export type BodyInputOf<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? Prettify<z.output<R>> : never;

type Query = Readonly<Record<string, string>>;

/** The tables that a reply to this query shows; undefined where that is not said, so that it can't be kept. */
export function shownTables({ keeps, keepsWith = {} }: Endpoint, query: Query): readonly string[] | undefined {
  return keeps && [...keeps, ...Object.entries(keepsWith).flatMap(([name, tables]) => (name in query ? tables : []))];
}

/** Whether a reply to this query may be kept in memory. */
export const mayKeep = ({ keeps, keepsNothingWith = [] }: Endpoint, query: Query): boolean =>
  keeps !== undefined && !keepsNothingWith.some((name) => name in query);

/** The parts of a line. */
export function splitLine(line: string): { method: Method; path: string } {
  const [method, path] = line.split(' ') as [Method, string];
  return { method, path };
}

/** Fills a path's `{names}` and appends a query; empty values are left out. */
export function urlOf(path: string, params: Record<string, string> = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
