/**
 * Recomputes chains of records from their XML alone, with nothing of the house's own code: `node scripts/recompute-chain.js
 * file.xml …`, the files of an issuer in their order. Says how many records hold, and the first that does not; ends with 1
 * where one does not. What it computes is the tax office's «Especificaciones técnicas para generación de la huella»,
 * version 0.1.2.
 */
import { readFile } from 'node:fs/promises';
import { webcrypto } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';

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

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, preserveOrder: true });

/** The records of a document in their order, as lists of what stands in each. */
function* recordsIn(nodes) {
  for (const node of nodes) {
    const [name] = Object.keys(node);
    if (Object.hasOwn(hashed, name)) yield { kind: name, content: node[name] };
    else if (Array.isArray(node[name])) yield* recordsIn(node[name]);
  }
}

function valueAt(content, path) {
  let nodes = content;
  for (const name of path.split('/')) nodes = nodes?.find((node) => Object.hasOwn(node, name))?.[name];
  return String(nodes?.[0]?.['#text'] ?? '').trim();
}

async function fingerprint({ kind, content }) {
  const text = hashed[kind].map(([name, path]) => `${name}=${valueAt(content, path)}`).join('&');
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex').toUpperCase();
}

if (process.argv.length < 3) {
  process.stderr.write('Name the files of records, in their order: node scripts/recompute-chain.js 2026-08.xml …\n');
  process.exit(1);
}

const before = 'Encadenamiento/RegistroAnterior/Huella';
let records = 0;
let last;
for (const file of process.argv.slice(2)) {
  for (const record of recordsIn(parser.parse(await readFile(file, 'utf8'), true))) {
    const own = valueAt(record.content, 'Huella');
    const isLinked = last === undefined || valueAt(record.content, before) === last;
    const why = own !== (await fingerprint(record)) ? 'hash' : isLinked ? null : 'link';
    if (why) {
      process.stdout.write(`${JSON.stringify({ records, broken: { number: records + 1, why } })}\n`);
      process.exit(1);
    }
    records += 1;
    last = own;
  }
}
process.stdout.write(`${JSON.stringify({ records, broken: null })}\n`);
