import { requireNode } from './node-version.js';
import { ensureInstalled } from './install.js';
import { phasesFor } from './phases.js';
import { onSignals, say, secondsSince } from './run.js';
import { isGood, summarize } from './summary.js';

/**
 * `npm test`: every proof there is. `npm test -- --fast` leaves out the browser and PostgreSQL; `npm run check`
 * (--check) leaves out the build as well; `npm run test:e2e` (--journeys) is the browser alone, `npm run test:any-day`
 * (--any-day) the unit and door tests in each of the worlds of worlds.js.
 */
const kinds = ['--fast', '--check', '--journeys', '--any-day'];

async function runPhase({ name, work }) {
  say(`\n== ${name}`);
  const start = performance.now();
  const counts = await work().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { name, ...counts, seconds: secondsSince(start) };
}

async function runPhases(phases, interrupted) {
  const rows = [];
  let stopped = false;
  for (const phase of phases) {
    const row = stopped || interrupted() ? { name: phase.name } : await runPhase(phase);
    rows.push(row);
    if (phase.stops && row.failed > 0) stopped = true;
  }
  return rows;
}

requireNode();
const kind = process.argv[2];
if (kind !== undefined && !kinds.includes(kind)) {
  process.stderr.write(`Unknown option ${kind}. Known: ${kinds.join(', ')}\n`);
  process.exit(1);
}
let interruption;
onSignals((code) => {
  // What runs has been told to end; phases then tidy up after themselves. A second signal ends at once.
  if (interruption !== undefined) process.exit(code);
  interruption = code;
});
const notes = [];
let rows;
try {
  await ensureInstalled();
  rows = await runPhases(phasesFor(kind, notes), () => interruption !== undefined);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  rows = [{ name: 'install', passed: 0, failed: 1, skipped: 0, seconds: 0 }];
}
say(summarize(rows, notes));
process.exitCode = interruption ?? (isGood(rows) ? 0 : 1);
