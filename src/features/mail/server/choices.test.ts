/** What an owner wants letters about: at the account, and by one press in a mail program (issue 16; RFC 8058). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse, origin, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { letterTopics } from '../owner-letters.ts';
import type { OwnerLetters } from '../owner-letters.ts';
import { postMail } from './service.ts';
import { mails, mutedTopics } from './table.ts';

const mailer = keepingMailer();
const house = aTestHouse({ mailer });
let owner: Member;
beforeEach(async () => {
  mailer.mails.length = 0;
  await house.db.delete(mails);
  owner = await house.signedInAs('business');
});

const all = Object.fromEntries(letterTopics.map((topic) => [topic, true]));
const choices = () => house.call('GET', '/api/letter-choices', { as: owner });
const choose = (change: object, as = owner) =>
  house.call('PUT', '/api/letter-choices', { as, body: { ...all, ...change } });

const booking: OwnerLetters['ownerBooked'] = {
  name: 'Marea',
  title: 'Ático',
  guest: 'Ana Pla',
  quantity: 1,
  date: '2026-08-22',
  time: '23:00',
  paid: '25.00',
};
const tellOf = (letter: 'ownerBooked' | 'ownerCancelled', aboutId: string | null = null) => {
  const to = { to: 'owner@correo.example', language: 'es', userId: owner.id, aboutId } as const;
  const told =
    letter === 'ownerBooked'
      ? { letter, values: booking }
      : { letter, values: { ...booking, by: 'buyer', back: '0' } as const };
  return postMail(house.db, { ...to, ...told }, house.time.now);
};
const written = async () => (await house.db.select().from(mails)).map(({ letter }) => letter).toSorted();

test('everything comes until somebody says otherwise, and what they say is kept', async () => {
  expect((await choices()).body).toEqual(all);
  expect((await choose({ bookings: false })).body).toEqual({ ...all, bookings: false });
  await tellOf('ownerBooked');
  await tellOf('ownerCancelled');
  expect(await written()).toEqual(['ownerCancelled']);
  await choose({});
  await tellOf('ownerBooked');
  expect(await written()).toEqual(['ownerBooked', 'ownerCancelled']);
});

test('what is not named stays as it was: a page that stood open over an update knows no topic that came since', async () => {
  await choose({ weeks: false });
  const reply = await house.call('PUT', '/api/letter-choices', { as: owner, body: { bookings: false, weeks: false } });
  expect([reply.status, reply.body]).toEqual([200, { ...all, bookings: false, weeks: false }]);
  await house.call('PUT', '/api/letter-choices', { as: owner, body: { bookings: true } });
  expect((await choices()).body).toEqual({ ...all, weeks: false });
});

test('what one says counts for nobody else, and something else than the known topics is refused', async () => {
  const other = await house.signedInAs('business');
  await choose({ bookings: false }, other);
  expect((await choices()).body).toEqual(all);
  expect((await choose({ security: false })).status).toBe(422);
  expect((await house.call('GET', '/api/letter-choices')).status).toBe(401);
});

/** As a mail program's server does: without a cookie, with a form, written in one of the two ways that it may be. */
const press = (url: string, body: BodyInit = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) =>
  house.api.answer(new Request(url, { method: 'POST', body }));

test('one press in a mail program ends the letters about that and nothing else', async () => {
  await tellOf('ownerBooked');
  await house.runTasks();
  const url = mailer.mails[0]?.unsubscribe ?? '';
  expect(url.startsWith(`${origin}/api/letter-choices/off/${owner.id}/bookings/`)).toBe(true);

  // Whoever only opens it has ended nothing: they are led to their choice.
  const opened = await house.api.answer(new Request(url));
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/letters']);
  // Nor has a program that looks first where a link leads.
  expect((await house.api.answer(new Request(url, { method: 'HEAD' }))).status).toBe(302);
  expect((await choices()).body).toEqual(all);

  const inParts = new FormData();
  inParts.set('List-Unsubscribe', 'One-Click');
  expect((await press(url, inParts)).status).toBe(200);
  expect((await choices()).body).toEqual({ ...all, bookings: false });
  await choose({});
  expect((await press(url)).status).toBe(200);
  expect((await press(url)).status).toBe(200);
  expect((await choices()).body).toEqual({ ...all, bookings: false });
});

test('a key of another topic, another owner, or none opens nothing', async () => {
  await tellOf('ownerBooked');
  await house.runTasks();
  const url = mailer.mails[0]?.unsubscribe ?? '';
  const other = await house.signedInAs('business');
  const wrong = [
    url.replace('/bookings/', '/payouts/'),
    url.replace('/bookings/', '/security/'),
    url.replace(owner.id, other.id),
    url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'),
    url.slice(0, -5),
  ];
  for (const one of wrong) expect((await press(one)).status, one).toBe(404);
  expect(await house.db.$count(mutedTopics, eq(mutedTopics.userId, owner.id))).toBe(0);
});

test('a letter that always comes has no such way out', async () => {
  const values = { name: 'Marea', title: 'Ático', order: 'AbC', amount: '25.00', status: 'open' } as const;
  const to = { to: 'owner@correo.example', language: 'en', userId: owner.id } as const;
  await postMail(house.db, { ...to, letter: 'ownerDisputed', values }, house.time.now);
  await house.runTasks();
  expect(mailer.mails).toMatchObject([{ unsubscribe: undefined }]);
});

test('one’s choice is in the file one takes along, and goes with the account, as letters to others about somebody do', async () => {
  const guest = await house.signedInAs();
  await choose({ payouts: false });
  await tellOf('ownerBooked', guest.id);
  const file = await house.call('GET', '/api/account/export', { as: owner });
  expect(file.body.letterChoices).toEqual({ ...all, payouts: false });

  const erase = (as: Member) => house.call('POST', '/api/account/erasure', { as, body: { password } });
  expect((await erase(guest)).status).toBe(200);
  expect(await written()).toEqual([]);
  expect((await erase(owner)).status).toBe(200);
  expect(await house.db.$count(mutedTopics, eq(mutedTopics.userId, owner.id))).toBe(0);
});
