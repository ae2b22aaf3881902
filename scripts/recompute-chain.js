/**
 * Recomputes chains of records from their XML alone, with nothing of the house's own code: `node scripts/recompute-chain.js
 * file.xml …`, the files of an issuer in their order. Says how many records hold, and the first that does not; ends with 1
 * where one does not. What it computes is the tax office's «Especificaciones técnicas para generación de la huella»,
 * version 0.1.2.
 */
import { readFile } from 'node:fs/promises';
import { webcrypto } from 'node:crypto';
import { JSDOM } from 'jsdom';

const hashed = {
  RegistroAlta: [
    ['IDEmisorFactura', 'IDFactura/IDEmisorFactura'],
    ['NumSerieFactura', 'IDFactura/NumSerieFactura'],
    ['FechaExpedicionFactura', 'IDFactura/FechaExpedicionFactura'],
    ['TipoFactura', 'TipoFactura'],
    ['CuotaTotal', 'CuotaTotal'],
    ['ImporteTotal', 'ImporteTotal'],
    ['Huella', 'Encadenamiento/RegistroAnterior/Huella'],
    ['FechaHoraHusoGenRegistro', 'FechaHoraHusoGenRegistro'],
  ],
  RegistroAnulacion: [
    ['IDEmisorFacturaAnulada', 'IDFactura/IDEmisorFacturaAnulada'],
    ['NumSerieFacturaAnulada', 'IDFactura/NumSerieFacturaAnulada'],
    ['FechaExpedicionFacturaAnulada', 'IDFactura/FechaExpedicionFacturaAnulada'],
    ['Huella', 'Encadenamiento/RegistroAnterior/Huella'],
    ['FechaHoraHusoGenRegistro', 'FechaHoraHusoGenRegistro'],
  ],
};

const childOf = (node, name) => [...node.children].find(({ localName }) => localName === name);
const valueAt = (record, path) =>
  path
    .split('/')
    .reduce((node, name) => node && childOf(node, name), record)
    ?.textContent.trim() ?? '';

async function fingerprint(record) {
  const text = hashed[record.localName].map(([name, path]) => `${name}=${valueAt(record, path)}`).join('&');
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex').toUpperCase();
}

const before = 'Encadenamiento/RegistroAnterior/Huella';
let records = 0;
let last;
for (const file of process.argv.slice(2)) {
  const { document } = new JSDOM(await readFile(file, 'utf8'), { contentType: 'text/xml' }).window;
  for (const name of document.querySelectorAll('*')) {
    if (!Object.hasOwn(hashed, name.localName)) continue;
    const own = valueAt(name, 'Huella');
    const why =
      own !== (await fingerprint(name)) ? 'hash' : last !== undefined && valueAt(name, before) !== last ? 'link' : null;
    if (why) {
      process.stdout.write(`${JSON.stringify({ records, broken: { number: records + 1, why } })}\n`);
      process.exit(1);
    }
    records += 1;
    last = own;
  }
}
process.stdout.write(`${JSON.stringify({ records, broken: null })}\n`);
