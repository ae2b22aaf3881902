/**
 * What the tax office refuses beyond its schemas, as data: its number, its words, where that is written. The stand-in asks
 * them of every record in this order; `stand-in.test.ts` tries each with its example.
 */
import { cents, days, linesOf, margin, ofMade, sumOf, validations } from './judged.ts';
import type { OfficeRule } from './judged.ts';
import type { Registration } from './record.ts';

const isCorrective = (made: Registration) => made.TipoFactura.startsWith('R');
const namesNobody = (made: Registration) => ['F2', 'R5'].includes(made.TipoFactura);

/** Records that break one of these are not taken. */
export const refusals: readonly OfficeRule[] = [
  {
    code: 1108,
    says: 'El NIF del IDEmisorFactura debe ser el mismo que el NIF del ObligadoEmision.',
    isBroken: ({ name, sender }) => name.taxNumber !== sender,
    source: validations('3.1.3.1'),
    example: [/(ObligadoEmision>.*?<sf:NIF>)\w+/, '$189890001K'],
  },
  {
    code: 1112,
    says: 'El campo FechaExpedicionFactura es superior a la fecha actual.',
    isBroken: ({ name, today }) => days(name.day) > today,
    source: validations('3.1.3.1'),
    example: [/(<sf:IDFactura>.*?<sf:FechaExpedicionFactura>)[\d-]+/, '$101-01-2099'],
  },
  {
    code: 1152,
    says: 'La fecha de expedición no puede ser inferior al 28 de octubre de 2024.',
    isBroken: ofMade((_made, { name }) => days(name.day) < '2024-10-28'),
    source: validations('3.1.3.1'),
    example: [/(<sf:IDFactura>.*?<sf:FechaExpedicionFactura>)[\d-]+/, '$127-10-2024'],
  },
  {
    code: 1130,
    says: 'El campo NumSerieFactura contiene caracteres no permitidos.',
    isBroken: ({ name }) => !/^[ -~]+$/.test(name.number) || /["'<>=]/.test(name.number),
    source: validations('3.1.3.1'),
    example: [/(<sf:IDFactura>.*?<sf:NumSerieFactura>)/, '$1Ñ'],
  },
  {
    code: 1153,
    says: 'Valor del campo RechazoPrevio no válido, solo podrá incluirse el campo RechazoPrevio con valor X si se ha informado el campo Subsanacion y tiene el valor S.',
    isBroken: ofMade((made) => made.RechazoPrevio === 'X' && made.Subsanacion !== 'S'),
    source: validations('3.1.3.2'),
    example: ['<sf:TipoFactura>', '<sf:RechazoPrevio>X</sf:RechazoPrevio><sf:TipoFactura>'],
  },
  {
    code: 1161,
    says: 'El valor del campo RechazoPrevio no es válido, no podrá incluirse el campo RechazoPrevio con valor S si no se ha informado del campo Subsanacion o tiene el valor N.',
    isBroken: ofMade((made) => made.RechazoPrevio === 'S' && made.Subsanacion !== 'S'),
    source: validations('3.1.3.2'),
    example: ['<sf:TipoFactura>', '<sf:RechazoPrevio>S</sf:RechazoPrevio><sf:TipoFactura>'],
  },
  {
    code: 1114,
    says: 'Si la factura es de tipo rectificativa, el campo TipoRectificativa debe tener valor.',
    isBroken: ofMade((made) => isCorrective(made) && made.TipoRectificativa === undefined),
    source: validations('3.1.3.3'),
    example: ['<sf:TipoFactura>F2', '<sf:TipoFactura>R5'],
  },
  {
    code: 1115,
    says: 'Si la factura no es de tipo rectificativa, el campo TipoRectificativa no debe tener valor.',
    isBroken: ofMade((made) => !isCorrective(made) && made.TipoRectificativa !== undefined),
    source: validations('3.1.3.3'),
    example: ['</sf:TipoFactura>', '</sf:TipoFactura><sf:TipoRectificativa>I</sf:TipoRectificativa>'],
  },
  {
    code: 1118,
    says: 'Si la factura es de tipo rectificativa por sustitución el bloque ImporteRectificacion es obligatorio.',
    isBroken: ofMade((made) => made.TipoRectificativa === 'S' && made.ImporteRectificacion === undefined),
    source: validations('3.1.3.6'),
    example: [
      '<sf:TipoFactura>F2</sf:TipoFactura>',
      '<sf:TipoFactura>R5</sf:TipoFactura><sf:TipoRectificativa>S</sf:TipoRectificativa>',
    ],
  },
  {
    code: 1119,
    says: 'Si la factura no es de tipo rectificativa por sustitución el bloque ImporteRectificacion no debe tener valor.',
    isBroken: ofMade((made) => made.TipoRectificativa !== 'S' && made.ImporteRectificacion !== undefined),
    source: validations('3.1.3.6'),
    example: [
      '<sf:DescripcionOperacion>',
      '<sf:ImporteRectificacion><sf:BaseRectificada>1.00</sf:BaseRectificada><sf:CuotaRectificada>0.21</sf:CuotaRectificada></sf:ImporteRectificacion><sf:DescripcionOperacion>',
    ],
  },
  {
    code: 1117,
    says: 'Si la factura no es de tipo rectificativa, el bloque FacturasRectificadas no podrá venir informado.',
    isBroken: ofMade((made) => !isCorrective(made) && made.FacturasRectificadas !== undefined),
    source: validations('3.1.3.4'),
    example: ['</sf:TipoFactura>', `</sf:TipoFactura>${listed('FacturasRectificadas', 'IDFacturaRectificada')}`],
  },
  {
    code: 1116,
    says: 'Debe informarse el campo FacturasSustituidas sólo si la factura es de tipo F3.',
    isBroken: ofMade((made) => made.TipoFactura !== 'F3' && made.FacturasSustituidas !== undefined),
    source: validations('3.1.3.5'),
    example: ['</sf:TipoFactura>', `</sf:TipoFactura>${listed('FacturasSustituidas', 'IDFacturaSustituida')}`],
  },
  {
    code: 1185,
    says: 'El campo FacturaSinIdentifDestinatarioArt61d solo se podrá rellenar con S si TipoFactura es de tipo F2 o R5.',
    isBroken: ofMade((made) => made.FacturaSinIdentifDestinatarioArt61d === 'S' && !namesNobody(made)),
    source: validations('3.1.3.9'),
    example: [
      /F2(<\/sf:TipoFactura>.*?<\/sf:DescripcionOperacion>)/,
      'F1$1<sf:FacturaSinIdentifDestinatarioArt61d>S</sf:FacturaSinIdentifDestinatarioArt61d>',
    ],
  },
  {
    code: 1187,
    says: 'Sólo se podrá cumplimentarse el bloque Tercero si el valor de EmitidaPorTercerosODestinatario es T.',
    isBroken: ofMade((made) => made.Tercero !== undefined && made.EmitidaPorTerceroODestinatario !== 'T'),
    source: validations('3.1.3.12'),
    example: [/ODestinatario>T/, 'ODestinatario>D'],
  },
  {
    code: 1188,
    says: 'El NIF del bloque Tercero debe ser diferente al NIF del ObligadoEmision.',
    isBroken: ofMade((made, { sender }) => made.Tercero?.NIF === sender),
    source: validations('3.1.3.12'),
    example: [/(<sf:Tercero>.*?<sf:NIF>)\w+/, '$112345678Z'],
  },
  {
    code: 1189,
    says: 'Si TipoFactura es F1 o F3 o R1 o R2 o R3 o R4 el bloque Destinatarios tiene que estar cumplimentado.',
    isBroken: ofMade((made) => !namesNobody(made) && made.Destinatarios === undefined),
    source: validations('3.1.3.13'),
    example: ['<sf:TipoFactura>F2', '<sf:TipoFactura>F1'],
  },
  {
    code: 1190,
    says: 'Si TipoFactura es F2 o R5 el bloque Destinatarios no puede estar cumplimentado.',
    isBroken: ofMade((made) => namesNobody(made) && made.Destinatarios !== undefined),
    source: validations('3.1.3.13'),
    example: [
      '<sf:Desglose>',
      '<sf:Destinatarios><sf:IDDestinatario><sf:NombreRazon>A</sf:NombreRazon><sf:NIF>89890001K</sf:NIF></sf:IDDestinatario></sf:Destinatarios><sf:Desglose>',
    ],
  },
  {
    code: 1124,
    says: 'El valor del campo TipoImpositivo no está incluido en la lista de valores permitidos.',
    isBroken: ofMade((made) =>
      linesOf(made).some(
        (line) =>
          line.CalificacionOperacion === 'S1' && ![0, 2, 4, 5, 7.5, 10, 21].includes(Number(line.TipoImpositivo)),
      ),
    ),
    source: validations('3.1.3.15.1'),
    example: ['<sf:TipoImpositivo>21', '<sf:TipoImpositivo>20'],
  },
  {
    code: 1142,
    says: 'El campo CuotaRepercutida tiene un valor incorrecto para el valor de los campos BaseImponibleOimporteNoSujeto y TipoImpositivo suministrados.',
    isBroken: ofMade((made) =>
      linesOf(made).some((line) => {
        if (line.CalificacionOperacion !== 'S1' || made.TipoRectificativa === 'I') return false;
        const due = (cents(line.BaseImponibleOimporteNoSujeto) * Number(line.TipoImpositivo)) / 100;
        return Math.abs(cents(line.CuotaRepercutida) - due) > margin;
      }),
    ),
    source: validations('3.1.3.15.7'),
    example: [/<sf:CuotaRepercutida>[\d.]+/, '<sf:CuotaRepercutida>80.00'],
  },
  {
    code: 1143,
    says: 'Los campos CuotaRepercutida y BaseImponibleOimporteNoSujeto deben tener el mismo signo.',
    isBroken: ofMade((made) =>
      linesOf(made).some(
        (line) =>
          made.TipoRectificativa !== 'I' &&
          cents(line.CuotaRepercutida) * cents(line.BaseImponibleOimporteNoSujeto) < 0,
      ),
    ),
    source: validations('3.1.3.15.7'),
    example: [/<sf:CuotaRepercutida>[\d.]+/, '<sf:CuotaRepercutida>-1.00'],
  },
  {
    code: 1198,
    says: 'Si CalificacionOperacion tiene valor Operación Sujeta y No exenta - Con inversión del sujeto pasivo (S2) TipoImpositivo y CuotaRepercutida deberan tener valor 0.',
    isBroken: ofMade((made) =>
      linesOf(made).some(
        (line) =>
          line.CalificacionOperacion === 'S2' &&
          (Number(line.TipoImpositivo) !== 0 || cents(line.CuotaRepercutida) !== 0),
      ),
    ),
    source: validations('3.1.3.15.4'),
    example: ['Operacion>S1', 'Operacion>S2'],
  },
  {
    code: 1237,
    says: 'El valor del campo CalificacionOperacion está informado como Operación No sujeta (N1 o N2) y el impuesto es IVA. No se puede informar de los campos TipoImpositivo, CuotaRepercutida, TipoRecargoEquivalencia y CuotaRecargoEquivalencia.',
    isBroken: ofMade((made) =>
      linesOf(made).some((line) => line.CalificacionOperacion?.startsWith('N') && line.TipoImpositivo !== undefined),
    ),
    source: validations('3.1.3.15.4'),
    example: ['Operacion>S1', 'Operacion>N2'],
  },
  {
    code: 1238,
    says: 'Si la operacion es exenta no se puede informar ninguno de los campos TipoImpositivo, CuotaRepercutida, TipoRecargoEquivalencia y CuotaRecargoEquivalencia.',
    isBroken: ofMade((made) =>
      linesOf(made).some((line) => line.OperacionExenta !== undefined && line.TipoImpositivo !== undefined),
    ),
    source: validations('3.1.3.15.5'),
    example: ['<sf:CalificacionOperacion>S1</sf:CalificacionOperacion>', '<sf:OperacionExenta>E1</sf:OperacionExenta>'],
  },
  {
    code: 1150,
    says: 'Cuando TipoFactura sea F2 y no este informado NumRegistroAcuerdoFacturacion o FacturaSinIdentifDestinatarioArt61d no sea S el sumatorio de BaseImponibleOimporteNoSujeto y CuotaRepercutida de todas las líneas de detalle no podrá ser superior a 3.000.',
    isBroken: ofMade(
      (made) =>
        made.TipoFactura === 'F2' &&
        made.FacturaSinIdentifDestinatarioArt61d !== 'S' &&
        sumOf(made, ['BaseImponibleOimporteNoSujeto', 'CuotaRepercutida']) > 300_000 + margin,
    ),
    source: validations('3.1.3.15.8'),
    example: [
      /<sf:BaseImponibleOimporteNoSujeto>.*<\/sf:CuotaRepercutida>/,
      '<sf:BaseImponibleOimporteNoSujeto>3000.00</sf:BaseImponibleOimporteNoSujeto><sf:CuotaRepercutida>630.00</sf:CuotaRepercutida>',
    ],
  },
  {
    code: 3000,
    says: 'Registro de facturación duplicado.',
    isBroken: ({ registration, cancellation, isKnown }) =>
      isKnown &&
      (registration
        ? registration.Subsanacion !== 'S' || registration.RechazoPrevio === 'X'
        : cancellation?.SinRegistroPrevio === 'S'),
    source: validations('6.1, 6.2'),
    example: ['', ''],
  },
  {
    code: 3002,
    says: 'No existe el registro de facturación.',
    isBroken: ({ registration, cancellation, isKnown }) =>
      !isKnown &&
      (registration
        ? registration.Subsanacion === 'S' && registration.RechazoPrevio !== 'X'
        : cancellation?.SinRegistroPrevio !== 'S'),
    source: validations('6.1, 6.2'),
    example: ['<sf:TipoFactura>', '<sf:Subsanacion>S</sf:Subsanacion><sf:TipoFactura>'],
  },
];

function listed(list: string, one: string): string {
  const name =
    '<sf:IDEmisorFactura>12345678Z</sf:IDEmisorFactura><sf:NumSerieFactura>S-0</sf:NumSerieFactura>' +
    '<sf:FechaExpedicionFactura>20-08-2026</sf:FechaExpedicionFactura>';
  return `<sf:${list}><sf:${one}>${name}</sf:${one}></sf:${list}>`;
}
