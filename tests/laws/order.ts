import { importsOf } from './places.ts';
import { child, lineAt, nodesOf } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'libs'];

/** No drawers: a folder named for nothing collects everything. */
export function drawerFolders(tree: Tree): string[] {
  return [...tree.keys()].filter((path) =>
    path
      .split('/')
      .slice(0, -1)
      .some((folder) => drawers.includes(folder)),
  );
}

const stripeHomes = [
  { what: /^stripe($|\/)/, home: 'src/features/payments/server/stripe' },
  { what: /^@stripe\//, home: 'src/features/payments/web/card/stripe' },
];

/** Stripe is imported in files of its name, in one folder of each wing: changing the provider must not be a hunt. */
export function strayStripe(tree: Tree): string[] {
  return importsOf(tree)
    .filter(({ from, to }) =>
      stripeHomes.some(({ what, home }) => to !== undefined && what.test(to) && !from.startsWith(home)),
    )
    .map(({ at, to }) => `${at} imports ${to}`);
}

const databaseFolder = 'src/kit/server/database/';
const databaseDoor = 'src/kit/server/db.ts';
const drivers = /^(pg|@electric-sql\/.*|drizzle-orm\/(node-postgres|pglite)(\/.*)?)$/;

/** Drivers are imported in one folder, and the folder through its door: an upgrade must not be a hunt. */
export function strayDrivers(tree: Tree): string[] {
  return importsOf(tree)
    .filter(({ from }) => from !== databaseDoor && !from.startsWith(databaseFolder))
    .filter(({ to }) => to !== undefined && (drivers.test(to) || to.startsWith(databaseFolder)))
    .map(({ at, to }) => `${at} imports ${to}`);
}

const environmentReaders = ['src/kit/server/env.ts', 'src/kit/server/testing.ts'];

/** The environment is read once, in one file; how tests find their database is the one other thing. */
export function strayEnvironment(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => !environmentReaders.includes(path) && !isTest(path))
    .flatMap(([path, source]) =>
      nodesOf(path, source)
        .filter((node) => node.type === 'MemberExpression' && child(node, 'object')?.['name'] === 'process')
        .filter((node) => child(node, 'property')?.['name'] === 'env' || child(node, 'property')?.['value'] === 'env')
        .map((node) => `${path}:${lineAt(source, node.start)} reads process.env`),
    );
}

/** A page only composes features. */
export function longPages(tree: Tree): string[] {
  return [...tree]
    .filter(([path, source]) => path.startsWith('src/app/web/routes/') && source.split('\n').length - 1 > 120)
    .map(([path]) => `${path} has more than 120 lines`);
}
