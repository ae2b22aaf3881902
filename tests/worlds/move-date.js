/**
 * Moves this realm's clock by so many milliseconds; time goes on from there. A function of its own that needs nothing
 * around it: a browser is given its text (e2e/test.ts).
 */
export function moveDate(ahead) {
  const Machine = Date;
  const now = () => Machine.now() + ahead;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => String(new Machine(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
