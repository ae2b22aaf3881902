/** How somebody is named to the tax office: a Spanish number as it is, others with their kind and country (list L7). */
import { validate } from 'stdnum/lib/cjs/es/nif.js';
import type { RecordParty } from '../invoice-facts.ts';
import { lineOf } from './xml.ts';
import type { Element } from './xml.ts';

/** Numbers for value added tax within the Union, as the tax office lists them (its validations, 1.2.2, note 1). */
const unionNumbers: Readonly<Record<string, RegExp>> = {
  AT: /^AT\w{9}$/,
  BE: /^BE\d{10}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\w{9}$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  FI: /^FI\d{8}$/,
  FR: /^FR\w{11}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\w{8,9}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\w{12}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO[1-9]\d{1,9}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

/** Whether it is a Spanish tax number, by its check character: who has none is not asked for records. */
export const isNif = (taxNumber: string): boolean => /^[A-Z0-9]{9}$/.test(taxNumber) && validate(taxNumber).isValid;

/** The elements that say who somebody is. */
export function identityOf({ name, taxNumber, country }: RecordParty): Element[] {
  return [['NombreRazon', lineOf(name, 120)], isNif(taxNumber) ? ['NIF', taxNumber] : foreign(taxNumber, country)];
}

/** In the kinds of numbers: 02 for value added tax in the Union, 03 a passport, 04 of another country. */
function foreign(taxNumber: string, country: string): Element {
  const isUnion = unionNumbers[country]?.test(taxNumber) ?? false;
  const kind = isUnion ? '02' : country === 'ES' ? '03' : '04';
  return ['IDOtro', [isUnion ? null : ['CodigoPais', country], ['IDType', kind], ['ID', lineOf(taxNumber, 20)]]];
}
