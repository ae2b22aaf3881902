/**
 * A stand-in of the tax office, for tests only: it reads sendings from their XML alone, refuses what the office refuses
 * (`schemas/`, `refusals.ts`, `flaws.ts`), keeps what it takes, and answers as the office answers. POST /control sets it:
 * its clock, the waiting time that it asks for, and how it fails next.
 */
import { createServer } from 'node:http';
import { createServer as createSafeServer } from 'node:https';
import type { ServerOptions } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { wallClock } from '#market/town/dates.ts';
import { isNif } from '../identity.ts';
import { answered, fault } from './answers.ts';
import type { Kept, Line } from './answers.ts';
import { readSending, recordOf } from './record.ts';
import type { ReadRecord } from './record.ts';
import { flaws } from './flaws.ts';
import { refusals } from './refusals.ts';

const schema = (name: string) => ({
  fileName: `${name}.xsd`,
  contents: readFileSync(new URL(`schemas/${name}.xsd`, import.meta.url), 'utf8'),
});

/** How it fails: nobody is there, all is refused, or the answer is lost once everything is kept. */
const Control = z.strictObject({
  now: z.iso.datetime().optional(),
  waitSeconds: z.number().int().optional(),
  fails: z.enum(['never', 'away', 'certificate', 'afterwards']).optional(),
});
export type Control = z.infer<typeof Control>;

/** `tls`: its certificate, and whose clients it lets in; in the open without. */
export function openOffice(tls?: ServerOptions) {
  const kept = new Map<string, Kept>();
  const lastHashes = new Map<string, string>();
  const lastSendings = new Map<string, number>();
  const state = { now: new Date(0), waitSeconds: 60, fails: 'never' as NonNullable<Control['fails']>, receipts: 0 };

  const judge = (record: ReadRecord, sender: string): Line => {
    const { name, ending, cancellation } = record;
    const key = `${name.taxNumber} ${name.number} ${name.day}`;
    const program = `${name.taxNumber} ${ending.SistemaInformatico.NumeroInstalacion}`;
    const found = kept.get(key);
    const judged = {
      ...record,
      sender,
      isKnown: found !== undefined,
      lastHash: lastHashes.get(program),
      at: state.now,
      today: wallClock(state.now).date,
    };
    const broken = [...refusals, ...flaws].find(({ isBroken }) => isBroken(judged));
    lastHashes.set(program, ending.Huella);
    const isTaken = broken === undefined || flaws.includes(broken);
    const says = broken?.says ?? '';
    if (isTaken)
      kept.set(key, {
        state: cancellation ? 'Anulada' : broken ? 'AceptadaConErrores' : 'Correcta',
        code: broken?.code,
        says,
      });
    return { ...record, code: broken?.code, says, duplicate: broken?.code === 3000 ? found : undefined };
  };

  const take = async (xml: string): Promise<{ status: number; body: string }> => {
    const sent = /<sfLR:RegFactuSistemaFacturacion.*<\/sfLR:RegFactuSistemaFacturacion>/s.exec(xml)?.[0] ?? '';
    const { valid } = await validateXML({
      xml: [{ fileName: 'sending.xml', contents: sent || '<nothing/>' }],
      schema: [schema('sending')],
      preload: [schema('information')],
    });
    if (!valid) return fault(4102, 'El XML no cumple el esquema. Falta informar campo obligatorio.');
    const sending = readSending(xml);
    const sender = sending.Cabecera.ObligadoEmision.NIF ?? '';
    if (!isNif(sender))
      return fault(4116, 'Error en la cabecera: el campo NIF del bloque ObligadoEmision tiene un formato incorrecto.');
    if (state.fails === 'certificate')
      return fault(
        4112,
        'El titular del certificado debe ser Obligado Emisión, Colaborador Social, Apoderado o Sucesor.',
      );
    const since = state.now.getTime() - (lastSendings.get(sender) ?? -Infinity);
    if (since < state.waitSeconds * 1000 && sending.RegistroFactura.length < 1000)
      return fault(4141, 'Le informamos que su acceso al sistema VERIFACTU ha sido suspendido temporalmente.');
    lastSendings.set(sender, state.now.getTime());
    state.receipts += 1;
    const lines = sending.RegistroFactura.map((one) => judge(recordOf(one), sender));
    return { status: 200, body: answered(sending, lines, state) };
  };

  const listen = (request: IncomingMessage, response: ServerResponse) => {
    // Tests wait long between two calls: nobody is left with a connection that ends just then.
    response.setHeader('connection', 'close');
    void (async () => {
      const body = await text(request);
      if (request.url === '/control') {
        const { now, ...rest } = Control.parse(JSON.parse(body));
        Object.assign(state, rest, now ? { now: new Date(now) } : {});
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([...kept]));
      }
      if (state.fails === 'away') return void response.writeHead(503).end('away');
      const answer = await take(body);
      if (state.fails === 'afterwards') return void request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'text/xml; charset=utf-8' }).end(answer.body);
    })();
  };
  return tls ? createSafeServer(tls, listen) : createServer(listen);
}
