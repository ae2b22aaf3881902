import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteBuild } from '../building/build.js';
import { factsOf, readSources, recall, remember, toLookAt } from './changed.js';
import { countPlaywright, countVitest } from './count-tests.js';
import { findBrowser } from '../find-browser.js';
import { findPostgres } from '../find-postgres.js';
import { at, toolEnv } from '../paths.js';
import { run, say } from '../run.js';
import { anotherDay, environmentOf, planners, worlds } from '../worlds.js';

/** The tools' environment without the app's own variables: a shop's real settings must not reach its tests. */
function testEnv(extra = {}) {
  const names = [...readFileSync(at('.env.example'), 'utf8').matchAll(/^#?\s*([A-Z_]+)=/gm)].map((match) => match[1]);
  const unset = Object.fromEntries(
    [...names, 'NODE_ENV', 'TEST_DATABASE_URL', 'TEST_DOORS'].map((name) => [name, undefined]),
  );
  return toolEnv({ ...unset, ...extra });
}

/** A phase that passes or fails as a whole, and ends the run when it fails: later phases would only repeat it. */
function whole(name, command, args, { after = () => {}, env = {} } = {}) {
  return {
    name,
    stops: true,
    async work(show) {
      const code = await run(command, args, { env: testEnv(env), ...show });
      if (code === 0) after();
      return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
    },
  };
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'aftersun-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(show, args, env) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return countVitest(report, await run('vitest', ['run', ...reporters, ...args], { env: testEnv(env), ...show }));
  });
}

const only = (...projects) => projects.flatMap((name) => ['--project', name]);

const doors = { name: 'door tests', work: (show) => vitest(show, only('doors'), {}) };

/** Tests in another world, files in another order: no test knows what day it is, nor what ran before it. */
function inWorld(world, { projects = [], files = [] }) {
  const name = [...projects, world.name].join(', ');
  return {
    name,
    work: (show) => vitest(show, ['--sequence.shuffle.files', ...only(...projects), ...files], environmentOf(world)),
  };
}

/**
 * The types are asked of one checker: each of several learns most types anew, four cost 69 processor seconds where one
 * costs 25 (docs/decisions, 0095). The other core has the phases beside it to do. One reading of the sources for both:
 * checking the types apart would read them a second time. `hasMemory`: what has not changed since all was well, and
 * imports nothing that has, is not looked at again (docs/decisions, 0121).
 */
function lintAndTypes({ hasMemory = false } = {}) {
  return {
    name: 'lint and types',
    stops: true,
    async work(show) {
      const sources = readSources();
      const paths = hasMemory ? toLookAt(sources, recall()) : null;
      const isAll = paths === null || paths.length > maxNamed;
      const what = isAll ? [] : paths;
      const code = isAll || what.length > 0 ? await lint(what, show) : 0;
      if (code === 0) remember(factsOf(sources));
      const looked = isAll ? 'All files' : `${what.length} files, which changed since all was well or import what did,`;
      show.onOutput?.(`${looked} were looked at.\n`);
      return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
    },
  };
}

/** Of more than so many it is quicker to read all. */
const maxNamed = 800;

const lint = (paths, show) => run('oxlint', ['--type-check', ...paths], { env: testEnv({ GOMAXPROCS: '1' }), ...show });

/** What needs no house and no database: `npm run check` should be over within a minute. */
const rulesAndViews = { name: 'rules and views', work: (show) => vitest(show, only('rules', 'views'), {}) };

/** A whole run asks them once, on a day that is not today's: whatever holds only today fails. */
const rulesAndViewsElsewhere = () => inWorld(anotherDay(), { projects: ['rules', 'views'] });

/** Doors on a server that gives rows in another order: no reply and no test hangs on the one of today's plans. */
function onPlanner({ name, settings, env = {} }, files) {
  return {
    name: `doors, ${name}`,
    async work(show) {
      const server = await findPostgres(settings);
      if (server.url === undefined) throw new Error(`These tests need a PostgreSQL server: ${server.why}.`);
      try {
        return await vitest(show, [...only('doors'), ...files], { TEST_DATABASE_URL: server.url, ...env });
      } finally {
        await server.stop();
      }
    },
  };
}

/**
 * All doors on a PostgreSQL server, which is twice as quick as the embedded database; then those that prove the database on
 * PGlite as well. Where there is no server, PGlite gets all of them.
 */
function doorsOnBoth(notes) {
  let hasServer = false;
  const onPostgres = {
    name: 'doors on PostgreSQL',
    async work(show) {
      const server = await findPostgres();
      if (server.url === undefined) {
        notes.push(`The door tests ran on PGlite only: ${server.why}.`);
        return { passed: 0, failed: 0, skipped: 1 };
      }
      hasServer = true;
      notes.push(`The door tests ran on PostgreSQL ${server.version}, those of the database on PGlite too.`);
      say(`PostgreSQL ${server.version}`);
      try {
        return await vitest(show, only('doors'), { TEST_DATABASE_URL: server.url });
      } finally {
        await server.stop();
      }
    },
  };
  const onPglite = {
    name: 'doors on PGlite',
    work: (show) => vitest(show, only('doors'), hasServer ? { TEST_DOORS: 'database' } : {}),
  };
  return [onPostgres, onPglite];
}

/** `build`: what they are told on. */
const journeysOn = (build) => ({
  name: 'browser journeys',
  needs: build,
  work: (show) =>
    withReport(async (report) => {
      const browser = await findBrowser({ isShell: true });
      say(`Browser: ${browser}`);
      const env = testEnv({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
      const reporters = 'list,json,./e2e/count-assertions.ts';
      // Killed by SIGTERM it leaves its houses behind, and their ports to nobody.
      const how = { env, endedBy: 'SIGINT', ...show };
      const code = await run('playwright', ['test', '--workers=2', `--reporter=${reporters}`], how);
      return countPlaywright(report, code);
    }),
});

/**
 * The stages of a run (stages.js). Two cores have something to do when one phase waits: what is quick and stops the rest
 * comes first, then all tests, those in a browser beside the others. Lint, which has one core's worth of work, is in the
 * shorter lane, and nobody waits for its end but the journeys. `notes` collects the sentences that end it.
 */
export function stagesFor({ kind, files, isByChance }, notes) {
  const build = whole('build', 'npm', ['run', '--silent', 'build'], { after: noteBuild });
  const journeys = journeysOn(build);
  if (kind === '--journeys') return [[[build, journeys]]];
  if (kind === '--any-day') return [[worlds.map((world) => inWorld(world, { files }))]];
  if (kind === '--any-order') {
    const asked = isByChance ? planners.slice(-1) : planners;
    return [[asked.map((planner) => onPlanner(planner, files))]];
  }
  const order = [
    whole('format', 'oxfmt', ['--check']),
    whole('nothing unused', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  ];
  if (kind === '--check') return [[[lintAndTypes({ hasMemory: true })], [...order, rulesAndViews]]];
  if (kind === '--fast') {
    notes.push('The door tests ran on PGlite only, as asked for.');
    return [
      [
        [...order, build, doors],
        [lintAndTypes(), rulesAndViews],
      ],
    ];
  }
  return [
    [
      [...order, build, rulesAndViewsElsewhere(), ...doorsOnBoth(notes)],
      [lintAndTypes(), journeys],
    ],
  ];
}
