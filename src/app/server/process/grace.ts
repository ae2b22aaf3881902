/**
 * SIGTERM answers what is in flight, then leaves, within 15 s (quality, Durability). A connection that is kept may have
 * a call on its way that nobody here has seen yet: closing it would cut that call. So the doors close first; then every
 * answer says `Connection: close` and its connection ends with it; and only who has said nothing for a moment is let go.
 */
import { createServer, ServerResponse } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Server as Doors } from 'node:net';
import type { Log } from '#kit/server/log.ts';

/** How long a kept connection may be silent before it counts as idle: longer than a call is on its way. */
const briefMs = 500;
const patienceMs = 10_000;
const lastCallMs = 14_000;

type Headers = Parameters<ServerResponse['writeHead']>[1];

/**
 * A server and the way to end it: `leave` comes back when the last answer is out and every connection has ended. Whoever has
 * been silent for `quietMs` is let go.
 */
export type LeavingServer = { readonly server: Server; readonly leave: () => Promise<void> };

export function createLeavingServer(listener?: RequestListener, quietMs = briefMs): LeavingServer {
  let isLeaving = false;
  /** Every answer begins with this call, whoever writes it. */
  class Answer<R extends IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, second?: string | Headers, third?: Headers): this {
      if (isLeaving) this.shouldKeepAlive = false;
      return super.writeHead(status, second as string, third);
    }
  }
  const server = createServer({ ServerResponse: Answer }, listener);

  const leave = async (): Promise<void> => {
    isLeaving = true;
    // What http.Server.close() does besides is to break off connections that look idle.
    const ended = new Promise<void>((resolve) => Doors.prototype.close.call(server, () => resolve()));
    // After what the machine has already received has been read.
    const letIdleGo = setInterval(() => setImmediate(() => server.closeIdleConnections()), quietMs);
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    await ended;
    clearInterval(letIdleGo);
    clearTimeout(impatient);
  };
  return { server, leave };
}

/** On SIGTERM, on Ctrl-C and when the terminal is closed: the last answers, then `close`, then the end of the process. */
export function closeWithGrace({ leave }: LeavingServer, close: () => Promise<void>, log: Log): void {
  let isClosing = false;
  const leaveAll = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), lastCallMs).unref();
    await leave();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void leaveAll().catch((error: unknown) => log.error({ error }, 'closing failed')));
}
