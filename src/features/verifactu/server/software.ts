/** The program as its records name it (Orden HAC/1177/2024, annex, 2.6), and as its producer declares it (art. 15). */
import type { RecordParty } from '../invoice-facts.ts';
import { identityOf } from './identity.ts';
import type { Element } from './xml.ts';

export const software = { name: 'Aftersun', id: 'AS', version: '0.1.0' } as const;

/**
 * Whoever runs a house answers for the program as it runs there. It makes invoices of many issuers, and is made for records
 * that are sent, not for signed ones.
 */
export const softwareOf = (house: RecordParty, installation: string): Element => [
  'SistemaInformatico',
  [
    ...identityOf(house),
    ['NombreSistemaInformatico', software.name],
    ['IdSistemaInformatico', software.id],
    ['Version', software.version],
    ['NumeroInstalacion', installation],
    ['TipoUsoPosibleSoloVerifactu', 'S'],
    ['TipoUsoPosibleMultiOT', 'S'],
    ['IndicadorMultiplesOT', 'S'],
  ],
];
