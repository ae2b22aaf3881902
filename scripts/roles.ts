/**
 * Writes docs/roles.md, who may call which endpoint, from the contracts: `npm run roles` after a promise was changed. A
 * test fails when it was forgotten (tests/laws/roles.test.ts); what the house really does is walked by
 * src/app/server/access.test.ts (decision 0074).
 */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { splitLine, teamRoles, type Endpoint, type Endpoints } from '../src/kit/shared/endpoint.ts';

/** Whom the house knows, in the order of the columns; the team's parts stand between a business and the desk. */
const callers = ['visitor', 'traveller', 'business', ...teamRoles, 'moderator', 'admin'] as const;
type Caller = (typeof callers)[number];

const yes = '●';
/** Only what is one's own: the member whom the path names. */
const own = '○';

/** Whether somebody may call it; whoever works for an owner is asked for their part, and is a member besides. */
function mark(caller: Caller, { access, moderates, team }: Endpoint): string {
  const part = teamRoles.find((role) => role === caller);
  if (access === 'public' || caller === 'admin') return yes;
  if (caller === 'visitor') return '';
  if (part && (team !== undefined || access === 'business')) return team?.includes(part) ? yes : '';
  if (access === 'member') return yes;
  if (access === 'self') return own;
  if (access === 'business' && caller === 'business') return yes;
  return caller === 'moderator' && moderates ? yes : '';
}

/** What is asked for besides: a fresh proof of who it is, and a second factor where admins need one. */
const besides = ({ confirms, csv, touchesMoney }: Endpoint): string =>
  [
    confirms ? 'fresh proof' : '',
    csv ? 'as a file: fresh proof' : '',
    touchesMoney ? 'second factor, where admins need one' : '',
  ]
    .filter(Boolean)
    .join('; ');

const byPath = ([one]: [string, Endpoint], [other]: [string, Endpoint]): number => {
  const [a, b] = [splitLine(one), splitLine(other)];
  return a.path === b.path ? a.method.localeCompare(b.method) : a.path < b.path ? -1 : 1;
};

/** A table whose columns stand under each other, as the formatter writes them. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => [...(row[at] ?? '')].length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const rule = line([], '-');
  return [line(head), rule, ...rows.slice(1).map((row) => line(row))].join('\n');
}

/** The page, of all promises of the house. */
export function rolesPage(contracts: readonly Endpoints[]): string {
  const all = contracts.flatMap((endpoints) => Object.entries(endpoints)).toSorted(byPath);
  const rows = all.map(([line, endpoint]) => [
    `\`${line}\``,
    ...callers.map((caller) => mark(caller, endpoint)),
    besides(endpoint),
  ]);
  return `# Who may call what

Written by \`npm run roles\` from the contracts: nobody edits this page. ${yes} may call it, for what is theirs; ${own} for
the member whom the path names, and nobody else. Editor, door and finance are parts in an owner's team, who call in the
owner's place what a business calls. What is somebody else's answers as what does not exist.

${tableOf([['Endpoint', ...callers, 'Besides'], ...rows])}
`;
}

const isContract = 'src/**/*{contract,endpoints}.ts';

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const files = globSync(isContract, { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<{ endpoints?: Endpoints }>),
  );
  writeFileSync(join(root, 'docs/roles.md'), rolesPage(modules.flatMap(({ endpoints }) => endpoints ?? [])));
}
