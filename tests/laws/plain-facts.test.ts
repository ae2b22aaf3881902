import { expect, it } from 'vitest';
import { isFactsFile, plain } from '../../scripts/building/plain-facts.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/features/*/*facts.ts',
  '/src/market/*/facts.ts',
  '/src/kit/shared/*/facts.ts',
]);
const names = Object.keys(modules);

it('finds the facts of rooms, and nothing else', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(`/house${name}`).toMatch(isFactsFile);
  expect('/house/src/features/events/contract.ts').not.toMatch(isFactsFile);
});

it.each(names)('%s is the same in the browser as on the server', async (name) => {
  const told = await modules[name]?.();
  const shown: unknown = await import(`data:text/javascript,${encodeURIComponent(plain(told ?? {}))}`);
  expect({ ...(shown as object) }).toEqual({ ...told });
});

it('refuses what is more than data', () => expect(() => plain({ facts: { check: () => true } })).toThrow('facts'));
