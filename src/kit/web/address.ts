/**
 * The addresses of this site, as types alone. The kit knows no page: the app registers its route tree with the router
 * (app/web/route-tree.gen.ts), and what is not in it does not compile as a link.
 */
import type { InferFullSearchSchemaInput, RegisteredRouter, SearchSchemaInput } from '@tanstack/react-router';

type Pages = RegisteredRouter['routesByPath'];

/** `/events/$id` as a link writes it. */
type Filled<Path> = Path extends `${infer Before}$${string}` ? `${Before}${string}` : Path;

/** A path of this site: `/search`, `/events/123`. */
export type Address = Filled<keyof Pages>;

/** What may follow the `?` of an address; each page says it (`Asked`). */
export type SearchOf<To extends Address> = To extends unknown
  ? { [Path in keyof Pages]: To extends Filled<Path> ? InferFullSearchSchemaInput<Pages[Path]> : never }[keyof Pages]
  : never;

/** For a page's `validateSearch`: what links to it may ask. What arrives may be anything, and is read where it is used. */
export type Asked<Search> = Search & SearchSchemaInput;

/** What follows the `?` of an address that somebody typed. */
export type Typed = Readonly<Record<string, unknown>>;
