/** The tax office hears only who shows a certificate: the sender shows the house's, and trusts no office but the real one. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouse, anInvoice, anIssuer } from '../factory.ts';
import { registrationXml } from '../record-xml.ts';
import { startOffice } from '../stand-in/start.ts';
import type { StandInOffice } from '../stand-in/start.ts';
import { readAnswer } from './answer.ts';
import { inEnvelope, sendingXml } from './envelope.ts';
import { createTaxOffice } from './office.ts';

const password = 'of the test alone';
const trusted = getCACertificates('default');
let folder: string;
let office: StandInOffice;

const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650';
/** An authority, which signs nothing unless told. */
const authority = (name: string) =>
  openssl(`req -x509 ${newKey} -keyout ${name}.key -out ${name}.crt -subj /CN=${name}`);
/** A certificate that an authority signed, also as the file that a house is given. */
function signed(name: string, by: string): void {
  openssl(`req ${newKey} -keyout ${name}.key -out ${name}.csr -subj /CN=${name}`);
  openssl(`x509 -req -in ${name}.csr -CA ${by}.crt -CAkey ${by}.key -days 3650 -extfile names -out ${name}.crt`);
  execFileSync(
    'openssl',
    [
      'pkcs12',
      '-export',
      '-inkey',
      `${name}.key`,
      '-in',
      `${name}.crt`,
      '-out',
      `${name}.p12`,
      '-passout',
      `pass:${password}`,
    ],
    { cwd: folder, stdio: 'ignore' },
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aftersun-certificates-'));
  await writeFile(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1');
  authority('ca');
  authority('stranger');
  signed('office', 'ca');
  signed('house', 'ca');
  signed('beside', 'ca');
  signed('forged', 'stranger');
  office = await startOffice(folder);
  setDefaultCACertificates([...trusted, await readFile(join(folder, 'ca.crt'), 'utf8')]);
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await office.close();
  await rm(folder, { recursive: true });
});

async function send(name?: string): Promise<string> {
  const certificate = name === undefined ? undefined : { file: await readFile(join(folder, `${name}.p12`)), password };
  const place = { id: 'r1', installation: 'i1', generatedAt: '2026-08-21T20:00:00+02:00', previous: null };
  const { xml } = registrationXml(anInvoice('S-1'), place, { isRepair: false, isKnown: false, wasRejected: false });
  const envelope = inEnvelope(sendingXml({ issuer: anIssuer, house: aHouse, records: [xml], isLate: false }));
  return createTaxOffice({ kind: 'person', base: office.base, certificate }).post('test', envelope);
}

test('with the certificate of the house the office answers', async () => {
  expect(readAnswer(await send('house')).lines).toMatchObject([{ id: 'r1' }]);
});

test.each([
  ['none', undefined],
  ['one that nobody signed whom the office knows', 'forged'],
])('with %s it does not', async (_what, name) => {
  await expect(send(name)).rejects.toThrow();
});

test('an office that no known authority speaks for is sent nothing', async () => {
  setDefaultCACertificates(trusted);
  // With a certificate of its own, so that no connection of another test is used again.
  await expect(send('beside')).rejects.toMatchObject({ code: expect.stringMatching(/^UNABLE_TO_|^SELF_SIGNED_/) });
  setDefaultCACertificates([...trusted, await readFile(join(folder, 'ca.crt'), 'utf8')]);
});
