/** The address in the code of an invoice, by which anybody asks the tax office for it (Orden HAC/1177/2024, art. 20–21). */
import { amountOf, dayOf } from './notation.ts';
import type { InvoiceName, RecordParty } from './invoice-facts.ts';
import type { Office } from './rules.ts';

const offices: Readonly<Record<Office, string>> = {
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
  live: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
};

type Asked = InvoiceName & { readonly issuer: Pick<RecordParty, 'taxNumber'>; readonly grossCents: number };

/** The whole address; print it as a QR code of level M, 30 to 40 mm, with «QR tributario:» above and «VERI*FACTU» below. */
export function qrAddress({ issuer, seriesNumber, issuedOn, grossCents }: Asked, office: Office): string {
  const query = [
    ['nif', issuer.taxNumber],
    ['numserie', seriesNumber],
    ['fecha', dayOf(issuedOn)],
    ['importe', amountOf(grossCents)],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${offices[office]}?${query.join('&')}`;
}
