/** Which methods an address takes: what a 405 has to say (RFC 9110 sections 10.2.1 and 15.5.6). */
import type { Hono } from 'hono';
import type { AppEnv } from '../call.ts';

/** Middleware is mounted for all methods and answers for no address. */
const forAll = 'ALL';

/** A mounted path as a pattern: `/api/events/:id`, `/share/:kind/:file{.+\.png}`. */
const patternOf = (path: string) => {
  const named = path.replace(/\{[^}]*\}/g, '').replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${named.replace(/:\w+/g, '[^/]+')}$`);
};

/**
 * A function that gives the methods of a path, in the order of the alphabet; none for an address that there isn't. What
 * can be read answers HEAD as well. The list is made at the first question, when everything is mounted.
 */
export function methodsOf(app: Hono<AppEnv>): (path: string) => string[] {
  let mounted: { readonly method: string; readonly pattern: RegExp }[] | undefined;
  return (path) => {
    mounted ??= app.routes
      .filter(({ method }) => method !== forAll)
      .map((route) => ({ method: route.method, pattern: patternOf(route.path) }));
    const methods = mounted.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted();
  };
}
