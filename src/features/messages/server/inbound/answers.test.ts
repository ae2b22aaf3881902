/** Answers by mail: signed, once, from the account's own mailbox, without what they quote (issue 21; decision 0079). */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { users } from '#features/auth/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { counters } from '#kit/server/limits/table.ts';
import { signBody } from '#kit/server/signed-body.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { postMessageLetters } from '../letters.ts';
import { conversations, messages } from '../table.ts';
import { signatureHeader } from './take-answer.ts';

const post = keepingMailer();
const inboundMail = { domain: 'mail.aftersun.example', secret: 'a secret of the inbound mail' };
const house = aTestHouse({ mailer: post, inboundMail });
let guest: Member;
let owner: Member;
/** Where the owner's answer goes, as their letter said. */
let address: string;

beforeAll(async () => {
  [guest, owner] = [await house.signedInAs(), await house.signedInAs('business')];
  const emails = [
    [guest, 'ana@correo.example'],
    [owner, 'marea@correo.example'],
  ] as const;
  for (const [{ id }, email] of emails) await house.db.update(users).set({ email }).where(eq(users.id, id));
});
beforeEach(async () => {
  for (const table of [messages, conversations, mails, counters]) await house.db.delete(table);
  post.mails.length = 0;
  const { id: listing } = await aRental(house.db, { ownerId: owner.id });
  const body = { about: { type: 'rentals', listing }, text: 'Is there a cot?', key: newId() };
  await house.call('POST', '/api/conversations', { as: guest, body });
  house.time.now = new Date('2026-08-21T18:06:00Z');
  await postMessageLetters(house.db, house.time.now, { takesAnswers: true });
  await house.runTasks();
  address = post.mails.at(-1)?.replyTo ?? '';
});

type Over = { from?: string; to?: string; id?: string; head?: string; body?: string };
const mime = ({ from = 'marea@correo.example', to = address, id = newId(), head = '', body = 'Yes.' }: Over = {}) =>
  `From: Marea <${from}>\r\nTo: ${to}\r\nMessage-ID: <${id}@correo.example>\r\nSubject: Re: cot\r\n${head}\r\n${body}\r\n`;
const deliver = (raw: string, header = signBody(inboundMail.secret, raw, house.time.now), type = 'message/rfc822') =>
  house.call('POST', '/api/inbound-mail', { body: raw, headers: { [signatureHeader]: header, 'content-type': type } });
const written = () => house.db.select().from(messages).where(eq(messages.side, 'owner'));
const refused = async () =>
  (await house.db.select().from(mails).where(eq(mails.letter, 'answerNotTaken'))).map(
    ({ values, recipient }) => `${String(values['reason'])} ${recipient}`,
  );

