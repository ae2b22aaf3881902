/** A guest and an owner write to each other; what leads around the house is hidden until something is paid (issue 21). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { aStayOrder, aTicketOrder } from '#features/guest-reviews/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { reports } from '#features/reports/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { counters } from '#kit/server/limits/table.ts';
import { postMessageLetters } from './letters.ts';
import { answerTimes, conversations, messages } from './table.ts';

const house = aTestHouse();
let guest: Member;
let owner: Member;
let admin: Member;
let rental: { id: string };
const minute = 60_000;

beforeAll(async () => {
  [guest, owner, admin] = [
    await house.signedInAs(),
    await house.signedInAs('business'),
    await house.signedInAs('admin'),
  ];
  const named = (id: string, fullName: string, email: string) =>
    house.db.update(users).set({ fullName, email }).where(eq(users.id, id));
  await named(guest.id, 'Ana Pla Ferrer', 'ana@correo.example');
  await named(owner.id, 'Marea', 'marea@correo.example');
  rental = await aRental(house.db, { ownerId: owner.id, title: { en: 'Roof flat', es: 'Ático' } });
});
beforeEach(async () => {
  const tables = [reports, messages, conversations, answerTimes, mails, tickets, orders, counters];
  for (const table of tables) await house.db.delete(table);
});

const pass = (minutes: number) => {
  house.time.now = new Date(house.time.now.getTime() + minutes * minute);
};
const about = () => ({ type: 'rentals', listing: rental.id });
const ask = (text: string, over: object = {}, as = guest) =>
  house.call('POST', '/api/conversations', { as, body: { about: about(), text, key: newId(), ...over } });
const answer = (id: string, text: string, as = owner) =>
  house.call('POST', `/api/workspace/conversations/${id}/messages`, { as, body: { text, key: newId() } });
const own = async (as = guest) => (await house.call('GET', '/api/conversations', { as })).body;
const letters = () => house.db.select().from(mails);
const texts = (thread: { messages: { text: string | null }[] }) => thread.messages.map(({ text }) => text);
const refusal = async (reply: ReturnType<typeof ask>) => {
  const { status, body } = await reply;
  return [status, body.code];
};

describe('a question', () => {
  test('is asked, answered and read; each side sees what is new for it', async () => {
    const asked = await ask('Is there a cot?');
    expect([asked.status, texts(asked.body)]).toEqual([201, ['Is there a cot?']]);
    expect(asked.body).toMatchObject({ title: 'Roof flat', other: 'Marea', order: null, isMasked: true, facts: null });
    const { id } = asked.body;
    const inbox = await house.call('GET', '/api/workspace/conversations', { as: owner });
    expect(inbox.body).toMatchObject([{ id, other: 'Ana F.', last: 'Is there a cot?', isLastMine: false, unread: 1 }]);
    expect((await house.call('GET', '/api/workspace/unread-messages', { as: owner })).body.conversations).toBe(1);
    pass(1);
    expect(texts((await answer(id, 'Yes, in the wardrobe.')).body)).toEqual([
      'Is there a cot?',
      'Yes, in the wardrobe.',
    ]);
    expect((await house.call('GET', '/api/workspace/unread-messages', { as: owner })).body.conversations).toBe(0);
    expect(await own()).toMatchObject([{ id, last: 'Yes, in the wardrobe.', isLastMine: false, unread: 1 }]);
    pass(1);
    await house.call('POST', `/api/conversations/${id}/read`, { as: guest, body: {} });
    expect(await own()).toMatchObject([{ unread: 0 }]);
  });

  test('sent twice by the same key is one message, and goes on in the same conversation', async () => {
    const key = newId();
    const first = await ask('Is there a cot?', { key });
    expect((await ask('Is there a cot?', { key })).body.id).toBe(first.body.id);
    pass(1);
    expect(texts((await ask('And a lift?')).body)).toEqual(['Is there a cot?', 'And a lift?']);
    expect(await own()).toHaveLength(1);
    const found = await house.call('POST', '/api/conversations/find', { as: guest, body: { about: about() } });
    expect(found.body).toEqual({ title: 'Roof flat', other: 'Marea', open: first.body.id, isMasked: true });
  });

  test('is nobody’s but the two’s', async () => {
    const { id } = (await ask('Is there a cot?')).body;
    const [stranger, rival] = [await house.signedInAs(), await house.signedInAs('business')];
    const write = { text: 'Hello', key: newId() };
    expect((await house.call('GET', `/api/conversations/${id}`, { as: stranger })).status).toBe(404);
    expect((await house.call('GET', `/api/conversations/${id}`, { as: owner })).status).toBe(404);
    expect((await house.call('GET', `/api/workspace/conversations/${id}`, { as: rival })).status).toBe(404);
    expect((await house.call('POST', `/api/conversations/${id}/messages`, { as: stranger, body: write })).status).toBe(
      404,
    );
    expect((await answer(id, 'Hello', rival)).status).toBe(404);
    expect(await house.db.$count(messages)).toBe(1);
  });

  test('needs a public listing of somebody else: 404; and a text of 1 to 2,000 characters: 422', async () => {
    const draft = await aRental(house.db, { ownerId: owner.id, status: 'draft' });
    const nobodys = await aRental(house.db);
    for (const listing of [draft.id, nobodys.id, 'none00000001'])
      expect(await refusal(ask('Hello', { about: { type: 'rentals', listing } }))).toEqual([404, 'not_found']);
    expect(await refusal(ask('Hello', {}, owner))).toEqual([404, 'not_found']);
    for (const text of ['', '  ', 'x'.repeat(2001)]) expect((await ask(text)).status).toBe(422);
    expect((await ask('x'.repeat(2000))).status).toBe(201);
  });

  test('of too many in an hour is refused', async () => {
    const { id } = (await ask('1')).body;
    const write = () =>
      house.call('POST', `/api/conversations/${id}/messages`, { as: guest, body: { text: 'more', key: newId() } });
    for (let count = 1; count < 60; count += 1) expect((await write()).status).toBe(201);
    expect(await refusal(write())).toEqual([429, 'too_many_requests']);
    pass(61);
    expect((await write()).status).toBe(201);
  });
});

describe('before something is paid', () => {
  const sly = 'Call me on +34 612 408 337, two nights for 240 €.';
  test('a phone is hidden, shown before it is sent, and never kept', async () => {
    const body = { about: about(), text: sly };
    const preview = await house.call('POST', '/api/conversations/preview', { as: guest, body });
    const text = 'Call me on •••, two nights for 240 €.';
    expect(preview.body).toEqual({ text, hidden: [{ kind: 'phone', text: '+34 612 408 337' }] });
    const sent = await ask(sly);
    expect(sent.body.messages).toMatchObject([{ text, hidden: ['phone'] }]);
    const kept = await house.db.select({ text: messages.text, hidden: messages.hidden }).from(messages);
    expect(JSON.stringify(kept)).not.toContain('612');
    pass(1);
    expect(texts((await answer(sent.body.id, 'Mail marea@correo.example')).body).at(-1)).toBe('Mail •••');
  });

  test('nothing is hidden between the two once it is, and again when it was given back', async () => {
    const order = await aStayOrder(house.db, guest, rental, new Date('2026-09-01T10:00:00Z'), {
      amountCents: 24_000,
      ownerId: owner.id,
    });
    const sent = await ask(sly);
    expect([sent.body.isMasked, texts(sent.body)]).toEqual([false, [sly]]);
    await house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order));
    pass(1);
    expect(texts((await ask(sly)).body).at(-1)).not.toContain('612');
  });

  test('a free ticket is no payment', async () => {
    const event = await anEvent(house.db, { ownerId: owner.id });
    const order = await aTicketOrder(house.db, guest, event, null, { ownerId: owner.id });
    const sent = await ask(sly, { about: { order } });
    expect(sent.body).toMatchObject({ order, isMasked: true, facts: { kind: 'event', quantity: 1, amount: '0' } });
  });
});

describe('about an order', () => {
  test('only its buyer writes, and its owner answers beside what was booked', async () => {
    const order = await aStayOrder(house.db, guest, rental, new Date('2026-09-01T10:00:00Z'), { ownerId: owner.id });
    expect((await ask('Hello', { about: { order } }, await house.signedInAs())).status).toBe(404);
    const { id } = (await ask('When do we get the keys?', { about: { order } })).body;
    const thread = await house.call('GET', `/api/workspace/conversations/${id}`, { as: owner });
    expect(thread.body).toMatchObject({ order, facts: { kind: 'rental', status: 'confirmed' } });
  });
});

describe('a conversation', () => {
  test('is ended by either side, and opened again by the same one alone', async () => {
    const { id } = (await ask('Hello')).body;
    const block = (isBlocked: boolean, as: Member) =>
      house.call('POST', `/api${as === owner ? '/workspace' : ''}/conversations/${id}/block`, {
        as,
        body: { isBlocked },
      });
    expect((await block(true, owner)).body.blocked).toBe('me');
    expect(await refusal(ask('Hello?'))).toEqual([403, 'conversation_closed']);
    expect((await block(false, guest)).body.blocked).toBe('them');
    expect((await block(false, owner)).body.blocked).toBeNull();
    expect((await ask('Hello?')).status).toBe(201);
  });

  test('is answered by an editor of the team in the owner’s place, and by nobody of door or finance', async () => {
    const { id } = (await ask('Hello')).body;
    const [editor, door] = [await house.signedInAs(), await house.signedInAs()];
    await aTeamMember(house.db, { ownerId: owner.id, memberId: editor.id, role: 'editor' });
    await aTeamMember(house.db, { ownerId: owner.id, memberId: door.id, role: 'door' });
    expect((await answer(id, 'Hello!', editor)).status).toBe(201);
    expect((await answer(id, 'Hello!', door)).status).toBe(403);
    expect(await house.db.select().from(messages).where(eq(messages.side, 'owner'))).toMatchObject([
      { authorId: editor.id },
    ]);
  });
});

describe('a letter', () => {
  const post = () => postMessageLetters(house.db, house.time.now, { takesAnswers: false });
  test('brings what nobody read within five minutes, once and together', async () => {
    const { id } = (await ask('Is there a cot?')).body;
    pass(2);
    await ask('And a lift?');
    await post();
    expect(await letters()).toEqual([]);
    pass(3);
    await post();
    await post();
    const path = `/dashboard?tab=messages&open=${id}`;
    const values = { from: 'Ana F.', texts: ['Is there a cot?', 'And a lift?'], path, answersTo: null };
    expect(await letters()).toMatchObject([{ letter: 'newMessages', recipient: 'marea@correo.example', values }]);
  });

  test('does not come for what was read, nor to who wants none', async () => {
    const { id } = (await ask('Is there a cot?')).body;
    pass(1);
    await house.call('POST', `/api/workspace/conversations/${id}/read`, { as: owner, body: {} });
    pass(9);
    await post();
    const choices = (await house.call('GET', '/api/letter-choices', { as: owner })).body;
    await house.call('PUT', '/api/letter-choices', { as: owner, body: { ...choices, messages: false } });
    await ask('And a lift?');
    pass(9);
    await post();
    expect(await letters()).toEqual([]);
    await house.call('PUT', '/api/letter-choices', { as: owner, body: choices });
  });
});

test('how fast an owner answers is shown from five first answers on, by their median', async () => {
  const shown = async () => (await house.call('GET', `/api/answer-times?type=rentals&listing=${rental.id}`)).body;
  expect(await shown()).toEqual({ canAsk: true, within: null });
  for (const minutes of [10, 20, 45, 500, 2000]) {
    const { id } = (await ask('Hello', {}, await house.signedInAs())).body;
    pass(minutes);
    await answer(id, 'Hello!');
  }
  expect(await shown()).toEqual({ canAsk: true, within: 'hour' });
  const nobodys = await aRental(house.db);
  expect((await house.call('GET', `/api/answer-times?type=rentals&listing=${nobodys.id}`)).body).toEqual({
    canAsk: false,
    within: null,
  });
});

test('a reported message is taken down with its reasons, which both sides read', async () => {
  const { id } = (await ask('You are a thief.')).body;
  const thread = await house.call('GET', `/api/workspace/conversations/${id}`, { as: owner });
  const message = thread.body.messages[0].id;
  const report = { reason: 'insult', details: '' };
  expect((await house.call('POST', `/api/messages/${message}/reports`, { as: guest, body: report })).status).toBe(404);
  const path = `/api/workspace/messages/${message}/reports`;
  expect((await house.call('POST', path, { as: owner, body: report })).status).toBe(201);
  const [waiting] = (await house.call('GET', '/api/admin/reports', { as: admin })).body;
  expect(waiting).toMatchObject({
    kind: 'message',
    reason: 'insult',
    status: 'open',
    words: 'You are a thief.',
    reporter: 'Marea',
  });
  const decide = (body: object) => house.call('POST', `/api/admin/reports/${waiting.id}/decision`, { as: admin, body });
  expect((await decide({ decision: 'removed', statement: 'An insult.' })).status).toBe(422);
  expect((await decide({ decision: 'removed', ground: 'notThere', statement: 'No.' })).status).toBe(422);
  const decided = await decide({ decision: 'removed', ground: 'insult', statement: 'An insult.', version: 1 });
  expect(decided.body).toMatchObject({ status: 'removed', ground: 'insult' });
  expect(texts((await house.call('GET', `/api/conversations/${id}`, { as: guest })).body)).toEqual([null]);
  expect((await letters()).map(({ letter }) => letter).toSorted()).toEqual(['messageRemoved', 'messageReportDecided']);
  expect((await decide({ decision: 'kept', statement: 'Well.' })).body.code).toBe('invalid_transition');
});

test('whoever is erased takes their conversations along, after they have taken a copy', async () => {
  const leaver = await house.signedInAs();
  await ask('Is there a cot?', {}, leaver);
  const copy = await house.call('GET', '/api/account/export', { as: leaver });
  expect(copy.body.conversations).toMatchObject([
    { title: 'Roof flat', side: 'guest', messages: [{ isOwn: true, text: 'Is there a cot?' }] },
  ]);
  const gone = await house.call('POST', '/api/account/erasure', { as: leaver, body: { password } });
  expect(gone.status).toBe(200);
  expect(await house.db.$count(conversations)).toBe(0);
});
