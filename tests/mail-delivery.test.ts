/** Mail through a real SMTP server, a process of its own: taken, refused, dead, slow and back again (issue 4, Mail). */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { passwordResets } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { maxAttempts } from '#features/mail/rules.ts';
import { newLock, postMail } from '#features/mail/server/service.ts';
import { mails } from '#features/mail/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { createMailer } from '#kit/server/mailer.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { startMailServer } from './mail-process.ts';
import type { MailServer } from './mail-process.ts';

/** A busy machine takes its time; nothing here is measured. */
const soon = { timeout: 15_000 };
vi.setConfig({ testTimeout: 60_000 });

let server: MailServer;
let mailer: Mailer;
let house: TestHouse;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.kill());
beforeEach(async () => {
  if (server.isRunning()) await server.forget();
  else server = await startMailServer();
  mailer = createMailer({ url: server.url, from: 'Aftersun <hello@aftersun.example>' });
  house = await openTestHouse({ mailer });
});
afterEach(async () => {
  await Promise.all([house.api.outbox.stop(), mailer.close()]);
  await house.close();
});

const later = (seconds: number) => {
  house.time.now = new Date(house.time.now.getTime() + seconds * 1000);
};
const post = (to: string, title = 'Bar Neptuno') =>
  postMail(house.db, { to, language: 'es', letter: 'submissionReceived', values: { title } }, house.time.now);
const rows = () => house.db.select().from(mails).orderBy(mails.createdAt);
const statuses = async () => (await rows()).map(({ status }) => status);
const waitingTasks = () => house.db.$count(tasks, eq(tasks.name, 'mail'));

test('a letter is delivered once, with everything a mail needs', async () => {
  await post('ana@correo.example', 'Peña «La Ola»');
  await house.runTasks();
  await house.runTasks();
  const [mail, ...more] = await server.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: ['ana@correo.example'],
    from: 'Aftersun <hello@aftersun.example>',
    subject: 'Tu propuesta ha llegado',
  });
  expect(mail?.messageId).toMatch(/^<\w+@aftersun\.example>$/);
  expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'es' });
  expect(mail?.text).toContain('Qué: Peña «La Ola»');
  expect(mail?.html).toContain('Peña «La Ola»');
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, lastError: null, sentAt: house.time.now }]);
  expect(await waitingTasks()).toBe(0);
});

test('the tests’ own server shows one mailbox alone to who asks for it', async () => {
  await post('ana+playa@correo.example');
  await post('bea@correo.example');
  await house.runTasks();
  expect(await server.mails()).toHaveLength(2);
  expect((await server.mailsTo('ana+playa@correo.example')).map(({ to }) => to)).toEqual([
    ['ana+playa@correo.example'],
  ]);
  expect(await server.mailsTo('playa@correo.example')).toEqual([]);
});

test('what the server refuses for good is failed at once; the code says why, without the address', async () => {
  await post('nobody@correo.example');
  await house.runTasks();
  expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1, lastError: '550 5.1.1' }]);
  expect(await waitingTasks()).toBe(0);
});

test('what it refuses for now is tried again, later and later, and given up after three days', async () => {
  await post('later@correo.example');
  await house.runTasks();
  expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, lastError: '451 4.3.0' }]);
  await house.runTasks();
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
  later(2);
  await house.runTasks();
  expect(await rows()).toMatchObject([{ attempts: 2 }]);
  await house.db.update(mails).set({ attempts: maxAttempts - 1 });
  later(3600);
  await house.runTasks();
  expect(await rows()).toMatchObject([{ status: 'failed', attempts: maxAttempts }]);
  expect(await waitingTasks()).toBe(0);
});

test('the attempts until a letter is given up take three days', () => {
  const hours = Array.from({ length: maxAttempts - 1 }, (_, i) => Math.min(3600, 2 ** (i + 1)) / 3600);
  expect(hours.reduce((sum, one) => sum + one, 0)).toBeCloseTo(72, -1);
});

test('a dead server loses nothing and slows nobody; when it is back everything arrives once', async () => {
  const { port } = server;
  await server.kill();
  const guests = Array.from({ length: 12 }, (_, i) => `guest${i}@correo.example`);
  for (const guest of guests) await post(guest);
  await house.runTasks();
  expect(new Set(await statuses())).toEqual(new Set(['waiting']));
  expect(new Set((await rows()).map(({ attempts }) => attempts))).toEqual(new Set([1]));

  server = await startMailServer(port);
  later(3600);
  await house.runTasks();
  later(3600);
  await house.runTasks();
  expect((await server.mails()).flatMap(({ to }) => to).toSorted()).toEqual(guests.toSorted());
  expect(new Set(await statuses())).toEqual(new Set(['sent']));
});

