import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import { readAnswerTime } from './answer-times.ts';
import type { End } from './conversations.ts';
import { blockConversation } from './ended.ts';
import { openMail } from './inbound/open-mail.ts';
import { readSignedMail, takeAnswer } from './inbound/take-answer.ts';
import type { InboundSettings } from './inbound/take-answer.ts';
import {
  tellUnread,
  listOwnConversations,
  listOwnersConversations,
  markRead,
  readApplicant,
  readBeginning,
  readThread,
} from './reading.ts';
import { reportMessage } from './reports.ts';
import { previewAbout, previewIn, writeAbout, writeIn, writeToApplicant } from './writing.ts';

type Caller = { readonly id: string; readonly by?: { readonly id: string } };
const asGuest = ({ id }: Caller): End => ({ side: 'guest', id });
const asOwner = ({ id, by }: Caller): End => ({ side: 'owner', id, by: by?.id });
const read = { read: true } as const;
const received = { received: true } as const;

/** `inbound` is how answers by mail come in, if they do; `replySecret` proves that an address was given by the house. */
export function messageRoutes(options: {
  readonly inbound: InboundSettings | undefined;
  readonly replySecret: () => Promise<string>;
}) {
  return routes(endpoints, {
    'GET /api/answer-times': ({ db, query: { type, listing } }) => readAnswerTime(db, type, listing),
    'GET /api/conversations': ({ db, actor, language }) => listOwnConversations(db, actor.id, language),
    'POST /api/conversations/preview': ({ db, actor, body }) => previewAbout(db, actor.id, body.about, body.text),
    'POST /api/conversations/find': ({ db, actor, body, language }) =>
      readBeginning(db, actor.id, body.about, language),
    'POST /api/conversations': async ({ db, actor, body: { about, ...written }, language, at }) =>
      readThread(db, asGuest(actor), await writeAbout(db, asGuest(actor), about, written, at), language),
    'GET /api/conversations/{id}': ({ db, actor, params, language }) =>
      readThread(db, asGuest(actor), params.id, language),
    'POST /api/conversations/{id}/messages': async ({ db, actor, params, body, language, at }) => {
      await writeIn(db, asGuest(actor), params.id, body, at);
      return readThread(db, asGuest(actor), params.id, language);
    },
    'POST /api/conversations/{id}/read': async ({ db, actor, params, at }) => {
      await markRead(db, asGuest(actor), params.id, at);
      return read;
    },
    'POST /api/conversations/{id}/block': async ({ db, actor, params, body, language }) => {
      await blockConversation(db, asGuest(actor), params.id, body.isBlocked);
      return readThread(db, asGuest(actor), params.id, language);
    },
    'POST /api/messages/{id}/reports': async ({ db, actor, params, body, language, at }) => ({
      id: await reportMessage(db, asGuest(actor), params.id, body, language, at),
      ...received,
    }),
    'GET /api/workspace/conversations': ({ db, actor, query, language, headers }) =>
      sendPage(headers, listOwnersConversations(db, actor.id, query, language)),
    'GET /api/workspace/unread-messages': ({ db, actor }) => tellUnread(db, actor.id),
    'GET /api/workspace/applications/{id}/conversation': ({ db, actor, params }) =>
      readApplicant(db, actor.id, params.id),
    'POST /api/workspace/applications/{id}/messages': async ({ db, actor, params, body, language, at }) => {
      const id = await writeToApplicant(db, asOwner(actor), params.id, body, at);
      return readThread(db, asOwner(actor), id, language);
    },
    'GET /api/workspace/conversations/{id}': ({ db, actor, params, language }) =>
      readThread(db, asOwner(actor), params.id, language),
    'POST /api/workspace/conversations/{id}/preview': ({ db, actor, params, body }) =>
      previewIn(db, asOwner(actor), params.id, body.text),
    'POST /api/workspace/conversations/{id}/messages': async ({ db, actor, params, body, language, at }) => {
      await writeIn(db, asOwner(actor), params.id, body, at);
      return readThread(db, asOwner(actor), params.id, language);
    },
    'POST /api/workspace/conversations/{id}/read': async ({ db, actor, params, at }) => {
      await markRead(db, asOwner(actor), params.id, at);
      return read;
    },
    'POST /api/workspace/conversations/{id}/block': async ({ db, actor, params, body, language }) => {
      await blockConversation(db, asOwner(actor), params.id, body.isBlocked);
      return readThread(db, asOwner(actor), params.id, language);
    },
    'POST /api/workspace/messages/{id}/reports': async ({ db, actor, params, body, language, at }) => ({
      id: await reportMessage(db, asOwner(actor), params.id, body, language, at),
      ...received,
    }),
    'POST /api/inbound-mail': async ({ db, request, address, at }) => {
      const { inbound } = options;
      if (!inbound) throw new Problem('not_found', 'No answers by mail are taken here.');
      const raw = await readSignedMail(request, inbound.secret, address, at);
      const own = { domain: inbound.domain, secret: await options.replySecret() };
      const mail = await openMail(raw, own);
      if (mail) await takeAnswer(db, mail, own, at);
      return received;
    },
  });
}
