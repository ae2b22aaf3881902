/** For tests: another site on this machine, as far as a test lets it be reached. Nothing but tests hands such a net in. */
import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { Net } from './read-foreign.ts';

/** For calendar.example, its sisters and other.example, signed by itself; whoever has it can be nobody. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBlzCCATygAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBjYWxlbmRh
ci5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBjYWxlbmRhci5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEuiZ20r0JXOHs3wtYCBpbFB+gAN/lwCNTX0SKwvA3FxjxryYqfkG4DZE84KuY
ZyLLrSYot8N3aSYSz4QhyBvTOaNvMG0wPgYDVR0RBDcwNYIQY2FsZW5kYXIuZXhh
bXBsZYINb3RoZXIuZXhhbXBsZYISKi5jYWxlbmRhci5leGFtcGxlMAwGA1UdEwQF
MAMBAf8wHQYDVR0OBBYEFLPVpF8Yyl/xRVLQUKPxiZEs7ufcMAoGCCqGSM49BAMC
A0kAMEYCIQCUGEJPG3KPH+BVTMyQ1CYjGLbhe1BpQRFn72Q8jE7HzAIhAL79HdHa
0jNsZjii4k4YoiM4h8P8BfRBE+XkP2w+uZlr
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNU+svxIkY2GHixEN
3Jh5/EiC2e1cZRPE/6O8Fost2yuhRANCAAS6JnbSvQlc4ezfC1gIGlsUH6AA3+XA
I1NfRIrC8DcXGPGvJip+QbgNkTzgq5hnIsutJii3w3dpJhLPhCHIG9M5
-----END PRIVATE KEY-----`;

const loopback = '127.0.0.1';

/** Where names lead: to the site itself unless told. */
type Names = Readonly<Record<string, readonly string[]>>;

export async function aForeignSite(answer: RequestListener, names: Names = {}) {
  const server = createServer({ cert: certificate, key }, answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, loopback, resolve);
  await promise;
  const net: Net = {
    port: (server.address() as AddressInfo).port,
    ca: certificate,
    lookup: (name, found) => {
      const addresses = names[name] ?? [loopback];
      // As Node: with the error alone.
      if (addresses.length === 0) return found(new Error('There is no such name.'));
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
    isAllowed: (address) => address === loopback || isPublicAddress(address),
  };
  return {
    net,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
