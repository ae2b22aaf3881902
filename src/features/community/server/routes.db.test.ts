/** The chats of the community at the door (decision 0152): who opens them, who sees the way in, and who is written to. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { mails, mutedTopics } from '#features/mail/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import type { CommunityOffer } from '../rules.ts';
import { tellOfChats } from './letters.ts';
import { communityChats, communityJoins } from './table.ts';

const mailer = keepingMailer();
const house = aTestHouse({ mailer });
let admin: Member;
let marta: Member;
beforeEach(async () => {
  mailer.mails.length = 0;
  for (const table of [communityJoins, communityChats, mails, mutedTopics]) await house.db.delete(table);
  admin = await house.signedInAs('admin');
  marta = await aReader('marta@correo.example');
});

/** A member with a mailbox that is proven theirs. */
async function aReader(email: string, language: 'en' | 'es' = 'en'): Promise<Member> {
  const member = await house.signedInAs();
  await house.db.update(users).set({ email, language, emailProvenAt: house.time.now }).where(eq(users.id, member.id));
  return member;
}

const day = 24 * 60;
const invitation = 'https://chat.whatsapp.com/AbCdEf0123';
const join = (as: Member, ...offers: CommunityOffer[]) =>
  house.call('PUT', '/api/community/joined', { as, body: { offers } });
const joined = (as: Member) => house.call('GET', '/api/community/joined', { as });
const desk = async () => (await house.call('GET', '/api/admin/community', { as: admin })).body;
const path = (offer: string) => `/api/admin/community/${offer}`;
const versionOf = async (offer: string): Promise<number> =>
  (await desk()).find((one: { offer: string }) => one.offer === offer)?.version ?? 1;
const give = async (address: unknown, offer = 'meetups', as = admin) =>
  house.call('PUT', path(offer), { as, body: { address, version: await versionOf(offer) } });
const close = (offer = 'meetups') => house.call('DELETE', path(offer), { as: admin });
/** The clock goes round, later by so much; what was written until then. */
const told = async (minutes: number) => {
  house.later(minutes);
  await tellOfChats(house.db, house.time.now);
  await house.runTasks();
  return mailer.mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
};

