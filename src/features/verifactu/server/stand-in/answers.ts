/** What the stand-in of the office answers, in the office's own XML. */
import type { ReadRecord, Sending } from './record.ts';

/** What it has of an invoice. */
export type Kept = {
  readonly state: 'Correcta' | 'AceptadaConErrores' | 'Anulada';
  /** The error that it was taken with. */
  readonly code: number | undefined;
  readonly says: string;
};
/** What it found of a record. */
export type Line = ReadRecord & {
  /** The rule that it breaks. */
  readonly code: number | undefined;
  readonly says: string;
  /** What it has already. */
  readonly duplicate: Kept | undefined;
};

const base = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
const enveloped = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${body}</env:Body></env:Envelope>`;
export const fault = (code: number, says: string) => ({
  status: 500,
  body: enveloped(
    `<env:Fault><faultcode>env:Client</faultcode><faultstring>Codigo[${code}].${says}</faultstring></env:Fault>`,
  ),
});

/** The answer to a sending, line by line (`RespuestaSuministro.xsd`). */
export function answered(
  { Cabecera: header }: Sending,
  lines: readonly Line[],
  { receipts, waitSeconds, now }: { receipts: number; waitSeconds: number; now: Date },
): string {
  const { NombreRazon: name, NIF: taxNumber } = header.ObligadoEmision;
  const isRefused = ({ code }: Line) => code !== undefined && (code < 2000 || code >= 3000);
  const refused = lines.filter(isRefused).length;
  const whole =
    refused === lines.length
      ? 'Incorrecto'
      : lines.some(({ code }) => code !== undefined)
        ? 'ParcialmenteCorrecto'
        : 'Correcto';
  const told = lines.map((line) => {
    const verdict = isRefused(line) ? 'Incorrecto' : line.code === undefined ? 'Correcto' : 'AceptadoConErrores';
    const { taxNumber: of, number, day } = line.name;
    return [
      '<tikR:RespuestaLinea>',
      `<tikR:IDFactura><tik:IDEmisorFactura>${of}</tik:IDEmisorFactura><tik:NumSerieFactura>${escaped(number)}</tik:NumSerieFactura><tik:FechaExpedicionFactura>${day}</tik:FechaExpedicionFactura></tikR:IDFactura>`,
      `<tikR:Operacion><tik:TipoOperacion>${line.cancellation ? 'Anulacion' : 'Alta'}</tik:TipoOperacion></tikR:Operacion>`,
      line.ending.RefExterna === undefined ? '' : `<tikR:RefExterna>${line.ending.RefExterna}</tikR:RefExterna>`,
      `<tikR:EstadoRegistro>${verdict}</tikR:EstadoRegistro>`,
      line.code === undefined
        ? ''
        : `<tikR:CodigoErrorRegistro>${line.code}</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>${escaped(line.says)}</tikR:DescripcionErrorRegistro>`,
      line.duplicate === undefined
        ? ''
        : `<tikR:RegistroDuplicado><tik:IdPeticionRegistroDuplicado>1</tik:IdPeticionRegistroDuplicado><tik:EstadoRegistroDuplicado>${line.duplicate.state}</tik:EstadoRegistroDuplicado>${line.duplicate.code === undefined ? '' : `<tik:CodigoErrorRegistro>${line.duplicate.code}</tik:CodigoErrorRegistro><tik:DescripcionErrorRegistro>${escaped(line.duplicate.says)}</tik:DescripcionErrorRegistro>`}</tikR:RegistroDuplicado>`,
      '</tikR:RespuestaLinea>',
    ].join('');
  });
  const receipt =
    refused === lines.length
      ? ''
      : `<tikR:CSV>A-STANDIN${String(receipts).padStart(7, '0')}</tikR:CSV><tikR:DatosPresentacion><tik:NIFPresentador>${taxNumber}</tik:NIFPresentador><tik:TimestampPresentacion>${now.toISOString()}</tik:TimestampPresentacion></tikR:DatosPresentacion>`;
  return enveloped(
    `<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="${base}/RespuestaSuministro.xsd" xmlns:tik="${base}/SuministroInformacion.xsd">${receipt}` +
      `<tikR:Cabecera><tik:ObligadoEmision><tik:NombreRazon>${escaped(name)}</tik:NombreRazon><tik:NIF>${taxNumber}</tik:NIF></tik:ObligadoEmision></tikR:Cabecera>` +
      `<tikR:TiempoEsperaEnvio>${waitSeconds}</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>${whole}</tikR:EstadoEnvio>${told.join('')}` +
      '</tikR:RespuestaRegFactuSistemaFacturacion>',
  );
}

const escaped = (said: string) => said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
