/** Twilio as a sender of text messages: one call, https://www.twilio.com/docs/messaging/api/message-resource. */
import { z } from 'zod';
import { SmsFault } from './sms.ts';
import type { SmsSender } from './sms.ts';

export type TwilioKeys = {
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone of ours, a name that receivers see, or a messaging service (`MG…`). */
  readonly from: string;
  /** Where its interface is, when a stand-in takes its place. */
  readonly apiBase?: string | undefined;
};

/** Whoever leaves earlier sends twice what is taken and not yet confirmed. */
const patienceMs = 10_000;
/** What is our account's fault, or passes: keys, what is paid for, too many at once. */
const notOfThisMessage = [401, 402, 403, 408, 429];

const Refusal = z.object({ code: z.number() });

export function createTwilio({ accountSid, authToken, from, apiBase }: TwilioKeys): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, apiBase ?? 'https://api.twilio.com');
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender: Record<string, string> = /^MG\w{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from };
  return {
    send: async ({ to, text, goodForSeconds }) => {
      const body = new URLSearchParams({ ...sender, To: to, Body: text, ValidityPeriod: String(goodForSeconds) });
      const signal = AbortSignal.timeout(patienceMs);
      const reply = await fetch(url, { method: 'POST', headers: { authorization }, body, signal }).catch(() => {
        throw new SmsFault('NO_ANSWER', false);
      });
      const told: unknown = await reply.json().catch(() => undefined);
      if (reply.ok) return;
      // Its codes change (https://www.twilio.com/en-us/changelog, 10 July 2024): they are told, and nothing hangs on them.
      const { data } = Refusal.safeParse(told);
      const isPermanent = reply.status < 500 && !notOfThisMessage.includes(reply.status);
      throw new SmsFault([reply.status, data?.code].filter(Boolean).join(' '), isPermanent);
    },
  };
}
