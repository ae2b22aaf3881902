/** For tests only: a browser that keeps pages and replies, in memory. */
import { vi } from 'vitest';

/** What is kept, by cache and address, and the scopes that a worker is registered for. */
export function aBrowserThatKeeps() {
  const all = new Map<string, Map<string, string>>();
  const scopes = new Set<string>();
  const addressOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, location.origin).href.replace(location.origin, '');
  const cacheOf = (name: string) => {
    const kept = all.get(name) ?? new Map<string, string>();
    all.set(name, kept);
    return {
      match: async (asked: Request | string) => {
        const text = kept.get(addressOf(asked));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (asked: Request | string, reply: Response) => void kept.set(addressOf(asked), await reply.text()),
      delete: async (asked: Request | string) => kept.delete(addressOf(asked)),
      keys: async () => [...kept.keys()].map((path) => new Request(location.origin + path)),
    };
  };
  vi.stubGlobal('caches', {
    has: async (name: string) => all.has(name),
    open: async (name: string) => cacheOf(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
  const getRegistration = async (at: string) => {
    const [scope] = [...scopes].filter((one) => at.startsWith(one)).toSorted((a, b) => b.length - a.length);
    return scope && { scope: location.origin + scope, unregister: async () => scopes.delete(scope) };
  };
  /** Another state than this is of a worker that is not at work yet, or never will be. */
  const worker = Object.assign(new EventTarget(), { state: 'activated' });
  const register = async (_: string, { scope }: { readonly scope: string }) => {
    scopes.add(scope);
    return { active: null, waiting: null, installing: worker };
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, getRegistration } });
  // Nothing is kept while developing.
  vi.stubEnv('DEV', false);
  const become = (state: string) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { all, scopes, become };
}
