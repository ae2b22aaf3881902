import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { memoryEnv, memoryFlags } from './memory.js';
import { at, projectNode, root, toolEnv } from './paths.js';

/**
 * Runs a server, or a command of one, under the project's Node, in the foreground. Where a process can become another
 * one, we become it: who only waits for a server takes a sixth of its memory. Elsewhere (Windows, an older Node) we start
 * it: it gets our signals, and its exit code becomes ours.
 */
export async function serve(entry, mode, args = []) {
  const settings = existsSync(at('.env')) ? ['--env-file=.env'] : [];
  const command = [...memoryFlags, ...settings, entry, ...args];
  const env = toolEnv({ ...memoryEnv, NODE_ENV: mode });
  if (process.execve === undefined || process.platform === 'win32') return start(command, env);
  process.chdir(root);
  return process.execve(projectNode, [projectNode, ...command], env);
}

/** npm and a terminal often deliver one Ctrl-C twice, so what follows within a second is not passed on again. */
function start(command, env) {
  return new Promise((resolve) => {
    const server = spawn(projectNode, command, { cwd: root, env, stdio: 'inherit' });
    let last = -Infinity;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        const now = performance.now();
        const first = last === -Infinity;
        const repeated = now - last < 1000;
        last = now;
        // A terminal's Ctrl-C has reached the server already: it goes to all that runs in the foreground.
        if (repeated || (first && signal === 'SIGINT' && process.stdin.isTTY)) return;
        server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      });
    server.on('error', (error) => {
      process.stderr.write(`The server did not start: ${error.message}\n`);
      process.exitCode = 1;
      resolve();
    });
    server.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
  });
}
