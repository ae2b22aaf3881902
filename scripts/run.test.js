import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const tool = `
  process.on('SIGINT', () => { console.log('tidied up'); process.exit(0); });
  setInterval(() => undefined, 1000);
  console.log('there');`;

const starter = (how) => `
  import { onSignals, run } from './run.js';
  onSignals(() => undefined);
  await run(process.execPath, ['-e', ${JSON.stringify(tool)}], ${JSON.stringify(how)});`;

/** What a tool says that somebody started who is ended. */
async function saidWhenEnded(how) {
  const started = spawn(process.execPath, ['--input-type=module', '-e', starter(how)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  started.stdout.on('data', (bytes) => {
    said += bytes;
    if (said === 'there\n') started.kill('SIGTERM');
  });
  await once(started, 'close');
  return said;
}

it('ends a tool by the signal that has it tidy up', async () => {
  expect(await saidWhenEnded({ endedBy: 'SIGINT' })).toBe('there\ntidied up\n');
  expect(await saidWhenEnded({})).toBe('there\n');
});
