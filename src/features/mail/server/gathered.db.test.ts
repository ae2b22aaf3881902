/** What the desk decides one by one of somebody's things is one letter, which waits a few minutes and no longer. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { gatherMinutes } from '../listing-letters.ts';
import { closeGathering } from './gathered.ts';
import { postMail } from './service.ts';
import { mails } from './table.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
let mailbox: string;
beforeEach(async () => {
  for (const table of [mails, tasks]) await house.db.delete(table);
  [owner, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
  mailbox = `${owner.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email: mailbox, language: 'es', fullName: 'Marea' }).where(eq(users.id, owner.id));
});

const night = async (title: string) => {
  const imageUrl = 'https://a.example/stage.png';
  const asked = { imageUrl, status: 'draft', reviewAskedAt: house.time.now, reviewedAt: null } as const;
  return (await anEvent(house.db, { ownerId: owner.id, title: { en: title }, ...asked })).id;
};
const step = async (id: string, body: object, as = admin) => {
  const { status } = await house.call('POST', `/api/events/${id}/steps`, { as, body });
  expect(status).toBe(200);
};
const publish = (id: string) => step(id, { step: 'publish' });
const written = (letter = 'listingReviewed') =>
  house.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, mailbox), eq(mails.letter, letter as 'listingReviewed')))
    .orderBy(asc(mails.createdAt), asc(mails.id));
const titles = async (letter?: string) =>
  (await written(letter)).map(({ values }) => {
    const { title, others = [] } = values as { title: string; others?: { title: string }[] };
    return [title, ...others.map((one) => one.title)];
  });
const minutes = (count: number) => new Date(house.time.now.getTime() + count * minuteMs);

test('twenty nights that are published one by one are one letter, sent once, after so many minutes', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `Night ${n + 10}`);
  const goes = minutes(gatherMinutes);
  for (const name of names) {
    await publish(await night(name));
    house.later(0.25);
  }
  expect(await titles()).toEqual([names]);
  const waiting = await house.db.select().from(tasks).where(eq(tasks.name, 'mail'));
  expect(waiting.map(({ runAt }) => runAt)).toEqual([goes]);
});

test('what is decided when it was to go is another letter, whether the first has gone or not', async () => {
  await publish(await night('One'));
  house.later(gatherMinutes);
  await publish(await night('Two'));
  const [, second] = await written();
  await closeGathering(house.db, second?.id ?? '');
  house.later(1);
  await publish(await night('Three'));
  expect(await titles()).toEqual([['One'], ['Two'], ['Three']]);
});

test('two that are decided at the same moment are one letter', async () => {
  const [one, two, three] = [await night('One'), await night('Two'), await night('Three')];
  await Promise.all([publish(one), publish(two), publish(three)]);
  expect((await titles()).map((of) => of.toSorted())).toEqual([['One', 'Three', 'Two']]);
  const sender = { to: 'eva@correo.example', language: 'en', letter: 'submissionDecided' } as const;
  const decided = { decision: 'approved', reason: null, path: null } as const;
  const propose = (title: string) =>
    house.db.transaction((db) => postMail(db, { ...sender, values: { title, ...decided } }, house.time.now));
  await Promise.all(['A', 'B', 'C', 'D'].map(propose));
  const sent = await house.db.select().from(mails).where(eq(mails.recipient, sender.to));
  expect(sent.map(({ values }) => 1 + (values['others'] as object[]).length)).toEqual([4]);
});

test('what is sent back, mended and published meanwhile is told as public alone', async () => {
  const id = await night('One');
  await step(id, { step: 'return', note: 'Not like this.' });
  await publish(await night('Two'));
  await step(id, { step: 'ask' }, owner);
  await publish(id);
  expect(await titles()).toEqual([['Two', 'One']]);
  expect((await written())[0]?.values).toMatchObject({
    name: 'Marea',
    others: [{ note: null, path: `/events/${id}` }],
  });
});

test('what is taken down meanwhile is told by one letter, and no other says after it that it is public', async () => {
  const [one, two] = [await night('One'), await night('Two')];
  for (const id of [one, two]) await publish(id);
  await step(one, { step: 'return', note: 'It is not yours.' });
  expect([await titles(), await titles('listingTakenDown')]).toEqual([[['Two']], [['One']]]);
  house.later(1);
  await step(two, { step: 'withdraw', note: 'A fraud.' });
  expect([await titles(), await titles('listingTakenDown')]).toEqual([[], [['One', 'Two']]]);
});

test('what was taken down is published again meanwhile, and is told as public alone', async () => {
  const [one, two] = [await night('One'), await night('Two')];
  for (const id of [one, two]) {
    await publish(id);
    await step(id, { step: 'return', note: 'It is not yours.' });
  }
  expect([await titles(), await titles('listingTakenDown')]).toEqual([[], [['One', 'Two']]]);
  await step(one, { step: 'ask' }, owner);
  await publish(one);
  expect([await titles(), await titles('listingTakenDown')]).toEqual([[['One']], [['Two']]]);
});

test('proposals of one mailbox are one letter, those of another are another', async () => {
  const from = (title: string, contactEmail: string) => aSubmission(house.db, { title, contactEmail });
  const rows = [
    await from('Bar Sol', mailbox),
    await from('Bar Luna', mailbox),
    await from('Bar Mar', 'eva@correo.example'),
  ];
  const items = rows.map(({ id, version }) => ({ id, version }));
  const { body } = await house.call('POST', '/api/submissions/decisions', {
    as: admin,
    body: { decision: 'rejected', note: 'Not of this town.', items },
  });
  expect(body.done).toHaveLength(3);
  expect(await titles('submissionDecided')).toEqual([['Bar Sol', 'Bar Luna']]);
  const all = await house.db.select().from(mails).where(eq(mails.letter, 'submissionDecided'));
  expect(all.map(({ recipient }) => recipient).toSorted()).toEqual([mailbox, 'eva@correo.example'].toSorted());
});
