import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SmsFault } from './sms.ts';
import type { Sms } from './sms.ts';
import { openTwilio, rules, standInKeys } from './testing-twilio.ts';
import type { TwilioStandIn } from './testing-twilio.ts';
import { createTwilio } from './twilio.ts';

let twilio: TwilioStandIn;
beforeAll(async () => {
  twilio = await openTwilio();
});
afterAll(() => twilio.close());

const sms: Sms = { to: '+34600555001', text: '123456 is your code.', goodForSeconds: 900 };
/** How a message failed; undefined when it was taken. */
async function faultOf(change: Partial<Sms>, keys = {}): Promise<SmsFault | undefined> {
  try {
    await createTwilio({ ...twilio.keys, ...keys }).send({ ...sms, ...change });
    return undefined;
  } catch (error) {
    if (error instanceof SmsFault) return error;
    throw error;
  }
}

describe('the stand-in', () => {
  const good = { To: sms.to, From: standInKeys.from, Body: sms.text, ValidityPeriod: '900' };
  it('takes a good call by every rule', () => {
    expect(rules.filter((rule) => rule.refuses(new URLSearchParams(good)))).toEqual([]);
  });
  it.each(rules)('keeps to: $name', ({ code, example }) => {
    const form = new URLSearchParams({ ...good, ...example });
    expect(rules.find((rule) => rule.refuses(form))?.code).toBe(code);
  });
});

describe('a text message', () => {
  it('is handed over with its text, from a phone, a name or a service', async () => {
    expect(await faultOf({})).toBeUndefined();
    expect(twilio.taken.at(-1)).toEqual({ to: sms.to, text: sms.text });
    expect(await faultOf({}, { from: 'Aftersun' })).toBeUndefined();
    expect(await faultOf({}, { from: `MG${'a'.repeat(32)}` })).toBeUndefined();
  });

  it('that is never taken says so by code, without the phone', async () => {
    const fault = await faultOf({ to: '+34965000123' });
    expect(fault).toMatchObject({ message: '400 21614', isPermanent: true });
    expect(await faultOf({ text: 'x'.repeat(1601) })).toMatchObject({ message: '400 21617', isPermanent: true });
  });

  it('is tried again after our own fault, too many at once, and what passes', async () => {
    expect(await faultOf({}, { authToken: 'wrong' })).toMatchObject({ message: '401 20003', isPermanent: false });
    twilio.failWith(429, 503);
    expect(await faultOf({})).toMatchObject({ message: '429 20429', isPermanent: false });
    expect(await faultOf({})).toMatchObject({ message: '503 20500', isPermanent: false });
    const nobody = { apiBase: 'http://127.0.0.1:1' };
    expect(await faultOf({}, nobody)).toMatchObject({ message: 'NO_ANSWER', isPermanent: false });
  });
});
