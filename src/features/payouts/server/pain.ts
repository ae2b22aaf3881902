/**
 * Transfers for the house's bank in one file: ISO 20022 pain.001.001.09 as the European Payments Council has it for SEPA
 * credit transfers (EPC132-08, 2023). Pure.
 */
import { element } from '#kit/server/xml.ts';

/** One transfer to an owner. */
export type Transfer = {
  /** What the bank tells of it with: the payout. */
  readonly id: string;
  readonly holder: string;
  readonly iban: string;
  readonly amountCents: number;
  readonly reference: string;
};

export type TransferFile = {
  readonly id: string;
  readonly madeAt: Date;
  /** The day on which the bank is to pay. */
  readonly paidOn: string;
  readonly payer: { readonly name: string; readonly iban: string };
  readonly transfers: readonly Transfer[];
};

const longestName = 70;
const longestReference = 140;

/** What every bank of SEPA takes (EPC217-08): letters without accents, digits and few signs. */
export function sepaText(text: string, longest: number): string {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest);
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
const named = (name: string) => [element('Nm', sepaText(name, longestName))];
const account = (iban: string) => [element('Id', [element('IBAN', iban)])];

/** The text of the file. */
export function transferFile({ id, madeAt, paidOn, payer, transfers }: TransferFile): string {
  const counted = [
    element('NbOfTxs', transfers.length),
    element('CtrlSum', euros(transfers.reduce((sum, { amountCents }) => sum + amountCents, 0))),
  ];
  const header = element('GrpHdr', [
    element('MsgId', id),
    element('CreDtTm', madeAt.toISOString()),
    ...counted,
    element('InitgPty', named(payer.name)),
  ]);
  const body = element('PmtInf', [
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    // Each transfer is a line of its own on the bank's statement, so that it can be found by its reference.
    element('BtchBookg', 'false'),
    ...counted,
    element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
    element('ReqdExctnDt', [element('Dt', paidOn)]),
    element('Dbtr', named(payer.name)),
    element('DbtrAcct', account(payer.iban)),
    // Within SEPA the number alone leads to the bank (Regulation (EU) 260/2012, art. 5(7)).
    element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transaction),
  ]);
  const names = { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' };
  const document = element('Document', [element('CstmrCdtTrfInitn', [header, body])], names);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

const transaction = ({ id, holder, iban, amountCents, reference }: Transfer): string =>
  element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', id)]),
    element('Amt', [element('InstdAmt', euros(amountCents), { Ccy: 'EUR' })]),
    element('Cdtr', named(holder)),
    element('CdtrAcct', account(iban)),
    element('RmtInf', [element('Ustrd', sepaText(reference, longestReference))]),
  ]);
