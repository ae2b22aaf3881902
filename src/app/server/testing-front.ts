/** The real front on a real port, for tests, with a small page of the test's own. */
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { createLog } from '#kit/server/log.ts';
import { staticFiles } from '#kit/server/static-files.ts';
import { createFront } from './process/front.ts';
import { createPages } from './pages.ts';
import type { Render, Web } from './pages.ts';
import type { Reply, TestHouse } from './testing.ts';
import { origin } from './testing.ts';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  json: () => Reply['body'];
};
type Asked = { method?: string; headers?: Record<string, string>; body?: string };

export type TestFront = Awaited<ReturnType<typeof openTestFront>>;

/**
 * Serves a house; `files` is a folder of built files, `proxies` are the addresses whose X-Forwarded-For counts. Unless
 * told by `addressOf`, every address is a page of its own.
 */
export async function openTestFront(
  house: TestHouse,
  options: { render: Render; addressOf?: Web['addressOf']; files?: string; proxies?: readonly string[] },
) {
  const trustedProxies = new BlockList();
  for (const address of options.proxies ?? []) trustedProxies.addAddress(address);
  const { api } = house;
  const log = createLog('silent');
  const web = { fetch: options.render, addressOf: options.addressOf ?? ((asked: string) => asked) };
  const files = staticFiles(options.files ?? '/there/is/no/such/folder');
  const openPages = () => createPages({ api, web, clock: () => house.time.now, log, publicUrl: origin });
  const pages = openPages();
  const server: Server = createServer(createFront({ api, pages, files, publicUrl: origin, trustedProxies, log }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** Asks as plain as a request can be: no header is added, nothing is unpacked, no redirect is followed. */
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers, agent: false });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const text = bytes.toString();
    return { status: answer.statusCode, headers: answer.headers, body: bytes, text, json: () => JSON.parse(text) };
  };

  return {
    port,
    /** Other pages of the same house, asked without a port between. */
    openPages,
    ask,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
