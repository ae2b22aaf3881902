/** What visitors do on the page of a listing is counted, without a cookie, and the desk sees it (issue 21). */
import { expect, type Page } from '@playwright/test';
import { openDesk } from '../desk.ts';
import { aNight } from '../members.ts';
import { bothTongues, speak } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: { chart: 'Views of listings by week', running: 'This week so far' },
  es: { chart: 'Visitas a anuncios por semana', running: 'Esta semana' },
} as const;

const visits = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/visits') && response.status() === 202);

test('an event that is looked at stands in the figures of the town', async ({ page, visitor }) => {
  const id = await aNight(9, 'flexible');
  const guest = await visitor();
  const seen = visits(guest);
  await guest.goto(`/events/${id}?lang=en`);
  expect((await seen).headers()['set-cookie']).toBeUndefined();
  await openDesk(page, 'en', 'tab=town');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    const chart = page.getByRole('figure').filter({ hasText: say.chart });
    const running = chart.getByRole('row', { includeHidden: true }).filter({ hasText: say.running });
    await expect(running.getByRole('cell', { includeHidden: true })).toHaveText(/[1-9]/);
  }
});
