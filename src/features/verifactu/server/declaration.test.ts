/** The declaration of the program's producer is who the house says it is, in both languages. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { houseTrader } from '#features/traders/server/table.ts';

const house = aTestHouse();

test('it is a file for the desk alone, and there is none while nobody has said who the house is', async () => {
  const admin = await house.signedInAs('admin');
  const read = (language: string, as = admin) => house.call('GET', `/api/admin/declaration?lang=${language}`, { as });
  const papers = await Promise.all(['en', 'es'].map(async (language) => read(language)));
  for (const { status, body } of papers) {
    expect([status, body.name]).toEqual([200, 'AS-0.1.0.pdf']);
    expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(papers[0]?.body.pdf).not.toBe(papers[1]?.body.pdf);
  expect((await read('en', await house.signedInAs('business'))).status).toBe(403);
  await house.db.delete(houseTrader);
  expect((await read('en')).body.code).toBe('seller_unknown');
});
