/** Every part of the desk and its sheets as axe sees them, in both languages and inkings, on a phone and on a desk. */
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, aSoldRental } from '../business.ts';
import { goOn, openDesk } from '../desk.ts';
import { test } from '../test.ts';

const parts = [
  'tab=events',
  'tab=events&open=new',
  'tab=rentals&open=new',
  'tab=businesses&open=new',
  'tab=jobs',
  'tab=jobs&open=new',
  'tab=submissions',
  'tab=holidays',
  'tab=prospects',
  'tab=prospects&open=new',
  'tab=inbox',
  'tab=orders',
  'tab=money',
  'tab=money&view=packages',
  'tab=mail',
  'tab=people',
  'tab=community',
  'tab=town',
  'tab=wishes',
  'tab=wishes&view=synonyms&open=new',
  'tab=imports&open=new',
  'tab=reports',
  'tab=claims',
  'tab=audit',
] as const;

/** Something of each kind that people send, so that the lists have rows. */
async function send(page: Page) {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`${path}?lang=en`, { data });
    expect(reply.status(), path).toBe(201);
  };
  const email = 'ana@correo.example';
  const place = { location: 'Levante', address: 'Calle Mallorca 4' };
  await post('/api/submissions', {
    ...place,
    type: 'event',
    title: 'Foam night',
    description: 'Foam from midnight.',
    category: 'party',
    contact_email: email,
    contact_phone: null,
    price: '12.00',
    currency: 'EUR',
  });
  await post('/api/holiday-requests', { client_name: 'Ana', client_email: email, vacation_description: 'Sun.' });
  await post('/api/contact-messages', { name: 'Ana', email, subject: 'Towel', message: 'Lost a towel.' });
  await post('/api/prospect-businesses', {
    name: 'Bar Neptuno',
    location: 'Levante',
    category: 'bar',
    priority_score: 8,
  });
}

/** Each journey looks at some of them: signing in and filling the lists is done once. */
const journeys = [parts.slice(0, 7), parts.slice(7, 14), parts.slice(14)];

for (const some of journeys)
  test(`the desk from ${some[0]} to ${some.at(-1)} has nothing that axe finds, in both languages`, async ({ page }) => {
    test.setTimeout(240_000);
    await openDesk(page, 'en');
    await send(page);
    await page.reload();
    for (const part of some) {
      await goOn(page, part);
      const isSheet = part.includes('open=');
      await expect(page.locator(isSheet ? '.desk-sheet' : '.desk-list, .desk-tools').first()).toBeVisible();
      await expectAccessibleInBoth(page, part);
    }
  });

test('an order of a rental, and a rental with dates kept back, have nothing that axe finds, in both languages', async ({
  page,
  visitor,
}) => {
  test.slow();
  const owner = await visitor();
  await aBusiness(owner, 'en');
  const { id, order } = await aSoldRental(owner, visitor, 'en');
  await openDesk(page, 'en');
  for (const part of [`tab=orders&open=${order}`, `tab=rentals&open=${id}`]) {
    await goOn(page, part);
    await expect(page.locator('.desk-sheet')).toBeVisible();
    await expectAccessibleInBoth(page, part);
  }
});
