/** A statement that a PostgreSQL server refuses costs no connection. */
import pg from 'pg';

type Submit = (...asked: readonly unknown[]) => Promise<unknown>;

/**
 * pg's pool closes a connection on which a statement of its own failed, and opens another: 200 who want the same night at
 * once are 199 refusals, each the start of a process on the server. But a connection is as good as before when the
 * server itself said no (severity ERROR); whatever else went wrong, it is not used again.
 */
export function keepConnections(pool: pg.Pool): void {
  const query: Submit = async (...asked) => {
    const client = await pool.connect();
    try {
      const answer = await (client as { query: Submit }).query(...asked);
      client.release();
      return answer;
    } catch (error) {
      client.release(isRefusal(error) ? undefined : true);
      throw error;
    }
  };
  Object.assign(pool, { query });
}

const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR';
