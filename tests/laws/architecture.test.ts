import { describe, expect, it } from 'vitest';
import { waysTo } from './carried.ts';
import { closedDoors, fileCycles, roomCycles, strays, upwardImports, wingCrossings } from './doors.ts';
import { drawerFolders, longPages, strayDrivers, strayEnvironment, strayStripe } from './order.ts';
import { machineTime } from './clock.ts';
import { tradeWords } from './ground.ts';
import { inventedTree, readTree, readWords } from './tree.ts';

const house = readTree('src');

/** One file that imports another, in each of the ways an import can be written. */
const ways: ((to: string) => string)[] = [
  (to) => `import { a } from '${to}';`,
  (to) => `import type { A } from '${to}';`,
  (to) => `import '${to}';`,
  (to) => `export * from '${to}';`,
  (to) => `export type { A } from '${to}';`,
  (to) => `const a = await import('${to}');`,
  (to) => `const a = await import(\`${to}\`);`,
  (to) => `type A = import('${to}').A;`,
  (to) => `const all = import.meta.glob('${to}');`,
];

const one = (from: string, to: string, way = ways[0]) => inventedTree({ [from]: way?.(to) ?? '' });

it('reads the house, not an empty folder', () => {
  expect(house.size).toBeGreaterThanOrEqual(30);
});

describe('every file stands on a floor', () => {
  it('holds', () => expect(strays(house)).toEqual([]));
  it.each(['src/loose.ts', 'src/features/loose.ts', 'src/market/loose.ts', 'src/shed/a.ts'])('finds %s', (path) => {
    expect(strays(inventedTree({ [path]: '' }))).toHaveLength(1);
  });
  it('finds an import that cannot be read', () => {
    expect(strays(inventedTree({ 'src/kit/server/a.ts': 'await import(name);' }))).toHaveLength(1);
  });
});

describe('law 1: imports go down', () => {
  it('holds', () => expect(upwardImports(house)).toEqual([]));
  it.each(ways.map((way) => [way('#features/events/contract.ts'), way] as const))('finds %s', (_, way) => {
    expect(upwardImports(one('src/kit/shared/a.ts', '#features/events/contract.ts', way))).toHaveLength(1);
  });
  it.each([
    ['src/kit/server/a.ts', '#market/town/town.ts'],
    ['src/market/listings/server/a.ts', '#features/events/server/service.ts'],
    ['src/market/town/dates.ts', '#app/server/tasks.ts'],
  ])('finds %s reaching for %s', (from, to) => expect(upwardImports(one(from, to))).toHaveLength(1));
  it('finds a room that climbs to the roof by a relative path', () => {
    expect(upwardImports(one('src/features/events/server/service.ts', '../../../app/server/tasks.ts'))).toHaveLength(1);
  });
  it('lets a test boot the house', () => {
    expect(upwardImports(one('src/features/events/server/routes.test.ts', '#app/server/build-api.ts'))).toEqual([]);
    expect(upwardImports(one('src/kit/server/serve.test.ts', '#app/server/build-api.ts'))).toHaveLength(1);
  });
});

describe('law 2: the wings never meet', () => {
  it('holds', () => expect(wingCrossings(house)).toEqual([]));
  it.each([
    ['src/features/events/web/queries.ts', '../server/service.ts'],
    ['src/features/events/server/routes.ts', '../web/queries.ts'],
    ['src/features/events/web/event-card.test.tsx', '../server/factory.ts'],
    ['src/features/events/contract.ts', './server/table.ts'],
    ['src/features/events/rules.ts', '#kit/web/api.ts'],
    ['src/kit/shared/money.ts', '#kit/server/env.ts'],
    ['src/kit/web/api.ts', '#kit/server/serve.ts'],
    ['src/app/web/server.ts', '#app/server/build-api.ts'],
    ['src/kit/shared/money.ts', 'node:fs'],
  ])('finds %s entering %s', (from, to) => expect(wingCrossings(one(from, to))).toHaveLength(1));
  it('finds a mere type', () => {
    expect(wingCrossings(one('src/kit/web/api.ts', '#kit/server/serve.ts', ways[1]))).toHaveLength(1);
  });
});

