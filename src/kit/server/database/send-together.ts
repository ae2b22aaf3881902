/** Fewer trips to a PostgreSQL server: what is asked in one go is sent in one go (docs/decisions, 0026). */
import type pg from 'pg';

type Submit = (statement: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Lets a connection of the pool gather what is asked of it until the code that asks comes to a stop, and send that by
 * one write: half of what a short statement costs us is the call to the system that sends it. The connection must
 * be in pipeline mode. The server does the statements one after the other, in their order, as ever.
 *
 * `begin` is not waited for: it goes out with the first statements of its transaction. Only the end of the connection can
 * make it fail, and that fails them too; should anything else, the connection is cut before more is asked of it.
 */
export function sendTogether(client: pg.Client): void {
  const submit = client.query.bind(client) as Submit;
  const { stream } = client.connection;
  const query: Submit = (statement, ...rest) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = submit(statement, ...rest);
    if (!isBegin(statement)) return answer;
    answer.catch((error: Error) => stream.destroy(error));
    return Promise.resolve();
  };
  Object.assign(client, { query });
}

const isBegin = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'begin';
