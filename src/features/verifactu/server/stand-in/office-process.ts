/** The stand-in as a program of its own: `node office-process.ts` listens on loopback and says its port. */
import type { AddressInfo } from 'node:net';
import { stdout } from 'node:process';
import { openOffice } from './office.ts';

const server = openOffice().listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  stdout.write(`${port}\n`);
});
