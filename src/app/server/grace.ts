/** SIGTERM answers what is in flight, then leaves, within 15 s (quality, Durability). */
import type { Server } from 'node:http';
import type { Log } from '#kit/server/log.ts';

const patienceMs = 10_000;
const lastCallMs = 14_000;

export function closeWithGrace(server: Server, close: () => Promise<void>, log: Log): void {
  let isClosing = false;
  const leave = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), lastCallMs).unref();
    const answered = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    await answered;
    clearTimeout(impatient);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void leave().catch((error: unknown) => log.error({ error }, 'closing failed')));
}
