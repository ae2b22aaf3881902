/** The address that an answer by mail goes to: which side of which conversation, and a proof that the house gave it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Side } from '../../rules.ts';

/** Small letters and figures alone: some mail programs change the others. */
const proofOf = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`reply ${name}`).digest('hex').slice(0, 24);

/** `name` is a conversation's with the letter of the side that answers. */
export const replyAddress = (secret: string, domain: string, name: string): string =>
  `reply+${name}${proofOf(secret, name)}@${domain}`;

export type Answered = { readonly mailName: string; readonly side: Side };

/** Whether a head of a mail names an address that the house gave. */
export function namesReplyAddress(secret: string, domain: string, head: string): boolean {
  const alike = head.matchAll(/reply\+[\da-f]{20}[go][\da-f]{24}@[a-z\d.-]{1,253}/gi);
  return [...alike].some(([address]) => readReplyAddress(secret, domain, address) !== undefined);
}

/** What an address of ours was given for; undefined for any other. */
export function readReplyAddress(secret: string, domain: string, address: string): Answered | undefined {
  const [, name = '', proof = '', at = ''] =
    /^reply\+([\da-f]{20}[go])([\da-f]{24})@([^@\s]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (name === '' || at !== domain.toLowerCase()) return undefined;
  if (!timingSafeEqual(Buffer.from(proofOf(secret, name)), Buffer.from(proof))) return undefined;
  return { mailName: name.slice(0, -1), side: name.endsWith('g') ? 'guest' : 'owner' };
}
