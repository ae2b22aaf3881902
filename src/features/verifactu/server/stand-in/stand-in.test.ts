/** The stand-in refuses what the tax office refuses: each rule is tried with a sound sending that was spoilt. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInvoice, anIssuer, aHouse } from '../factory.ts';
import { registrationXml } from '../record-xml.ts';
import { readAnswer, SendingRefused } from '../sending/answer.ts';
import { inEnvelope, sendingXml } from '../sending/envelope.ts';
import { createTaxOffice } from '../sending/office.ts';
import type { TaxOffice } from '../sending/office.ts';
import { flaws } from './flaws.ts';
import { refusals } from './refusals.ts';
import { startOffice } from './start.ts';
import type { StandInOffice } from './start.ts';

let office: StandInOffice;
let wire: TaxOffice;
beforeAll(async () => {
  office = await startOffice();
  wire = createTaxOffice({ kind: 'person', base: office.base });
  await office.control({ now: '2026-08-21T18:00:00Z', waitSeconds: 0 });
});
afterAll(() => office.close());

let count = 0;
const fresh = { isRepair: false, isKnown: false, wasRejected: false };
/** Two records of an invoice each, the second one linked to the first, in a program of their own. */
function sound(): string {
  count += 1;
  const place = {
    id: `r${count}a`,
    installation: `i${count}`,
    generatedAt: '2026-08-21T20:00:00+02:00',
    previous: null,
  };
  const before = anInvoice(`${count}/1`);
  const first = registrationXml(before, place, fresh);
  const next = { ...place, id: `r${count}b`, previous: { ...before, hash: first.hash } };
  const second = registrationXml(anInvoice(`${count}/2`), next, fresh);
  return inEnvelope(sendingXml({ issuer: anIssuer, house: aHouse, records: [first.xml, second.xml], isLate: false }));
}
/** Spoils the second record, or what stands before both. */
function spoil(xml: string, [from, to]: readonly [from: string | RegExp, to: string]): string {
  const middle = xml.lastIndexOf('<sf:RegistroAlta');
  const spoilt = xml.slice(middle).replace(from, to);
  return spoilt === xml.slice(middle) ? xml.replace(from, to) : xml.slice(0, middle) + spoilt;
}
const ask = async (xml: string) => readAnswer(await wire.post('test', xml));

test('takes what is sound', async () => {
  const { lines, receipt, waitSeconds } = await ask(sound());
  expect(lines.map(({ id, verdict }) => [id, verdict])).toEqual([
    [`r${count}a`, 'accepted'],
    [`r${count}b`, 'accepted'],
  ]);
  expect([typeof receipt, waitSeconds]).toEqual(['string', 0]);
});

test.each(refusals.map((rule) => [rule.code, rule] as const))('refuses by %i', async (code, { example }) => {
  const xml = sound();
  if (code === 3000) await ask(xml);
  const spoilt = code === 3000 ? xml : spoil(xml, example);
  if (code !== 3000) expect(spoilt).not.toBe(xml);
  expect((await ask(spoilt)).lines.at(-1)).toMatchObject({ verdict: 'rejected', fault: { faultCode: code } });
});

test.each(flaws.map((rule) => [rule.code, rule] as const))('takes with the error %i', async (code, { example }) => {
  const xml = sound();
  const spoilt = spoil(xml, example);
  expect(spoilt).not.toBe(xml);
  expect((await ask(spoilt)).lines.at(-1)).toMatchObject({ verdict: 'flawed', fault: { faultCode: code } });
});

test.each([
  ['an element that the schema does not know', '<sf:TipoHuella>', '<sf:Something/><sf:TipoHuella>'],
  ['an element that is missing', /<sf:CuotaTotal>.*?<\/sf:CuotaTotal>/, ''],
  ['an amount with a comma', '<sf:ImporteTotal>50.00', '<sf:ImporteTotal>50,00'],
  ['an ampersand that is not written as one', 'Fiesta', 'Fiesta & más'],
] as const)('takes nothing of a sending with %s', async (_what, from, to) => {
  const refused = await ask(spoil(sound(), [from, to])).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SendingRefused);
  expect(refused).toMatchObject({ code: 4102 });
});

test('takes nothing that comes too early, or of who has no tax number', async () => {
  await office.control({ waitSeconds: 60 });
  await expect(ask(sound())).rejects.toMatchObject({ code: 4141 });
  await expect(ask(sound().replace(/(ObligadoEmision>.*?<sf:NIF>)\w+/, '$112345678A'))).rejects.toMatchObject({
    code: 4116,
  });
  await office.control({ waitSeconds: 0 });
});
