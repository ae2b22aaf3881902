/** Issue 5: how to reach a rental's owner stands on pages only when the owner lets everybody see it. */
import { expect, type Page } from '@playwright/test';
import { admin } from '../desk.ts';
import { test } from '../test.ts';

const contact = { contactPhone: '+34699000777', contactEmail: 'journey@owner.example' };
const wish = {
  title: { en: 'Boat of a shy owner', es: 'Barco de un dueño tímido' },
  description: { en: 'Round the island.', es: 'Vuelta a la isla.' },
  category: 'boat',
  price: '80.5',
  priceUnit: 'hour',
  location: 'Harbour',
  address: 'Pier 2',
  capacity: 8,
  amenities: [],
  ...contact,
};

/** Every page that shows the rental, as its HTML comes. */
async function pagesWith(page: Page, id: string): Promise<string[]> {
  const paths = [`/rentals/${id}`, '/search?type=rentals&query=shy', '/'];
  const addresses = paths.flatMap((path) =>
    ['en', 'es'].map((tongue) => `${path}${path.includes('?') ? '&' : '?'}lang=${tongue}`),
  );
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
}

test('pages hold the owner’s phone and e-mail only while the owner allows it', async ({ page }) => {
  expect((await page.request.post('/api/auth/signin', { data: admin })).status()).toBe(200);
  const created = await page.request.post('/api/rentals', { data: wish });
  const { id } = await created.json();
  const isHidden = async () => (await pagesWith(page, id)).every((html) => !/699000777|journey@owner/.test(html));

  expect(await isHidden()).toBe(true);
  await page.goto(`/rentals/${id}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wish.title.en);
  await expect(page.getByText(contact.contactEmail)).toHaveCount(0);

  await page.request.put(`/api/rentals/${id}`, { data: { ...wish, contactPublic: true } });
  await page.reload();
  await expect(page.getByRole('link', { name: contact.contactEmail })).toBeVisible();

  await page.request.put(`/api/rentals/${id}`, { data: { ...wish, contactPublic: false } });
  expect(await isHidden()).toBe(true);
  expect((await page.request.delete(`/api/rentals/${id}`)).status()).toBe(200);
});
