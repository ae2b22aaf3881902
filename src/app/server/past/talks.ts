/** Conversations of the demo's guests with its owners: some wait for an answer, one for the desk. */
import { conversations, messages } from '#features/messages/server/table.ts';
import { refreshAnswerTimes } from '#features/messages/server/answer-times.ts';
import { reports } from '#features/reports/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursBefore, minuteMs } from '#kit/shared/durations.ts';
import { talks, type Talk } from './catalogue/talks.ts';
import { ownerId, travellerIds } from './people.ts';

export async function seedTalks(db: Db, at: Date): Promise<void> {
  const all = talks.map((talk, n) => talkOf(talk, n, at));
  await db.insert(conversations).values(all.map(({ conversation }) => conversation));
  await db.insert(messages).values(all.flatMap(({ lines }) => lines));
  await db.insert(reports).values(all.flatMap(({ report }) => report));
  await refreshAnswerTimes(db, at);
}

/** A conversation as its tables hold it; all of it was read or sent in letters long ago. */
function talkOf({ about, type, owner, hours, asked, answered, thanks, report }: Talk, n: number, at: Date) {
  const id = idOf(`talk ${about}`);
  const guestId = travellerIds[n % travellerIds.length] ?? '';
  const askedAt = hoursBefore(at, hours);
  const answeredAt = answered ? new Date(askedAt.getTime() + answered.took * minuteMs) : null;
  const said = [
    { side: 'guest', text: asked, createdAt: askedAt } as const,
    ...(answered && answeredAt ? [{ side: 'owner', text: answered.text, createdAt: answeredAt } as const] : []),
    ...(thanks !== undefined && answeredAt
      ? [{ side: 'guest', text: thanks, createdAt: new Date(answeredAt.getTime() + 5 * minuteMs) } as const]
      : []),
  ];
  const isRemoved = report?.status === 'removed';
  const lines = said.map(({ side, text, createdAt }, place) => ({
    id: idOf(`line ${place} of ${id}`),
    conversationId: id,
    side,
    authorId: side === 'guest' ? guestId : ownerId(owner),
    text,
    way: 'page' as const,
    key: `demo${place}`,
    createdAt,
    mailedAt: createdAt,
    removedAt: isRemoved ? at : null,
  }));
  const lastAt = said.at(-1)?.createdAt ?? askedAt;
  const conversation = {
    id,
    guestId,
    ownerId: ownerId(owner),
    listingType: type,
    listingId: idOf(about),
    createdAt: askedAt,
    lastAt,
    guestReadAt: answeredAt === null ? askedAt : lastAt,
    ownerReadAt: answeredAt,
    askedAt,
    answeredAt,
    mailName: id
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .padEnd(20, '0')
      .slice(0, 20),
  };
  const reported = lines.at(-1);
  return {
    conversation,
    lines,
    report:
      report && reported
        ? [
            {
              ...report,
              id: idOf(`report of ${reported.id}`),
              messageId: reported.id,
              said: reported.text,
              authorId: reported.authorId,
              reporterId: ownerId(owner),
              createdAt: new Date(lastAt.getTime() + 30 * minuteMs),
              ...(report.status && {
                decidedAt: new Date(lastAt.getTime() + 240 * minuteMs),
                decidedWith: idOf(`report of ${reported.id}`),
              }),
            },
          ]
        : [],
  };
}