describe('at the desk', () => {
  test('each offer stands with how many joined it, since when, and its chat', async () => {
    await join(marta, 'meetups', 'group-chats');
    house.later(60);
    await join(await house.signedInAs(), 'meetups');
    house.later(60);
    await give(invitation);
    const none = { joined: 0, firstJoinedAt: null, address: null, host: null, openedAt: null, version: 1 };
    expect(await desk()).toEqual([
      { ...none, offer: 'group-chats', joined: 1, firstJoinedAt: '2026-08-21T18:00:00.000Z' },
      {
        offer: 'meetups',
        joined: 2,
        firstJoinedAt: '2026-08-21T18:00:00.000Z',
        address: invitation,
        host: 'chat.whatsapp.com',
        openedAt: '2026-08-21T20:00:00.000Z',
        version: 2,
      },
      { ...none, offer: 'local-buddies' },
    ]);
  });

  test('another address keeps the day on which it was opened; one that is taken away begins anew', async () => {
    await give(invitation);
    house.later(60);
    expect((await give('https://t.me/+AbC')).body).toMatchObject({ openedAt: '2026-08-21T18:00:00.000Z', version: 3 });
    expect((await close()).body).toMatchObject({ address: null, openedAt: null, version: 4 });
    expect((await give(invitation)).body).toMatchObject({ openedAt: '2026-08-21T19:00:00.000Z' });
  });

  test.each([
    'http://chat.whatsapp.com/AbC',
    'https://marta:secreta@chat.whatsapp.com/AbC',
    'javascript:alert(1)',
    `https://t.me/${'a'.repeat(300)}`,
    '',
    null,
  ])('refuses %j', async (address) => {
    const reply = await give(address);
    expect([reply.status, reply.body.errors?.[0].path]).toEqual([422, 'address']);
    expect(await house.db.$count(communityChats)).toBe(0);
  });

  test('what somebody else changed meanwhile is looked at again, and what is no offer is not found', async () => {
    const body = { address: invitation, version: 1 };
    const both = await Promise.all([
      house.call('PUT', path('meetups'), { as: admin, body }),
      house.call('PUT', path('meetups'), { as: admin, body: { ...body, address: 'https://t.me/+AbC' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await give(invitation, 'towels')).status).toBe(404);
    expect((await close('towels')).status).toBe(404);
  });

  test('only who runs the town gives addresses or reads them', async () => {
    await give(invitation);
    const moderator = await house.signedInAs('moderator');
    for (const as of [undefined, marta, moderator, await house.signedInAs('business')])
      for (const [method, line] of [
        ['GET', '/api/admin/community'],
        ['DELETE', path('meetups')],
      ] as const)
        expect([401, 403]).toContain((await house.call(method, line, { as })).status);
    expect((await give('https://t.me/+AbC', 'meetups', moderator)).status).toBe(403);
    expect(await desk()).toEqual(expect.arrayContaining([expect.objectContaining({ address: invitation })]));
  });

  test('the log tells who gave which address, without the address; the same again is no entry', async () => {
    await house.db.delete(auditEntries);
    await give(invitation);
    await give(invitation);
    await give('https://t.me/+AbCdEf');
    await close();
    await close();
    const entries = await house.db.select().from(auditEntries).orderBy(auditEntries.written);
    expect(
      entries.map(({ actorId, entity, entityId, before, after }) => [actorId, entity, entityId, before, after]),
    ).toEqual([
      [admin.id, 'community_chats', 'meetups', { address: null }, { address: 'chat.whatsapp.com/…0123' }],
      [admin.id, 'community_chats', 'meetups', { address: 'chat.whatsapp.com/…0123' }, { address: 't.me/…CdEf' }],
      [admin.id, 'community_chats', 'meetups', { address: 't.me/…CdEf' }, { address: null }],
    ]);
  });
});

describe('the way in', () => {
  test('is told to who joined that offer, as long as they are in it and it is open', async () => {
    await give(invitation);
    expect((await joined(marta)).body).toEqual({ offers: [], chats: [] });
    expect((await join(marta, 'local-buddies')).body.chats).toEqual([]);
    const reply = await join(marta, 'local-buddies', 'meetups');
    expect(reply.body).toEqual({
      offers: ['meetups', 'local-buddies'],
      chats: [{ offer: 'meetups', address: invitation, host: 'chat.whatsapp.com' }],
    });
    expect((await joined(marta)).headers.get('cache-control')).toBe('no-store');
    await close();
    expect((await joined(marta)).body.chats).toEqual([]);
    await give(invitation);
    expect((await join(marta, 'local-buddies')).body.chats).toEqual([]);
  });

  test('is told to nobody without an account, and not to one that is suspended', async () => {
    await give(invitation);
    await join(marta, 'meetups');
    expect((await house.call('GET', '/api/community/joined')).status).toBe(401);
    const figures = await house.call('GET', '/api/figures');
    expect(JSON.stringify(figures.body)).not.toContain('whatsapp');
    const suspended = await house.call('PUT', `/api/admin/users/${marta.id}/suspension`, {
      as: admin,
      body: { reason: 'A quarrel.' },
    });
    expect(suspended.status).toBe(200);
    const reply = await joined(marta);
    expect([reply.status, JSON.stringify(reply.body).includes('whatsapp')]).toEqual([401, false]);
  });

  test('what one joined and was told goes along and goes away with the account', async () => {
    await join(marta, 'meetups');
    house.later(1);
    await give(invitation);
    await told(5);
    const file = await house.call('GET', '/api/account/export', { as: marta });
    expect(file.body.community).toEqual([
      { offer: 'meetups', joinedAt: '2026-08-21T18:00:00.000Z', toldAt: '2026-08-21T18:06:00.000Z' },
    ]);
    expect(JSON.stringify(file.body)).not.toContain(invitation);
    const erased = await house.call('POST', '/api/account/erasure', { as: marta, body: { password } });
    expect([erased.status, await house.db.$count(communityJoins)]).toEqual([200, 0]);
  });
});

describe('the letter', () => {
  const opened = 'marta@correo.example: The chat is open: Meetups';
  const moved = 'marta@correo.example: The chat has moved: Meetups';

  test('goes once to who waits, in their language, after the desk had time to correct itself', async () => {
    await join(marta, 'meetups');
    await join(await aReader('nerea@correo.example', 'es'), 'meetups');
    await join(await aReader('olga@correo.example'), 'local-buddies');
    await join(await house.signedInAs(), 'meetups');
    house.later(1);
    await give('https://t.me/+wrong');
    expect(await told(4)).toEqual([]);
    await give(invitation);
    expect(await told(4)).toEqual([]);
    const all = await told(1);
    expect(all.toSorted()).toEqual([opened, 'nerea@correo.example: El chat ya está abierto: Quedadas']);
    expect(await told(1)).toEqual([]);
    expect(await told(3 * day)).toEqual([]);
  });

  test('leads to the page, can be done without, and holds the invitation nowhere', async () => {
    await join(marta, 'meetups');
    house.later(1);
    await give(invitation);
    house.later(5);
    await tellOfChats(house.db, house.time.now);
    expect(JSON.stringify(await house.db.select().from(mails))).not.toContain('AbCdEf');
    await house.runTasks();
    const [letter] = mailer.mails;
    expect(letter?.text).toContain('/community?lang=en#meetups');
    expect(`${letter?.text}${letter?.html}`).not.toContain('whatsapp');
    expect(letter?.unsubscribe).toContain(`/api/letter-choices/off/${marta.id}/community/`);
  });

  test('tells of another address a day after the last one at the earliest, then of the last of them alone', async () => {
    await join(marta, 'meetups');
    house.later(1);
    await give(invitation);
    expect(await told(5)).toEqual([opened]);
    await give('https://t.me/+AbC');
    expect(await told(5)).toEqual([]);
    await give('https://t.me/+AbCdEf');
    expect(await told(day - 6)).toEqual([]);
    expect(await told(1)).toEqual([moved]);
    expect(await told(day)).toEqual([]);
  });

  test('of a chat that somebody found open tells only when it moves', async () => {
    await give(invitation);
    house.later(1);
    await join(marta, 'meetups');
    expect(await told(day)).toEqual([]);
    await give('https://t.me/+AbC');
    expect(await told(5)).toEqual([moved]);
  });

  test('does not go for a chat that was taken away again, to who has left, is suspended or wants none', async () => {
    const [nerea, olga, pia] = [
      await aReader('nerea@correo.example'),
      await aReader('olga@correo.example'),
      await aReader('pia@correo.example'),
    ];
    for (const one of [marta, nerea, olga, pia]) await join(one, 'meetups');
    house.later(1);
    await give(invitation);
    await close();
    expect(await told(5)).toEqual([]);
    await give(invitation);
    await join(nerea);
    await house.call('PUT', `/api/admin/users/${olga.id}/suspension`, { as: admin, body: { reason: 'A quarrel.' } });
    const choices = (await house.call('GET', '/api/letter-choices', { as: pia })).body;
    await house.call('PUT', '/api/letter-choices', { as: pia, body: { ...choices, community: false } });
    expect(await told(5)).toEqual([opened]);
  });

  test('is written once by two processes whose clocks go round together', async () => {
    await join(marta, 'meetups');
    house.later(1);
    await give(invitation);
    house.later(5);
    await Promise.all([tellOfChats(house.db, house.time.now), tellOfChats(house.db, house.time.now)]);
    expect(await house.db.$count(mails)).toBe(1);
  });

  test('reaches a mailbox that nobody has proven no oftener than anybody may make the house write to it', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => aReader('stranger@correo.example')));
    await house.db.update(users).set({ emailProvenAt: null }).where(eq(users.email, 'stranger@correo.example'));
    for (const one of members) await join(one, 'meetups');
    house.later(1);
    await give(invitation);
    expect(await told(5)).toHaveLength(5);
  });
});
