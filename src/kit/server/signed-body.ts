/** Bodies that somebody outside signs: the scheme `t=<seconds>,v1=<hmac of "t.body">`, as payment providers use it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../shared/problem.ts';

/** What was signed longer ago than this is a replay. */
const toleranceSeconds = 300;

const digest = (secret: string, seconds: string, body: string | Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** The header that signs a body. */
export function signBody(secret: string, body: string | Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** 400 for a body whose signature does not hold, without saying which part of it was wrong. */
export function requireSigned(secret: string, header: string | undefined, body: string | Uint8Array, at: Date): void {
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
}

/** What a signed body says; 400 for everything else. */
export function readSigned(secret: string, header: string | undefined, body: string, at: Date): unknown {
  requireSigned(secret, header, body, at);
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem('malformed', 'The notice is not JSON.');
  }
}