describe('an answer by mail', () => {
  test('goes into the conversation, without quotes and signature; files are dropped and counted', async () => {
    expect(address).toMatch(/^reply\+[\da-f]{20}o[\da-f]{24}@mail\.aftersun\.example$/);
    const body = [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Sí, en el armario.\nY hay sábanas.\n\n-- \nMarea, playa\n\nEl vie, 21 ago 2026 a las 20:06, Aftersun escribió:\n> Is there a cot?',
      '--b',
      'Content-Type: application/pdf; name="plan.pdf"',
      'Content-Disposition: attachment; filename="plan.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'aGVsbG8=',
      '--b--',
    ].join('\n');
    const head = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n';
    expect((await deliver(mime({ head, body }))).status).toBe(202);
    expect(await written()).toMatchObject([
      { text: 'Sí, en el armario.\nY hay sábanas.', way: 'mail', dropped: 1, authorId: owner.id },
    ]);
  });

  test('comes as JSON too, and is masked like any other before something is paid', async () => {
    const raw = JSON.stringify({ mime: mime({ body: 'Ring 612 408 337 please.' }) });
    const header = signBody(inboundMail.secret, raw, house.time.now);
    expect((await deliver(raw, header, 'application/json')).status).toBe(202);
    expect(await written()).toMatchObject([{ text: 'Ring ••• please.', hidden: ['phone'] }]);
  });

  test('to an employer about an application goes in as it is', async () => {
    const { id: jobId } = await aJob(house.db, { ownerId: owner.id });
    const { id } = await anApplication(house.db, { jobId, userId: guest.id });
    const body = { text: 'Can you come on Tuesday?', key: newId() };
    await house.call('POST', `/api/workspace/applications/${id}/messages`, { as: owner, body });
    house.time.now = new Date('2026-08-21T18:12:00Z');
    await postMessageLetters(house.db, house.time.now, { takesAnswers: true });
    await house.runTasks();
    const to = post.mails.at(-1)?.replyTo ?? '';
    const answer = mime({ from: 'ana@correo.example', to, body: 'Yes, ring 612 408 337.' });
    expect((await deliver(answer)).status).toBe(202);
    const about = eq(conversations.applicationId, id);
    const said = await house.db
      .select({ side: messages.side, text: messages.text })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(about, eq(messages.way, 'mail')));
    expect(said).toEqual([{ side: 'guest', text: 'Yes, ring 612 408 337.' }]);
  });

  test('is taken once, however often it comes', async () => {
    const raw = mime({ id: 'the-same' });
    for (let time = 0; time < 3; time += 1) expect((await deliver(raw)).status).toBe(202);
    expect(await written()).toHaveLength(1);
  });

  test('is refused without a fresh signature of these very bytes: 400', async () => {
    const raw = mime();
    const old = new Date(house.time.now.getTime() - 6 * 60_000);
    const wrong = [
      '',
      't=1,v1=00',
      signBody('another secret', raw, house.time.now),
      signBody(inboundMail.secret, `${raw} `, house.time.now),
      signBody(inboundMail.secret, raw, old),
    ];
    for (const header of wrong) expect((await deliver(raw, header)).status).toBe(400);
    expect(await written()).toEqual([]);
  });

  test('of a machine is let go without a word', async () => {
    for (const head of ['Auto-Submitted: auto-replied\r\n', 'Precedence: bulk\r\n', 'Return-Path: <>\r\n'])
      expect((await deliver(mime({ head }))).status).toBe(202);
    expect([await written(), await refused()]).toEqual([[], []]);
  });
});

describe('a mail that was made to take long', () => {
  const blank = `Yes.\r\n${'\r\n'.repeat(1_000_000)}`;

  test('is an answer all the same', async () => {
    expect((await deliver(mime({ body: blank }))).status).toBe(202);
    expect(await written()).toMatchObject([{ text: 'Yes.' }]);
  });

  test('is not read where it is for nobody here', async () => {
    expect((await deliver(mime({ to: 'anything@mail.aftersun.example', body: blank }))).status).toBe(202);
    expect([await refused(), await written()]).toEqual([['unknown marea@correo.example'], []]);
  });

  test('is let go where its head has no end', async () => {
    expect((await deliver(mime({ head: `X-Long: ${'a'.repeat(100_000)}\r\n` }))).status).toBe(202);
    expect([await refused(), await written()]).toEqual([[], []]);
  });
});

describe('what can’t be taken gets a kind word back:', () => {
  const from = 'marea@correo.example';
  test('an address of no conversation, or one that somebody made up', async () => {
    for (const to of [
      'reply+nonsense@mail.aftersun.example',
      address.replace(/[\da-f]@/, (end) => (end === '0@' ? '1@' : '0@')),
    ])
      await deliver(mime({ to }));
    expect(await refused()).toEqual([`unknown ${from}`, `unknown ${from}`]);
  });

  test('a mail that can’t be read within bounds', async () => {
    const marks = Array.from(
      { length: 300 },
      (_, n) => `--${n}\r\nContent-Type: multipart/mixed; boundary=${n + 1}\r\n\r\n`,
    );
    const head = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=0\r\n';
    expect((await deliver(mime({ head, body: marks.join('') }))).status).toBe(202);
    expect([await refused(), await written()]).toEqual([[`long ${from}`], []]);
  });

  test('another mailbox than the account’s, only quotes, too long, an ended or a resting conversation', async () => {
    await deliver(mime({ from: 'other@correo.example' }));
    await deliver(mime({ body: '> Is there a cot?' }));
    await deliver(mime({ body: 'x'.repeat(2001) }));
    await house.db.update(conversations).set({ blockedBy: 'guest' });
    await deliver(mime());
    house.time.now = new Date('2026-10-21T18:06:00Z');
    await deliver(mime());
    expect((await refused()).toSorted()).toEqual([
      `closed ${from}`,
      `empty ${from}`,
      `long ${from}`,
      `over ${from}`,
      'sender other@correo.example',
    ]);
    expect(await written()).toEqual([]);
  });
});
