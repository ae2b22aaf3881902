/** Hears on a PostgreSQL server what other processes wrote, also after the connection broke. */
import pg from 'pg';
import { channel } from './settings.ts';

/**
 * One connection that only listens, opened again when it breaks: the pool may be idle while another process writes. Gives
 * the function that ends it.
 */
export function keepListening(
  url: string,
  hear: (table: string) => void,
  report: (error: Error) => void,
  { allowExitOnIdle }: { allowExitOnIdle: boolean },
): () => Promise<void> {
  let stopped = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
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
      // What was written while nobody listened is unknown: everything kept is dropped.
      hear('*');
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
    }
  };
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await current?.end().catch(() => undefined);
  };
}
