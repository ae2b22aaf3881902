/** A record as the stand-in of the office reads it: from its XML alone, with nothing of the house's own code. */
import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const many = ['RegistroFactura', 'DetalleDesglose', 'IDDestinatario', 'IDFacturaRectificada', 'IDFacturaSustituida'];
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, isArray: (name) => many.includes(name) });

const said = z.string().optional();
const Party = z.object({ NombreRazon: z.string(), NIF: said, IDOtro: z.object({ ID: z.string() }).optional() });
const Ending = {
  RefExterna: said,
  RechazoPrevio: said,
  Encadenamiento: z.object({
    PrimerRegistro: said,
    RegistroAnterior: z.object({ Huella: z.string() }).optional(),
  }),
  SistemaInformatico: z.object({ NumeroInstalacion: z.string() }),
  FechaHoraHusoGenRegistro: z.string(),
  Huella: z.string(),
};
const Registration = z.object({
  ...Ending,
  IDFactura: z.object({ IDEmisorFactura: z.string(), NumSerieFactura: z.string(), FechaExpedicionFactura: z.string() }),
  Subsanacion: said,
  TipoFactura: z.string(),
  TipoRectificativa: said,
  FacturasRectificadas: z.unknown().optional(),
  FacturasSustituidas: z.unknown().optional(),
  ImporteRectificacion: z.unknown().optional(),
  FacturaSinIdentifDestinatarioArt61d: said,
  EmitidaPorTerceroODestinatario: said,
  Tercero: Party.optional(),
  Destinatarios: z.object({ IDDestinatario: z.array(Party) }).optional(),
  Desglose: z.object({
    DetalleDesglose: z.array(
      z.object({
        CalificacionOperacion: said,
        OperacionExenta: said,
        TipoImpositivo: said,
        BaseImponibleOimporteNoSujeto: z.string(),
        CuotaRepercutida: said,
      }),
    ),
  }),
  CuotaTotal: z.string(),
  ImporteTotal: z.string(),
});
const Cancellation = z.object({
  ...Ending,
  IDFactura: z.object({
    IDEmisorFacturaAnulada: z.string(),
    NumSerieFacturaAnulada: z.string(),
    FechaExpedicionFacturaAnulada: z.string(),
  }),
  SinRegistroPrevio: said,
});
const Sending = z.object({
  Cabecera: z.object({ ObligadoEmision: Party, Representante: Party.optional() }),
  RegistroFactura: z.array(
    z.object({ RegistroAlta: Registration.optional(), RegistroAnulacion: Cancellation.optional() }),
  ),
});
const Envelope = z.object({ Envelope: z.object({ Body: z.object({ RegFactuSistemaFacturacion: Sending }) }) });

export type Registration = z.infer<typeof Registration>;
export type Sending = z.infer<typeof Sending>;

export const readSending = (xml: string): Sending =>
  Envelope.parse(parser.parse(xml, true)).Envelope.Body.RegFactuSistemaFacturacion;

/** The record of either kind, and the name of its invoice. */
export function recordOf({ RegistroAlta: made, RegistroAnulacion: undone }: Sending['RegistroFactura'][number]) {
  if (made) {
    const { IDEmisorFactura: taxNumber, NumSerieFactura: number, FechaExpedicionFactura: day } = made.IDFactura;
    return { ending: made, registration: made, cancellation: undefined, name: { taxNumber, number, day } };
  }
  if (!undone) throw new Error('A record is of one of two kinds');
  const name = {
    taxNumber: undone.IDFactura.IDEmisorFacturaAnulada,
    number: undone.IDFactura.NumSerieFacturaAnulada,
    day: undone.IDFactura.FechaExpedicionFacturaAnulada,
  };
  return { ending: undone, registration: undefined, cancellation: undone, name };
}
export type ReadRecord = ReturnType<typeof recordOf>;

/** The fingerprint that a record should have. */
export function fingerprint({ ending, registration, name }: ReadRecord): string {
  const suffix = registration ? '' : 'Anulada';
  const own = registration
    ? `&TipoFactura=${registration.TipoFactura}&CuotaTotal=${registration.CuotaTotal}&ImporteTotal=${registration.ImporteTotal}`
    : '';
  const text =
    `IDEmisorFactura${suffix}=${name.taxNumber}&NumSerieFactura${suffix}=${name.number}` +
    `&FechaExpedicionFactura${suffix}=${name.day}${own}` +
    `&Huella=${ending.Encadenamiento.RegistroAnterior?.Huella ?? ''}` +
    `&FechaHoraHusoGenRegistro=${ending.FechaHoraHusoGenRegistro}`;
  return createHash('sha256').update(text).digest('hex').toUpperCase();
}