describe('law 3: a neighbour is entered by a door', () => {
  it('holds', () => expect(closedDoors(house)).toEqual([]));
  it.each([
    ['src/features/search/server/service.ts', '#features/events/server/seed.ts'],
    ['src/features/search/server/service.ts', '../../events/server/routes.ts'],
    ['src/features/search/server/service.ts', '#features/orders/server/offers/places.ts'],
    ['src/features/search/web/results.tsx', '#features/events/page-messages.ts'],
    ['src/features/search/web/results.tsx', '#features/events/web/event-card.tsx'],
    ['src/features/search/web/results.tsx', '#features/events/messages.ts'],
    ['src/features/search/messages.ts', '#features/events/messages.ts'],
    ['src/features/events/server/service.ts', './routes.test.ts'],
    ['src/features/events/server/service.ts', './testing.ts'],
  ])('finds %s entering %s', (from, to) => expect(closedDoors(one(from, to))).toHaveLength(1));
  it.each([
    ['src/features/search/web/results.tsx', '#features/events/contract.ts'],
    ['src/features/search/rules.ts', '#features/events/rules.ts'],
    ['src/features/search/web/results.tsx', '#features/rentals/stay.ts'],
    ['src/features/search/server/rush.ts', '#features/events/server/table.ts'],
    ['src/features/search/server/service.ts', '#features/events/server/service.ts'],
    ['src/features/search/server/service.ts', '#features/orders/server/doors/buying.ts'],
    ['src/features/orders/server/table.ts', '#features/auth/server/table.ts'],
    ['src/features/orders/server/routes.test.ts', '#features/events/server/factory.ts'],
    ['src/features/orders/server/testing.ts', '#features/events/server/factory.ts'],
    ['src/app/web/routes/index.tsx', '#features/events/web/events-section.tsx'],
    ['src/features/events/web/event-page.tsx', '#market/listings/web/detail/detail-page.tsx'],
    ['src/market/listings/web/fields/place-field.tsx', '#market/map/web/place-map.tsx'],
  ])('lets %s enter %s', (from, to) => expect(closedDoors(one(from, to))).toEqual([]));
});

describe('law 4: no room needs itself through a neighbour', () => {
  const service = (room: string) => `src/features/${room}/server/service.ts`;
  const needs = (room: string) => `import { a } from '#features/${room}/server/service.ts';`;

  it('holds', () => expect(roomCycles(house)).toEqual([]));
  it('finds a ring of three', () => {
    const ring = inventedTree({ [service('a')]: needs('b'), [service('b')]: needs('c'), [service('c')]: needs('a') });
    expect(roomCycles(ring)).toEqual([expect.stringContaining('a → b → c → a')]);
  });
  it('finds two areas of the market that need each other', () => {
    const pair = inventedTree({
      'src/market/map/plan.ts': "import { a } from '#market/town/town.ts';",
      'src/market/town/town.ts': "import { b } from '#market/map/bay.ts';",
    });
    expect(roomCycles(pair)).toHaveLength(1);
  });
  it('finds a ring closed by a type of a contract', () => {
    const ring = inventedTree({
      [service('a')]: needs('b'),
      'src/features/b/contract.ts': "import type { A } from '#features/a/contract.ts';",
    });
    expect(roomCycles(ring)).toHaveLength(1);
  });
  it('lets two tables reference each other', () => {
    const pair = inventedTree({
      'src/features/a/server/table.ts': "import { b } from '#features/b/server/table.ts';",
      'src/features/b/server/table.ts': "import { a } from '#features/a/server/table.ts';",
    });
    expect(roomCycles(pair)).toEqual([]);
  });
});

describe('law 5: no file needs itself through others', () => {
  const [a, b, c] = ['src/kit/server/a.ts', 'src/kit/server/b.ts', 'src/kit/server/c.ts'];

  it('holds', () => expect(fileCycles(house)).toEqual([]));
  it.each(ways)('finds a ring of three, written %s', (way) => {
    const ring = inventedTree({ [a]: way('./b.ts'), [b]: way('./c.ts'), [c]: way('./a.ts') });
    expect(fileCycles(ring)).toEqual([`${a} → ${b} → ${c} → ${a}`]);
  });
  it('lets two files need a third', () => {
    const tree = inventedTree({ [a]: "import { c } from './c.ts';", [b]: "import { c } from './c.ts';", [c]: '' });
    expect(fileCycles(tree)).toEqual([]);
  });
});

