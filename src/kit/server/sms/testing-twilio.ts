/**
 * For tests only: Twilio's stand-in, a small server on loopback. It insists on the account's keys and refuses what the
 * real one refuses (`rules`, each with where that is written); what it takes it keeps.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const standInKeys = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'f'.repeat(32), from: '+34600555999' };
/** A number that every check takes for a mobile one and no network knows. */
export const unknownMobile = '+34600555000';

type Rule = {
  readonly name: string;
  readonly code: number;
  readonly refuses: (form: URLSearchParams) => boolean;
  readonly source: string;
  /** A call that it refuses, by what is said otherwise than in a good one; an empty text leaves it out. */
  readonly example: Readonly<Record<string, string>>;
};

const errors = 'https://www.twilio.com/docs/api/errors';
const given = (form: URLSearchParams, name: string) => (form.get(name) ?? '') !== '';

export const rules: readonly Rule[] = [
  {
    name: 'a receiver is needed',
    code: 21604,
    refuses: (form) => !given(form, 'To'),
    source: `${errors}/21604`,
    example: { To: '' },
  },
  {
    name: 'a receiver is written as E.164',
    code: 21211,
    refuses: (form) => !/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? ''),
    source: `${errors}/21211`,
    example: { To: '600 555 001' },
  },
  {
    name: 'a receiver is not the sender',
    code: 21266,
    refuses: (form) => form.get('To') === form.get('From'),
    source: `${errors}/21266`,
    example: { To: standInKeys.from },
  },
  {
    name: 'a receiver is a mobile phone that there is',
    code: 21614,
    refuses: (form) => !/^\+34[67]/.test(form.get('To') ?? '') || form.get('To') === unknownMobile,
    source: 'https://support.twilio.com/hc/en-us/articles/223181828',
    example: { To: '+34965000123' },
  },
  {
    name: 'a sender is needed',
    code: 21603,
    refuses: (form) => !given(form, 'From') && !given(form, 'MessagingServiceSid'),
    source: `${errors}/21603`,
    example: { From: '' },
  },
  {
    name: 'a text is needed',
    code: 21602,
    refuses: (form) => !given(form, 'Body'),
    source: `${errors}/21602`,
    example: { Body: '' },
  },
  {
    name: 'a text has at most 1,600 characters',
    code: 21617,
    refuses: (form) => (form.get('Body') ?? '').length > 1600,
    source: `${errors}/21617`,
    example: { Body: 'x'.repeat(1601) },
  },
  {
    name: 'it waits for 1 to 36,000 seconds, in whole ones',
    code: 90007,
    refuses: (form) => given(form, 'ValidityPeriod') && !isPeriod(form.get('ValidityPeriod') ?? ''),
    source: `${errors}/90007`,
    example: { ValidityPeriod: '0' },
  },
];

const isPeriod = (seconds: string) => /^\d+$/.test(seconds) && Number(seconds) >= 1 && Number(seconds) <= 36_000;

export type TwilioStandIn = Awaited<ReturnType<typeof openTwilio>>;

/** On a port of its own, unless one is named. */
export async function openTwilio(port = 0) {
  const taken: { readonly to: string; readonly text: string }[] = [];
  let faults: number[] = [];
  const server = createServer((request, response) => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    // Its words name the receiver, as the real ones do.
    const refuse = (status: number, code: number, message: string) => reply(status, { code, message, status });
    void (async () => {
      const form = new URLSearchParams(await text(request));
      const { accountSid, authToken } = standInKeys;
      const key = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
      const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
      const fault = faults.shift();
      if (fault !== undefined) return refuse(fault, fault === 429 ? 20429 : 20500, 'Not now');
      if (request.headers.authorization !== key) return refuse(401, 20003, 'Authenticate');
      if (request.method !== 'POST' || request.url !== path || !isForm) return refuse(404, 20404, 'Not found');
      const broken = rules.find((rule) => rule.refuses(form));
      if (broken) return refuse(400, broken.code, `${broken.name}: ${form.get('To')}`);
      taken.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
      return reply(201, { sid: `SM${'0'.repeat(32)}`, status: 'queued' });
    })();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    keys: { ...standInKeys, apiBase },
    /** What was taken, in order. */
    taken,
    /** The next calls are answered with these statuses, in order. */
    failWith: (...statuses: number[]) => {
      faults = statuses;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
