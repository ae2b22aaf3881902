/** Earlier phones are brought to one form, once, and nobody is locked out by it. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { listingChanges } from '#features/listing-changes/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { createLog } from '#kit/server/log.ts';
import { phonesTask } from './phones.ts';
import { aTestHouse, password } from './testing.ts';

const house = aTestHouse();
const said: string[] = [];
const log = createLog('warn', { write: (line) => void said.push(line) });

const run = () => phonesTask(log).run({}, house.db);
/** A member whose phone was kept in this form. */
const keptAs = async (phone: string): Promise<string> => {
  const { id } = await house.signedInAs('business');
  await house.db.update(users).set({ phone }).where(eq(users.id, id));
  return id;
};
const phoneOf = async (id: string) =>
  (await house.db.select({ phone: users.phone }).from(users).where(eq(users.id, id)))[0]?.phone;
const signIn = async (phone: string) => {
  const { status, body } = await house.call('POST', '/api/auth/signin', { body: { phone, password } });
  return status === 200 ? body.user.id : status;
};

test('a phone of an account gets its one form, by which and by the old one its owner comes in', async () => {
  const [spaniard, briton] = [await keptAs('611 22 23 33'), await keptAs('+4407911123456')];
  // Before the task has come to them.
  expect(await signIn('611 22 23 33')).toBe(spaniard);
  await run();
  expect([await phoneOf(spaniard), await phoneOf(briton)]).toEqual(['+34611222333', '+447911123456']);
  for (const phone of ['611222333', '611 22 23 33', '0034611222333']) expect(await signIn(phone)).toBe(spaniard);
  expect(await signIn('+4407911123456')).toBe(briton);
});

test('what is no phone stays, and so do two accounts with the same one: the log names them, not their phone', async () => {
  const odd = await keptAs('extension 12');
  const [taken, late] = [await keptAs('+34622333444'), await keptAs('622 333 444')];
  const twins = [await keptAs('633 444 555'), await keptAs('(633) 444555')];
  said.length = 0;
  await run();
  expect(await Promise.all([odd, taken, late, ...twins].map(phoneOf))).toEqual([
    'extension 12',
    '+34622333444',
    '622 333 444',
    '633 444 555',
    '(633) 444555',
  ]);
  expect(said.map((line) => (JSON.parse(line) as { accounts: string[] }).accounts.toSorted())).toEqual(
    expect.arrayContaining([[late, taken].toSorted(), twins.toSorted()]),
  );
  expect(said).toHaveLength(2);
  expect(said.join('')).not.toMatch(/622|633/);
  expect(await signIn('622 333 444')).toBe(late);
  expect(await signIn('+34622333444')).toBe(taken);
  expect(await signIn('(633) 444555')).toBe(twins[1]);
  expect(await signIn('extension 12')).toBe(odd);
});

test('phones of listings follow, with what waits for the desk beside them, and their versions stay', async () => {
  const { id: askedBy } = await house.signedInAs('business');
  const rental = await aRental(house.db, { contactPhone: '600 55 50 01' });
  const bar = await aBusiness(house.db, { phone: 'ask Lola' });
  await house.db.insert(listingChanges).values({
    id: 'change',
    kind: 'rentals',
    listingId: rental.id,
    title: { en: 'R' },
    askedBy,
    status: 'pending',
    before: { contactPhone: '600 55 50 01', price: 9000 },
    after: { contactPhone: '600 55 50 02', price: 9900 },
    askedAt: house.time.now,
  });
  await run();
  await run();
  expect(await house.db.select().from(rentals)).toMatchObject([
    { contactPhone: '+34600555001', version: rental.version, updatedAt: rental.updatedAt },
  ]);
  expect(await house.db.select().from(businesses)).toMatchObject([{ id: bar.id, phone: 'ask Lola' }]);
  expect(await house.db.select().from(listingChanges)).toMatchObject([
    { before: { contactPhone: '+34600555001', price: 9000 }, after: { contactPhone: '+34600555002', price: 9900 } },
  ]);
});
