/** Signed notices: the scheme `t=<seconds>,v1=<hmac of "t.body">` that real providers use too. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#kit/shared/problem.ts';

/** A notice older than this is a replay. */
const toleranceSeconds = 300;

export const noticeHeader = 'stripe-signature';

/** The part of a provider's notice that the house reads; providers may say more. */
export const Notice = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  data: z.object({ object: z.object({ id: z.string().min(1).max(255), amount: z.number().int().min(0) }) }),
});
export type Notice = z.infer<typeof Notice>;

const digest = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export function signNotice(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** The notice of a body whose signature holds; 400 for everything else, without saying which part was wrong. */
export function readNotice(secret: string, header: string | undefined, body: string, at: Date): Notice {
  const refuse = () => new Problem('malformed', 'The signature does not fit.');
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2) as [string, string | undefined]);
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(at.getTime() / 1000 - Number(seconds)) > toleranceSeconds) throw refuse();
  const expected = Buffer.from(digest(secret, seconds, body));
  const isSigned = parts.some(([name, value]) => {
    const given = Buffer.from(value ?? '');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw refuse();
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw new Problem('malformed', 'The notice is not JSON.');
  }
  const notice = Notice.safeParse(data);
  if (!notice.success) throw new Problem('malformed', 'The notice lacks what it is about.');
  return notice.data;
}
