/** Hears on a PostgreSQL server what other processes wrote, also after the connection broke, and whether it answers at all. */
import type { Socket } from 'node:net';
import pg from 'pg';
import { channel } from './settings.ts';

type Listening = {
  readonly allowExitOnIdle: boolean;
  readonly silent: () => void;
  readonly everyMs?: number | undefined;
};

/** How often a server is asked whether it is there. */
const askMs = 5000;
/** It is silent when it has not answered by the second time after: a process that was busy itself reads the answer in between. */
const maxUnanswered = 2;

/**
 * One connection that only listens, opened again when it breaks: the pool may be idle while another process writes. A server
 * that is frozen, or a machine that vanished, breaks nothing, and what was asked of it would wait for ever: `silent` is told.
 * Gives the function that ends it.
 */
export function keepListening(
  url: string,
  hear: (table: string) => void,
  report: (error: Error) => void,
  { allowExitOnIdle, silent, everyMs = askMs }: Listening,
): () => Promise<void> {
  let stopped = false;
  let wasThere = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: everyMs });
    current = client;
    const again = (error?: Error) => {
      if (stopped || current !== client) return;
      current = undefined;
      if (error) report(error);
      retry = setTimeout(() => void connect(), 1000);
    };
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', (notice) => hear(notice.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (allowExitOnIdle) (client as unknown as { unref: () => void }).unref();
      ask(client);
      // What was written while nobody listened is unknown: everything kept is dropped.
      hear('*');
      wasThere = true;
    } catch (error) {
      // What reaches nobody breaks nothing either; a server that says no is there.
      if (wasThere && !(error instanceof pg.DatabaseError)) silent();
      again(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const ask = (client: pg.Client): void => {
    let unanswered = 0;
    const asking = setInterval(() => {
      if (unanswered >= maxUnanswered) {
        hangUp(client);
        silent();
      } else if ((unanswered += 1) === 1)
        client.query('select 1').then(
          () => (unanswered = 0),
          () => undefined,
        );
    }, everyMs).unref();
    client.once('end', () => clearInterval(asking));
  };
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await current?.end().catch(() => undefined);
  };
}

/** Ends a connection without a word to the server: whoever waits for an answer on it hears that it broke. */
export function hangUp(client: pg.Client | pg.PoolClient): void {
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
}
