/**
 * Reads a file of a stranger's server at an address that somebody typed (decision 0162). It must lead to nothing of the house: only
 * https and its own port, and only addresses of the open net. They are looked at where they are connected to, so that a name
 * which says another thing the next time changes nothing, and anew after each redirect. No cookie goes along, nothing is
 * unpacked, and size and time have bounds.
 */
import { lookup as lookUp } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * `forbidden` is not https, or somewhere that it must not lead to; with the last three the server says that it is not there,
 * that we may not, or anything else that is no file.
 */
type ForeignFault = 'forbidden' | 'unreachable' | 'slow' | 'tooLarge' | 'redirects' | 'notFound' | 'refused' | 'status';

export class ForeignError extends Error {
  readonly fault: ForeignFault;
  constructor(fault: ForeignFault) {
    super(fault);
    this.fault = fault;
  }
}

/** How the net is reached; tests hand in one of their own, and nothing else does. */
export type Net = {
  /** Of a name that leads nowhere there are no addresses, as Node tells it whatever its types say. */
  readonly lookup: (name: string, found: (error: Error | null, addresses?: readonly LookupAddress[]) => void) => void;
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  /** Whose certificates are believed; unless told whose Node believes. */
  readonly ca?: string | undefined;
};

export const openNet: Net = {
  lookup: (name, found) => lookUp(name, { all: true }, found),
  isAllowed: isPublicAddress,
  port: 443,
};

type Asked = {
  readonly agent: string;
  readonly accept: string;
  readonly maxBytes: number;
  readonly maxMs: number;
  /** A host that is the house itself, whatever address it has out there. */
  readonly own: string;
  readonly net: Net;
};

const maxRedirects = 3;

/** The bytes of a file; a ForeignError says in one word why there are none. */
export async function readForeign(address: string, asked: Asked): Promise<Buffer> {
  const late = AbortSignal.timeout(asked.maxMs);
  let next = address;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const response = await ask(allowed(next, asked), asked, late);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return bytesOf(response, asked, late);
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode)) throw new ForeignError(faultOf(statusCode));
    if (!URL.canParse(headers.location ?? '', next)) throw new ForeignError('redirects');
    next = new URL(headers.location ?? '', next).href;
  }
  throw new ForeignError('redirects');
}

function faultOf(status: number): ForeignFault {
  if (status === 404 || status === 410) return 'notFound';
  return status === 401 || status === 403 ? 'refused' : 'status';
}

/** Whether an address may be asked at all, before its name is looked up. */
export function isForeignAddress(address: string, own: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    bare !== own &&
    (isIP(bare) === 0
      ? bare.includes('.') && !/\.(?:local|localhost|internal|lan|home\.arpa)$/.test(bare)
      : isPublicAddress(bare))
  );
}

function allowed(address: string, { own }: Asked): URL {
  if (!isForeignAddress(address, own)) throw new ForeignError('forbidden');
  return new URL(address);
}

function ask(url: URL, { agent, accept, net }: Asked, late: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asking = request(url, {
    port: net.port,
    signal: late,
    // A connection of its own, closed with it.
    agent: false,
    headers: { accept, 'accept-encoding': 'identity', 'user-agent': agent },
    ...(net.ca === undefined ? {} : { ca: net.ca }),
    // What is looked at here is what is connected to.
    lookup: (name, { all }, found) =>
      net.lookup(name, (error, addresses = []) => {
        const [first] = addresses;
        if (error || !first) return found(error ?? new ForeignError('unreachable'), '', 0);
        if (!addresses.every((one) => net.isAllowed(one.address))) return found(new ForeignError('forbidden'), '', 0);
        return all ? found(null, [...addresses]) : found(null, first.address, first.family);
      }),
  });
  asking.once('response', resolve);
  asking.on('error', (error) => reject(toFault(error, late)));
  // What changes its protocol (101) ends without an answer and without an error.
  asking.once('close', () => reject(new ForeignError('status')));
  asking.end();
  return promise;
}

async function bytesOf(response: IncomingMessage, { maxBytes }: Asked, late: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') throw new ForeignError('status');
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new ForeignError('tooLarge');
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > maxBytes) throw new ForeignError('tooLarge');
      parts.push(part);
    }
  } catch (error) {
    throw toFault(error, late);
  } finally {
    response.destroy();
  }
  // Cut off in the middle it is no file.
  if (!response.complete) throw new ForeignError('unreachable');
  return Buffer.concat(parts);
}

function toFault(error: unknown, late: AbortSignal): ForeignError {
  if (error instanceof ForeignError) return error;
  return new ForeignError(late.aborted ? 'slow' : 'unreachable');
}
