/** Starts the stand-in of the tax office in a process of its own, and tells it what to do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Control } from './office.ts';

export type StandInOffice = Awaited<ReturnType<typeof startOffice>>;

/** `tls`: a folder with its certificates; in the open without. */
export async function startOffice(tls?: string) {
  const program = fileURLToPath(new URL('office-process.ts', import.meta.url));
  const child = spawn(process.execPath, tls === undefined ? [program] : [program, tls], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [port] = (await once(lines, 'line')) as [string];
  const base = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  return {
    base,
    /** Sets it, and gives what it has: each invoice's name with its state. */
    control: async (wanted: Control): Promise<[name: string, kept: { state: string }][]> =>
      (await fetch(`${base}/control`, { method: 'POST', body: JSON.stringify(wanted) })).json(),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
