/** What the tax office takes with an error, to be put right: as `refusals.ts`. */
import { cents, margin, ofMade, sumOf, validations } from './judged.ts';
import type { OfficeRule } from './judged.ts';
import { fingerprint } from './record.ts';

/** Records that break one of these are taken, and are to be put right. */
export const flaws: readonly OfficeRule[] = [
  {
    code: 2003,
    // The office says this of what is no hash; that it compares it with the record before is written nowhere, so the
    // stand-in is the stricter one.
    says: 'El contenido de la huella del registro anterior no cumple con las especificaciones.',
    isBroken: ({ ending, lastHash }) =>
      ending.Encadenamiento.PrimerRegistro === undefined &&
      lastHash !== undefined &&
      ending.Encadenamiento.RegistroAnterior?.Huella !== lastHash,
    source: validations('3.1.3.18'),
    example: [/(RegistroAnterior>.*?<sf:Huella>)\w{64}/, `$1${'B'.repeat(64)}`],
  },
  {
    code: 2004,
    // The margin is told by the office in the text of this error alone.
    says: 'El valor del campo FechaHoraHusoGenRegistro debe ser la fecha actual del sistema de la AEAT, admitiéndose un margen de error de: 240 segundos.',
    isBroken: ({ ending, at }) => Date.parse(ending.FechaHoraHusoGenRegistro) > at.getTime() + 240_000,
    source: `${validations('3.1.3.20')}; 240 s: public measurements of August 2026`,
    example: [/<sf:FechaHoraHusoGenRegistro>\d{4}/, '<sf:FechaHoraHusoGenRegistro>2099'],
  },
  {
    code: 2005,
    says: 'El campo ImporteTotal tiene un valor incorrecto para el valor de los campos BaseImponibleOimporteNoSujeto, CuotaRepercutida y CuotaRecargoEquivalencia suministrados.',
    isBroken: ofMade(
      (made) =>
        Math.abs(cents(made.ImporteTotal) - sumOf(made, ['BaseImponibleOimporteNoSujeto', 'CuotaRepercutida'])) >
        margin,
    ),
    source: validations('3.1.3.17'),
    example: [/<sf:ImporteTotal>[\d.]+/, '<sf:ImporteTotal>99.00'],
  },
  {
    code: 2006,
    says: 'El campo CuotaTotal tiene un valor incorrecto para el valor de los campos CuotaRepercutida y CuotaRecargoEquivalencia suministrados.',
    isBroken: ofMade((made) => Math.abs(cents(made.CuotaTotal) - sumOf(made, ['CuotaRepercutida'])) > margin),
    source: validations('3.1.3.16'),
    example: [/<sf:CuotaTotal>[\d.]+/, '<sf:CuotaTotal>99.00'],
  },
  {
    code: 2007,
    says: 'No debe informarse como primer registro, existen facturas emitidas con el obligado emisión y el sistema informático actual.',
    isBroken: ({ ending, lastHash }) => ending.Encadenamiento.PrimerRegistro === 'S' && lastHash !== undefined,
    source: validations('4.3.1'),
    example: [/<sf:RegistroAnterior>.*<\/sf:RegistroAnterior>/, '<sf:PrimerRegistro>S</sf:PrimerRegistro>'],
  },
  // Last: whatever is wrong with what is hashed is told by its own number.
  {
    code: 2000,
    says: 'El cálculo de la huella suministrada es incorrecta.',
    isBroken: (judged) => fingerprint(judged) !== judged.ending.Huella,
    source: validations('3.1.3.23'),
    example: [/<sf:Huella>\w{64}<\/sf:Huella>(?=<\/sf:RegistroAlta)/, `<sf:Huella>${'A'.repeat(64)}</sf:Huella>`],
  },
];
