/** The file for the tax office is what the OECD's schema wants, by another program than ours. */
import { describe, expect, it } from 'vitest';
import { noSums } from '../rules.ts';
import { dpiMessage } from './dpi.ts';
import type { Message } from './dpi.ts';
import { anOperator, aSellerYear } from './factory.ts';
import { faultsOfDpi } from '../../../../tests/schemas/validate.ts';

const person = aSellerYear();
const company = aSellerYear({
  ownerId: 'owner0000002',
  identity: { ...person.identity, kind: 'company', name: 'Sol & Sal', birthDate: null, register: 'Alicante, A-2' },
  properties: [],
  personalServices: noSums,
  transportRental: { considerationCents: [149, 150, 0, 0], feesCents: [0, 0, 0, 0], sales: [1, 1, 0, 0] },
});
const isNew = { type: 'new', corrects: null } as const;
const account = { holder: 'Marta & hijos', iban: 'ES9121000418450200051332' };
const message = (over: Partial<Message> = {}): string =>
  dpiMessage({
    ref: 'ES-2026-B99999997-1',
    kind: 'new',
    year: 2026,
    madeAt: new Date('2027-01-20T09:30:00.123Z'),
    operator: { ...anOperator, document: { ref: 'ES-2026-B99999997-1-0', ...isNew } },
    sellers: [
      { ref: 'ES-2026-B99999997-1-1', ...isNew, figures: person, account },
      { ref: 'ES-2026-B99999997-1-2', ...isNew, figures: company, account: { ...account, holder: 'Sol & Sal' } },
    ],
    ...over,
  });

describe('a message', () => {
  it('of new sellers, people and companies, is valid', async () => {
    expect(await faultsOfDpi(message())).toEqual([]);
  });

  it('tells of a private person as of one in business: both are individual sellers', async () => {
    const figures = { ...person, identity: { ...person.identity, kind: 'private' as const } };
    const xml = message({ sellers: [{ ref: 'ES-2026-B99999997-1-1', ...isNew, figures, account }] });
    expect(await faultsOfDpi(xml)).toEqual([]);
    expect(xml).toContain('<dpi:IndividualSeller>');
    expect(xml).not.toContain('EntitySeller');
  });

  it('of corrections and of what is taken back is valid, and names what it corrects', async () => {
    const before = { corrects: 'ES-2026-B99999997-1-1' };
    const xml = message({
      kind: 'correction',
      operator: { ...anOperator, document: { ref: 'ES-2026-B99999997-1-0', type: 'resent', corrects: null } },
      sellers: [
        { ref: 'ES-2026-B99999997-2-1', type: 'correction', ...before, figures: person, account },
        { ref: 'ES-2026-B99999997-2-2', type: 'deletion', ...before, figures: company, account: null },
      ],
    });
    expect(await faultsOfDpi(xml)).toEqual([]);
    for (const part of ['DPI402', 'OECD0', 'OECD2', 'OECD3', `<stf:CorrDocRefId>${before.corrects}<`])
      expect(xml).toContain(part);
  });

  it('that there is nobody to tell of is valid', async () => {
    const xml = message({ kind: 'nothing', sellers: [] });
    expect(await faultsOfDpi(xml)).toEqual([]);
    expect(xml).toContain('DPI403');
  });

  it('tells whole euros, also less than nothing, and escapes what people wrote', () => {
    const xml = message();
    expect(xml).toContain('<dpi:ConsQ3 currCode="EUR">713</dpi:ConsQ3>');
    expect(xml).toContain('<dpi:ConsQ4 currCode="EUR">-44</dpi:ConsQ4>');
    expect(xml).toContain('<dpi:LastName>Marta Ferrer &lt;Gil&gt;</dpi:LastName>');
    expect(xml).toContain('<dpi:RentedDays>9</dpi:RentedDays>');
  });

  it('tells the account that a seller is paid to, and its holder where that is somebody else', () => {
    const xml = message();
    const told = [...xml.matchAll(/<dpi:FinancialIdentifier>(?<inner>.*?)<\/dpi:FinancialIdentifier>/g)];
    const number = '<dpi:Identifier AccountNumberType="IBAN">ES9121000418450200051332</dpi:Identifier>';
    expect(told.map(({ groups }) => groups?.['inner'])).toEqual([
      `${number}<dpi:AccountHolderName>Marta &amp; hijos</dpi:AccountHolderName>`,
      number,
    ]);
  });

  it('without what the schema asks for is refused by it', async () => {
    const faults = await faultsOfDpi(message().replace(/<dpi:BirthInfo>.*?<\/dpi:BirthInfo>/, ''));
    expect(faults.join()).toContain('BirthInfo');
  });
});