test('a server that dies in the middle of a mail gets the same mail again', async () => {
  const { port } = server;
  await server.stall();
  await post('ana@correo.example');
  const attempt = house.runTasks();
  await expect.poll(() => server.stalled(), soon).toBe(1);
  const [task] = await house.db.select().from(tasks);
  await server.kill();
  await attempt;
  expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  server = await startMailServer(port);
  later(2);
  await house.runTasks();
  // Under the same name as the first time: had the dead server taken it, the reader's program would know the copy.
  const { deliveryId } = (task?.payload ?? {}) as { deliveryId?: string };
  expect((await server.mails()).map(({ messageId }) => messageId)).toEqual([`<${deliveryId}@aftersun.example>`]);
});

describe('a server that reads and does not answer', () => {
  test('keeps a few letters waiting and nothing else: payments go on', async () => {
    await server.stall();
    house.api.outbox.start(50);
    for (let i = 0; i < 10; i += 1) await post(`guest${i}@correo.example`);
    await expect.poll(() => server.stalled(), soon).toBe(4);

    const event = await anEvent(house.db);
    const buyer = await house.signedInAs();
    const metadata = { type: 'event', itemId: event.id, userId: buyer.id, quantity: 1 };
    const [row] = await house.db.select().from(events).where(eq(events.id, event.id));
    const amount = (row?.priceCents ?? 0) / 100;
    const { body } = await house.call('POST', '/api/create-payment-intent', {
      as: buyer,
      body: { amount, currency: 'eur', metadata },
    });
    const card = { clientSecret: body.clientSecret, cardNumber: '4242424242424242', expiry: '12/30', cvc: '123' };
    expect((await house.call('POST', '/api/payments/sandbox/confirm', { as: buyer, body: card })).status).toBe(200);
    const statusOfOrder = async () =>
      (await house.call('GET', `/api/orders/${body.orderId}`, { as: buyer })).body.status;
    await expect.poll(statusOfOrder, soon).toBe('confirmed');
    expect(await server.stalled()).toBe(4);

    await server.release();
    await expect.poll(statuses, soon).toEqual(Array.from({ length: 10 }, () => 'sent'));
    const to = (await server.mails()).flatMap((mail) => mail.to);
    expect(to).toHaveLength(10);
    expect(new Set(to).size).toBe(10);
  });

  test('does not keep the house from closing: the letter waits for the next start', async () => {
    await server.stall();
    await post('ana@correo.example');
    house.api.outbox.start(50);
    await expect.poll(() => server.stalled(), soon).toBe(1);
    await Promise.all([house.api.outbox.stop(), mailer.close()]);
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, lastError: 'EABORT' }]);
    expect(await waitingTasks()).toBe(1);
  });
});

test('without a mail server letters wait, and go out once one is named', async () => {
  const alone = await openTestHouse();
  try {
    const letter = { letter: 'welcome', values: { name: 'Ana' } } as const;
    await postMail(alone.db, { to: 'ana@correo.example', language: 'en', ...letter }, alone.time.now);
    await alone.runTasks();
    expect(await alone.db.select().from(tasks)).toMatchObject([{ name: 'mail', attempts: 0 }]);
    expect(await alone.db.select().from(mails)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    // The same letter in a house that has one.
    for (const mail of await alone.db.select().from(mails)) await house.db.insert(mails).values(mail);
    for (const task of await alone.db.select().from(tasks)) await house.db.insert(tasks).values(task);
    await house.runTasks();
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(['Welcome to Aftersun']);
  } finally {
    await alone.close();
  }
});

test('a letter with a key in it is forgotten once it is sent, and not sent when there is nothing to open', async () => {
  const member = await house.signedInAs();
  const waits = async () => {
    const lock = newLock();
    const expiresAt = new Date(house.time.now.getTime() + 30 * 60_000);
    const row = { id: newId(), userId: member.id, tokenHash: lock, createdAt: house.time.now, expiresAt };
    await house.db.insert(passwordResets).values(row);
    const values = { name: 'Ana', username: 'ana', lock, minutes: 30 };
    const reset = { to: 'ana@correo.example', language: 'en', letter: 'passwordReset', values } as const;
    await postMail(house.db, reset, house.time.now);
  };
  await waits();
  await house.runTasks();
  const [, key = 'no key'] = /#token=([\w-]{43})/.exec((await server.mails())[0]?.text ?? '') ?? [];
  expect(key).toHaveLength(43);
  expect(JSON.stringify(await rows())).not.toContain(key);

  await house.db.delete(mails);
  await waits();
  later(30 * 60);
  await house.runTasks();
  await waits();
  await house.db.delete(passwordResets);
  await house.runTasks();
  const failed = { status: 'failed', lastError: 'expired', attempts: 0 };
  expect(await rows()).toMatchObject([failed, failed]);
  expect(await server.mails()).toHaveLength(1);
});
