/** What goes to the tax office: a header and up to a thousand records (`SuministroLR.xsd`), in an envelope of SOAP 1.1. */
import type { RecordParty } from '../../invoice-facts.ts';
import { identityOf, isNif } from '../identity.ts';
import { schemas, write } from '../xml.ts';
import type { Element } from '../xml.ts';

type Sending = {
  readonly issuer: RecordParty;
  readonly house: RecordParty;
  /** Each as it was written. */
  readonly records: readonly string[];
  /** Some of them could not be sent when they were made (Orden HAC/1177/2024, art. 16.4). */
  readonly isLate: boolean;
};

/** The sending alone: what the schema describes, and what a file of records holds. */
export function sendingXml({ issuer, house, records, isLate }: Sending): string {
  const isOthers = house.taxNumber !== issuer.taxNumber && isNif(house.taxNumber);
  const header: (Element | null)[] = [
    ['ObligadoEmision', identityOf(issuer)],
    isOthers ? ['Representante', identityOf(house)] : null,
    isLate ? ['RemisionVoluntaria', [['Incidencia', 'S']]] : null,
  ];
  const told = header.filter((one) => one !== null).map((one) => write(one, 'sf'));
  const inside = records.map((record) => `<sfLR:RegistroFactura>${record}</sfLR:RegistroFactura>`);
  const names = `xmlns:sfLR="${schemas.sending}" xmlns:sf="${schemas.information}"`;
  return [
    `<sfLR:RegFactuSistemaFacturacion ${names}>`,
    `<sfLR:Cabecera>${told.join('')}</sfLR:Cabecera>`,
    ...inside,
    '</sfLR:RegFactuSistemaFacturacion>',
  ].join('');
}

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';

export const inEnvelope = (sending: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${soap}"><soapenv:Header/>` +
  `<soapenv:Body>${sending}</soapenv:Body></soapenv:Envelope>`;
