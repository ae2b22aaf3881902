/**
 * Opens a mail as it came. Anybody can send one: whether it goes to an address that the house gave is looked up in its head,
 * and only such a mail is read, within bounds, in a thread of its own.
 */
import { join } from 'node:path';
import { inThread } from '#kit/server/in-thread.ts';
import { turns } from '#kit/server/turns.ts';
import { Problem } from '#kit/shared/problem.ts';
import { headOf, withinBounds } from './mail-bounds.ts';
import type { InboundMail } from './parse-mail.ts';
import { namesReplyAddress } from './reply-address.ts';
import type { InboundSettings } from './take-answer.ts';

/** A mail of twelve photos takes half a second of a core, the slowest that was made two to five (measured). */
const bounds = { maxMs: 20_000, maxMegabytes: 64 };
/** One after the other; so many bytes wait. */
const turn = turns(8 * 1024 * 1024);

const read = (raw: Uint8Array): Promise<InboundMail> =>
  turn(
    raw.length,
    async () => raw,
    (raw) => inThread(join(import.meta.dirname, 'mail-worker.ts'), raw, bounds),
  );

/** Nothing can be read of it; that too many wait is no fault of the mail's, and said. */
function nothingRead(error: unknown): undefined {
  if (error instanceof Problem) throw error;
}

/**
 * What a mail says; nothing but its head where it goes to no address of ours, or where it can't be read within bounds: then
 * its text is undefined. Undefined altogether for what is no mail.
 */
export async function openMail(raw: Uint8Array, { secret, domain }: InboundSettings): Promise<InboundMail | undefined> {
  const head = headOf(raw);
  if (!head) return undefined;
  const isOurs = namesReplyAddress(secret, domain, Buffer.from(head).toString('latin1'));
  const whole = isOurs ? await read(withinBounds(raw)).catch(nothingRead) : undefined;
  if (whole) return whole;
  const told = await read(head).catch(nothingRead);
  return told && { ...told, text: isOurs ? undefined : '' };
}
