/** Starts and ends the tests' mail server as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CaughtMail } from './mail-parts.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** On a port of its choice, or on the one where another was before. */
export async function startMailServer(port = 0) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mail-server.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The mail server did not start.'))),
  ])) as [string];
  const ports = JSON.parse(line) as { smtp: number; http: number };
  const ask = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${ports.http}${path}`);
    return (await reply.json()) as { mails: CaughtMail[]; stalled: number };
  };
  return {
    port: ports.smtp,
    url: `smtp://127.0.0.1:${ports.smtp}`,
    mails: async () => (await ask('/')).mails,
    mailsTo: async (address: string) => (await ask(`/?${new URLSearchParams({ to: address })}`)).mails,
    /** How many mails were read and not answered. */
    stalled: async () => (await ask('/')).stalled,
    stall: () => ask('/stall'),
    release: () => ask('/release'),
    /** As if it had just been started. */
    forget: async () => {
      await ask('/release');
      await ask('/forget');
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Without a goodbye, as machines die. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
