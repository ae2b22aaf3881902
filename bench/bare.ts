/** The bare server everything is compared with: `node:http`, nothing else, one answer per address, made in advance. */
import { createServer } from 'node:http';
import type { RawReply } from './client.ts';

type Order = { url: string; reply: Pick<RawReply, 'status' | 'headers'> & { body: string } };

const replies = new Map<string, { status: number; headers: string[]; body: Buffer }>();

const server = createServer((request, response) => {
  const reply = replies.get(request.url ?? '');
  if (reply === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
});

process.on('message', ({ url, reply }: Order) => {
  replies.set(url, { ...reply, body: Buffer.from(reply.body, 'base64') });
  process.send?.({ knows: url });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