describe('no file knows what day it is', () => {
  it('holds, for tests and tools too', () => {
    expect(machineTime(readTree('src', 'tests', 'e2e', 'bench', 'scripts'))).toEqual([]);
  });
  it.each([
    'const now = new Date();',
    'const now = new Date;',
    'const now = Date();',
    'const at = Date.now();',
    "const at = Date['now']();",
    'const clock = Date.now;',
    "import { systemClock } from '#kit/shared/clock.ts';",
  ])('finds %s', (source) => {
    expect(machineTime(inventedTree({ 'src/features/events/web/a.tsx': source }))).toHaveLength(1);
  });
  it.each(["const day = new Date('2026-08-21');", 'const day = Date.UTC(2026, 7, 21);', 'const now = clock();'])(
    'lets %s pass',
    (source) => expect(machineTime(inventedTree({ 'src/features/events/rules.ts': source }))).toEqual([]),
  );
  it('lets an entry hand in the clock of the machine', () => {
    const source = "import { systemClock } from '#kit/shared/clock.ts';";
    expect(machineTime(inventedTree({ 'src/app/server/main.ts': source }))).toEqual([]);
  });
});

describe('the kit knows nothing of the trade', () => {
  it('holds', () => expect(tradeWords(new Map([...house, ...readWords('src/kit')]))).toEqual([]));
  it.each(['type Listing = 1;', '/** Rentals of a day. */', "const place = 'Benidorm';"])('finds %s', (source) => {
    expect(tradeWords(inventedTree({ 'src/kit/shared/a.ts': source }))).toHaveLength(1);
    expect(tradeWords(inventedTree({ 'src/market/town/a.ts': source }))).toEqual([]);
  });
});

describe('good order', () => {
  it('has no drawers', () => expect(drawerFolders(house)).toEqual([]));
  it('finds a drawer', () => expect(drawerFolders(inventedTree({ 'src/kit/utils/a.ts': '' }))).toHaveLength(1));
  it('keeps Stripe in files of its name', () => expect(strayStripe(house)).toEqual([]));
  it('finds Stripe elsewhere', () => {
    expect(strayStripe(one('src/features/payments/server/service.ts', 'stripe'))).toHaveLength(1);
    expect(strayStripe(one('src/features/payments/server/stripe/stripe.ts', 'stripe'))).toEqual([]);
  });
  it('keeps drivers of databases in one folder with one door', () => expect(strayDrivers(house)).toEqual([]));
  it.each(['pg', '@electric-sql/pglite', 'drizzle-orm/node-postgres', '#kit/server/database/prepared.ts'])(
    'finds %s elsewhere',
    (what) => {
      expect(strayDrivers(one('src/features/orders/server/service.ts', what))).toHaveLength(1);
      expect(strayDrivers(one('src/kit/server/database/a.ts', what))).toEqual([]);
    },
  );
  it('reads the environment in one file', () => expect(strayEnvironment(house)).toEqual([]));
  it.each(['process.env.PORT', "process['env']['PORT']", 'const { PORT } = process.env'])('finds %s', (source) => {
    expect(strayEnvironment(inventedTree({ 'src/kit/server/a.ts': source }))).toHaveLength(1);
  });
  it('keeps pages short', () => expect(longPages(house)).toEqual([]));
  it('finds a long page', () => {
    expect(longPages(inventedTree({ 'src/app/web/routes/a.tsx': '\n'.repeat(121) }))).toHaveLength(1);
  });
});

describe('zod stays out of the browser, where it tries to write code and the policy of the page says no', () => {
  it('holds', () => expect(waysTo('zod', house)).toEqual([]));
  it('finds a contract that a view asks for a value, and lets it have its types and facts', () => {
    const tree = inventedTree({
      'src/features/a/contract.ts': "import { z } from 'zod';\nexport const A = z.string();",
      'src/features/a/facts.ts': "import { A } from './contract.ts';\nexport const facts = [A];",
      'src/features/a/web/typed.tsx': "import type { A } from '../contract.ts';\nimport { facts } from '../facts.ts';",
      'src/features/a/web/valued.tsx': "import { A } from '../contract.ts';",
    });
    expect(waysTo('zod', tree)).toEqual(['src/features/a/web/valued.tsx → src/features/a/contract.ts → zod']);
  });
});
