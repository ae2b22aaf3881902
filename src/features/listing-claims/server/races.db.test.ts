/** Two at the same listing at once: whoever comes first has it, and the other one is heard (decision 0033). */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { codeTries } from '../rules.ts';
import { claimsAt, wrong } from './testing.ts';

const mailer = keepingMailer();
const house = aTestHouse({ mailer });
let claims: ReturnType<typeof claimsAt>;
beforeAll(() => {
  claims = claimsAt(house, mailer);
});

const unclaimed = async () => (await aBusiness(house.db, { ownerless: true, email: 'hola@bar-neptuno.es' })).id;
const withCode = async (id: string) => {
  const member = await house.signedInAs();
  await claims.ask(id, member);
  return { member, code: await claims.codeSent() };
};

test('of two who enter their codes at once one has the page, and the other one waits', async () => {
  const id = await unclaimed();
  const both = [await withCode(id), await withCode(id)];
  const replies = await Promise.all(both.map(({ member, code }) => claims.prove(id, member, code)));
  expect(new Set(replies.map(({ body }) => body.status))).toEqual(new Set(['approved', 'waiting']));
});

test('a code that is entered many times at once is good once, and wrong ones are counted one by one', async () => {
  const id = await unclaimed();
  const { member, code } = await withCode(id);
  const tried = await Promise.all(Array.from({ length: 12 }, () => claims.prove(id, member, wrong(code))));
  expect(tried.filter(({ status }) => status === 401)).toHaveLength(codeTries);
  const other = await unclaimed();
  const second = await withCode(other);
  const right = await Promise.all([1, 2, 3, 4].map(() => claims.prove(other, second.member, second.code)));
  expect(right.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('of many codes asked for at once one goes out, and a claim is sent once', async () => {
  const id = await unclaimed();
  const member = await house.signedInAs();
  const asked = await Promise.all([1, 2, 3, 4].map(() => claims.ask(id, member)));
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(1);
  const document = (await claims.upload(member)).body.id;
  const sent = await Promise.all([1, 2, 3].map(() => claims.send(id, member, document)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('an approval and a release at once leave one owner or none, and never the one who gave it back', async () => {
  const owner = await house.signedInAs('business');
  const admin = await house.signedInAs('admin');
  const { id } = await aBusiness(house.db, { ownerId: owner.id });
  const member = await house.signedInAs();
  const claim = (await claims.send(id, member)).body.id;
  await claims.answer(claim, owner);
  await Promise.all([claims.decide(claim, admin, 'approved'), claims.release(id, owner)]);
  const record = await house.call('GET', `/api/admin/businesses/${id}`, { as: admin });
  expect([member.id, null]).toContain(record.body.owner?.id ?? null);
});
