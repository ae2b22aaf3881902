/** A connection of its own to a PostgreSQL server, beside the pool: for backups and for making databases. */
import pg from 'pg';
import type { Ask } from './ask.ts';

const asWritten = { getTypeParser: () => (text: unknown) => text };

/** Connects, lets `act` ask one statement after the other in one session, and leaves however that ends. */
export async function askServer<T>(url: string, act: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(async (text) => {
      const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: asWritten });
      return rows;
    });
  } finally {
    await client.end();
  }
}
