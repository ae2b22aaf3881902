/** Clients that keep their connection and ask one thing after the other, as a proxy does: for tests of a house that leaves. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** One answer, or what came instead of it. */
export type Asked = {
  readonly path: string;
  /** When it was sent and when it was over, on the clock of `performance`. */
  readonly sentAt: number;
  readonly overAt: number;
  /** Whether its connection had carried another one before. */
  readonly reused: boolean;
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly error: string | undefined;
};

async function askOnce(port: number, agent: Agent, path: string): Promise<Asked> {
  const sentAt = performance.now();
  const sent = request({ host: '127.0.0.1', port, path, agent });
  const asked = (rest: Pick<Asked, 'status' | 'connection' | 'error'>): Asked => ({
    path,
    sentAt,
    overAt: performance.now(),
    reused: sent.reusedSocket,
    ...rest,
  });
  try {
    sent.end();
    const [answer] = await once(sent, 'response');
    for await (const chunk of answer) void chunk;
    const { statusCode, headers, complete } = answer;
    return asked({ status: statusCode, connection: headers.connection, error: complete ? undefined : 'half' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return asked({ status: undefined, connection: undefined, error: code });
  }
}

/** This many clients ask until the house takes no connection any more; `all` are what became of what they asked. */
export function startLoad(port: number, clients: number, paths: readonly string[]) {
  const all: Asked[] = [];
  const run = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = client; ; i += 1) {
      const asked = await askOnce(port, agent, paths[i % paths.length] ?? '/');
      all.push(asked);
      if (asked.error === 'ECONNREFUSED') break;
    }
    agent.destroy();
  };
  return { all, over: Promise.all(Array.from({ length: clients }, (_, client) => run(client))) };
}
