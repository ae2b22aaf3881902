import { cpus } from 'node:os';
import { say, secondsSince } from '../run.js';

/**
 * A run is a list of stages, one after the other; a stage is a list of lanes, side by side; a lane is a list of phases:
 * { name, stops, work(show) }. `show` tells `run` where output goes: a phase that runs alone is seen as it goes on, beside
 * others its output is kept and shown whole at its end. A phase that `stops` and fails lets no other begin. One that
 * `needs` another waits until that has ended, in whichever lane of its stage.
 */
export async function runStages(stages, isInterrupted = () => false) {
  const rows = stages.flat(2).map(({ name }) => ({ name }));
  const running = new Map();
  let stopped = false;
  let place = 0;
  for (const lanes of stages) {
    const isAlone = lanes.length === 1;
    const end = isAlone ? () => {} : tellWhatRuns(running);
    const ended = new Map(lanes.flat().map((phase) => [phase, signal()]));
    const ends = lanes.map(async (phases) => {
      const first = place;
      place += phases.length;
      for (const [index, phase] of phases.entries()) {
        await ended.get(phase.needs)?.promise;
        if (stopped || isInterrupted()) break;
        running.set(phase.name, performance.now());
        const row = await (isAlone ? runAlone(phase) : runBeside(phase));
        running.delete(phase.name);
        rows[first + index] = row;
        if (phase.stops && row.failed > 0) stopped = true;
        ended.get(phase).resolve();
      }
      // Whoever needs one of those that were not begun is not left waiting.
      for (const phase of phases) ended.get(phase).resolve();
    });
    await Promise.all(ends);
    end();
  }
  return rows;
}

/** A promise that somebody else resolves. */
function signal() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

function runAlone(phase) {
  say(`\n== ${phase.name}`);
  return timed(phase, { stdio: 'inherit' }, (line) => process.stderr.write(`${line}\n`));
}

async function runBeside(phase) {
  const kept = [];
  say(`.. ${phase.name} begins`);
  const show = { stdio: ['ignore', 'pipe', 'pipe'], onOutput: (bytes) => kept.push(Buffer.from(bytes)) };
  const row = await timed(phase, show, (line) => kept.push(Buffer.from(`${line}\n`)));
  say(`\n== ${phase.name}, after ${row.seconds.toFixed(1)} s\n${Buffer.concat(kept).toString().trimEnd()}`);
  return row;
}

async function timed({ name, work }, show, complain) {
  const start = performance.now();
  const counts = await work(show).catch((error) => {
    complain(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { name, ...counts, seconds: secondsSince(start) };
}

/** A line every half minute: somebody who waits wants to know that something goes on. */
function tellWhatRuns(running) {
  const timer = setInterval(() => {
    const names = [...running].map(([name, start]) => `${name} (${Math.round(secondsSince(start))} s)`);
    say(`.. ${names.join(', ')}`);
  }, 30_000);
  return () => clearInterval(timer);
}

/**
 * Seconds that the machine's processors have worked and have had nothing to do, since it was started. Asked of the machine
 * and not of our own children: a browser is told to end with its windows, which nobody has waited for, and half of what a
 * journey costs would be missing. Whoever else works on the machine is counted too.
 */
export function processorSeconds() {
  const times = cpus().map(({ times }) => times);
  const sum = (names) => times.reduce((total, one) => total + names.reduce((part, name) => part + one[name], 0), 0);
  return { busy: sum(['user', 'nice', 'sys', 'irq']) / 1000, idle: sum(['idle']) / 1000 };
}
