import { spawn } from 'node:child_process';
import { root, toolEnv } from './paths.js';

const terminal = process.stdout.isTTY;
const frames = ['|', '/', '-', '\\'];
/** What runs, and the signal that ends each together with all it has started. */
const running = new Map();

/** Writes one plain line. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

export const secondsSince = (start) => (performance.now() - start) / 1000;

/** Shows that something goes on: a spinner on a terminal, elsewhere a line every ten seconds. Returns how to end it. */
function showProgress(label) {
  const start = performance.now();
  let frame = 0;
  const tick = () => {
    const seconds = Math.round(secondsSince(start));
    if (terminal) process.stdout.write(`\r${frames[frame++ % frames.length]} ${label} … ${seconds} s `);
    else say(`  ${label} … ${seconds} s`);
  };
  if (!terminal) say(`${label} …`);
  const timer = setInterval(tick, terminal ? 200 : 10_000);
  return (word) => {
    clearInterval(timer);
    say(`${terminal ? '\r' : ''}${label}: ${word} (${secondsSince(start).toFixed(1)} s)`);
  };
}

/**
 * Starts a command of the project and remembers it, so that it is ended when we are: by `endedBy`, where it is not SIGTERM that
 * has it end what it started itself. Resolves to its exit code.
 */
export function run(
  command,
  args,
  { env = toolEnv(), cwd = root, stdio = 'inherit', onOutput, endedBy = 'SIGTERM' } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    running.set(child, endedBy);
    child.stdout?.on('data', (bytes) => onOutput?.(bytes));
    child.stderr?.on('data', (bytes) => onOutput?.(bytes));
    child.on('error', (error) => {
      running.delete(child);
      onOutput?.(`${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Runs a command behind a progress line; its output is shown only when it fails. Throws then. */
export async function runQuietly(label, command, args, options = {}) {
  const end = showProgress(label);
  const output = [];
  const onOutput = (bytes) => output.push(String(bytes));
  const code = await run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], onOutput });
  end(code === 0 ? 'done' : 'failed');
  if (code === 0) return output.join('');
  process.stderr.write(output.join(''));
  throw new Error(`${label} failed: "${[command, ...args].join(' ')}" ended with ${code}`);
}

/** Ends what runs at SIGINT, SIGTERM and SIGHUP, then lets `after` clean up and decide how to end. */
export function onSignals(after) {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.on(signal, () => {
      for (const [child, endedBy] of running) child.kill(endedBy);
      after(code);
    });
}
