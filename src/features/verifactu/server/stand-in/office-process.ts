/**
 * The stand-in as a program of its own: `node office-process.ts` listens on loopback and says its port. Told a folder, it
 * speaks TLS with the `office.key` and `office.crt` in it, and hears nobody but who shows a certificate that `ca.crt` signed,
 * as the tax office does.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { openOffice } from './office.ts';

const [, , folder] = argv;
const read = (file: string) => readFileSync(join(folder ?? '', file));
const tls = folder
  ? {
      key: read('office.key'),
      cert: read('office.crt'),
      ca: read('ca.crt'),
      requestCert: true,
      rejectUnauthorized: true,
    }
  : undefined;
const server = openOffice(tls).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  stdout.write(`${port}\n`);
});
