/** Takes an answer by mail in: as a message where it is one, else with a kind word back (decision 0079). */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/auth/server/table.ts';
import { languageOfMailbox } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { parseWith, readBytes, roomOf } from '#kit/server/body.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { householdOf } from '#kit/server/limits/network.ts';
import { requireSigned } from '#kit/server/signed-body.ts';
import { turns } from '#kit/server/turns.ts';
import { Problem } from '#kit/shared/problem.ts';
import { conversationHash, isReplyOver, maxText, messagesPath } from '../../rules.ts';
import { conversations } from '../table.ts';
import { writeIn } from '../writing.ts';
import type { InboundMail } from './parse-mail.ts';
import { readReplyAddress } from './reply-address.ts';

/** How answers by mail come in: whose addresses they go to, and what signs them. */
export type InboundSettings = { readonly domain: string; readonly secret: string };

/** Mails with files are large; files are dropped. */
const maxMailBytes = 10 * 1024 * 1024;
export const signatureHeader = 'x-mail-signature';
const AsJson = z.strictObject({ mime: z.string().min(1) });

/** How many bytes of them are read at once, before it is known who sends them, and how much of it is one household's. */
const room = 8 * maxMailBytes;
const ofHousehold = room / 2;
const turn = turns(room);

/**
 * The mail of a signed call as it came; 400 for a wrong signature, 422 for JSON without a mail, 503 where others are being
 * read: whoever can't sign may send for a long time.
 */
export const readSignedMail = (request: Request, secret: string, address: string, at: Date): Promise<Uint8Array> =>
  turn(
    roomOf(request, maxMailBytes),
    () => readSigned(request, secret, at),
    async (mail) => mail,
    [{ whose: householdOf(address), limit: ofHousehold }],
  );

async function readSigned(request: Request, secret: string, at: Date): Promise<Uint8Array> {
  const body = await readBytes(request, maxMailBytes);
  requireSigned(secret, request.headers.get(signatureHeader) ?? undefined, body, at);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return body;
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Problem('malformed', 'The body is not JSON.');
  }
  return new TextEncoder().encode(parseWith(AsJson, data, 'body').mime);
}

/** Why an answer was not taken, as its writer is told. */
type Refusal = 'unknown' | 'over' | 'sender' | 'closed' | 'empty' | 'long' | 'many';

const refusals: Readonly<Record<string, Refusal>> = { conversation_closed: 'closed', too_many_requests: 'many' };

/**
 * Takes one mail in. What a machine wrote is let go without a word, so that no two machines write to each other; anything
 * else that is no message gets a letter that says why, few of them to one mailbox.
 */
export async function takeAnswer(db: Db, mail: InboundMail, own: InboundSettings, at: Date): Promise<void> {
  await db.transaction((db) => takeOnce(db, mail, own, at));
}

async function takeOnce(db: Db, mail: InboundMail, { domain, secret }: InboundSettings, at: Date): Promise<void> {
  if (mail.isAutomatic || mail.from === '') return;
  const isNew = {
    key: counterKey('inbound mail', mail.id ?? `${mail.from} ${mail.text ?? ''}`),
    cost: 1,
    below: 1,
    at,
  };
  if (!(await take(db, { ...isNew, seconds: 24 * 3600 }))) return;
  const found = mail.to.map((address) => readReplyAddress(secret, domain, address)).find((one) => one !== undefined);
  const [conversation] = found
    ? await db.select().from(conversations).where(eq(conversations.mailName, found.mailName))
    : [];
  if (!found || !conversation) return refuse(db, mail, 'unknown', null, at);
  const path =
    found.side === 'guest'
      ? `${messagesPath}#${conversationHash(conversation.id)}`
      : `/dashboard?tab=messages&open=${conversation.id}`;
  if (isReplyOver(conversation.lastAt, at)) return refuse(db, mail, 'over', path, at);
  const writerId = found.side === 'guest' ? conversation.guestId : conversation.ownerId;
  const [writer] = await db.select().from(users).where(eq(users.id, writerId));
  const isTheirs = writer?.email?.toLowerCase() === mail.from && writer.suspendedAt === null;
  if (!isTheirs) return refuse(db, mail, 'sender', null, at);
  if (mail.text === '') return refuse(db, mail, 'empty', path, at);
  if (mail.text === undefined || mail.text.length > maxText) return refuse(db, mail, 'long', path, at);
  const written = { text: mail.text, key: hashSecret(mail.id ?? mail.text), way: 'mail', dropped: mail.files } as const;
  try {
    await writeIn(db, { side: found.side, id: writerId }, conversation.id, written, at);
  } catch (error) {
    const reason = error instanceof Problem ? refusals[error.code] : undefined;
    if (reason === undefined) throw error;
    await refuse(db, mail, reason, path, at);
  }
}

async function refuse(db: Db, { from }: InboundMail, reason: Refusal, path: string | null, at: Date): Promise<void> {
  const language = (await languageOfMailbox(db, from)) ?? 'en';
  await postMail(db, { to: from, language, letter: 'answerNotTaken', values: { reason, path } }, at);
}
