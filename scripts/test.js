import { readAsked } from './testing/asked.js';
import { requireNode } from './node-version.js';
import { bringShell } from './find-browser.js';
import { bringPostgres } from './find-postgres.js';
import { ensureInstalled } from './install.js';
import { pace } from './testing/pace.js';
import { stagesFor } from './testing/phases.js';
import { onSignals, say, secondsSince } from './run.js';
import { processorSeconds, runStages } from './testing/stages.js';
import { isGood, summarize } from './testing/summary.js';

/**
 * `npm test`: every proof there is. `npm test -- --fast` leaves out the browser and PostgreSQL; `npm run check`
 * (--check) leaves out the build as well; `npm run test:e2e` (--journeys) is the browser alone, `npm run test:any-day`
 * (--any-day) the unit and door tests in each of the worlds of worlds.js, `npm run test:any-order` (--any-order) the doors
 * on each of its planners. Both take files to run instead of all, and `npm run test:any-order -- --chance` asks only the
 * last of the planners.
 */
requireNode();
const asked = readAsked(process.argv.slice(2));
if (asked.fault !== undefined) {
  process.stderr.write(`${asked.fault}\n`);
  process.exit(1);
}
let interruption;
onSignals((code) => {
  // What runs has been told to end; phases then tidy up after themselves. A second signal ends at once.
  if (interruption !== undefined) process.exit(code);
  interruption = code;
});
const notes = [];
const paceBefore = pace();
const start = performance.now();
const before = processorSeconds();
let rows;
try {
  await ensureInstalled();
  // What a whole run needs of Debian comes beside the build and lint: who can't do without it says what failed.
  if (asked.kind === undefined) {
    void bringShell();
    bringPostgres().catch(() => {});
  }
  rows = await runStages(stagesFor(asked, notes), () => interruption !== undefined);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  rows = [{ name: 'install', passed: 0, failed: 1, skipped: 0, seconds: 0 }];
}
const after = processorSeconds();
const [busy, idle] = ['busy', 'idle'].map((kind) => Math.round(after[kind] - before[kind]));
notes.push(
  `All of it took ${Math.round(secondsSince(start))} s, in which the processors worked ${busy} s and rested ${idle} s.`,
  `A fixed piece of work took it ${paceBefore} ms before and ${pace()} ms after.`,
);
say(summarize(rows, notes));
process.exitCode = interruption ?? (isGood(rows) ? 0 : 1);
