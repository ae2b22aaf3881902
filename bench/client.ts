/** A small HTTP client over kept-alive connections: on two cores the one who measures must cost little. */
import { Agent, request } from 'node:http';

/** An answer as it came over the wire: headers as sent, the body still compressed. */
export type RawReply = { readonly status: number; readonly headers: string[]; readonly body: Buffer };
export type Reply = { readonly status: number; readonly body: unknown; readonly ms: number };
/** `address` is the caller's, as a proxy that the app trusts would tell it. */
type Sent = { cookie?: string; body?: unknown; address?: string };

/** What node:http writes by itself, per connection or per answer: the bare server will write its own. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function send(agent: Agent, url: string, method: string, headers: Record<string, string>, body?: string) {
  return new Promise<RawReply>((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = response.rawHeaders;
        const kept = raw.flatMap((name, i) =>
          i % 2 === 0 && !ownHeaders.has(name.toLowerCase()) ? [name, raw[i + 1] ?? ''] : [],
        );
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Calls a server as a browser of its own site would, on at most this many connections. */
export function createClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    raw: (path: string, headers: Record<string, string>) => send(agent, origin + path, 'GET', headers),
    async call(method: string, path: string, { cookie, body, address }: Sent = {}): Promise<Reply> {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'sec-fetch-site': 'same-origin',
        ...(cookie === undefined ? {} : { cookie }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      };
      const start = performance.now();
      const reply = await send(agent, origin + path, method, headers, text);
      const ms = performance.now() - start;
      return { status: reply.status, body: reply.body.length > 0 ? JSON.parse(reply.body.toString()) : undefined, ms };
    },
    close: () => agent.destroy(),
  };
}
