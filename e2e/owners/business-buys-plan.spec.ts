import { expect, type Page } from '@playwright/test';
import { messages as names } from '#features/plans/messages.ts';
import { messages as checkout } from '#features/payments/plan-messages.ts';
import { messages as own } from '#features/plans/plan-messages.ts';
import { packageCents, upgradeCents } from '#features/plans/subscription.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { expectAccessible } from '../axe.ts';
import { aBusiness } from '../business.ts';
import { fillCard, message, pay, speak, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';

/** A sentence of the product with its holes filled. */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const buy = async (page: Page, tongue: Tongue) => {
  await fillCard(page, tongue, '4242 4242 4242 4242');
  await pay(page, tongue);
  await expect(message(page)).toContainText(tongues[tongue].paid);
};

for (const tongue of ['en', 'es'] as const)
  test(`a business buys Premium, upgrades to Elite for the difference, and ends it with its month (${tongue})`, async ({
    page,
  }) => {
    const words = { ...own[tongue], ...checkout[tongue] };
    const dayOf = (at: Date) => formatDate(wallClock(at).date, 'long', tongue);
    await aBusiness(page, tongue);
    await page.goto('/user-dashboard');
    const plan = page.getByRole('region', { name: words.title, exact: true });
    await expect(page.locator('.plan-badge')).toHaveText(`${names[tongue].badge} ${names[tongue].badgePrice}`);
    await plan.getByRole('link', { name: fill(words.take, { plan: 'Premium' }) }).click();

    const order = page.getByRole('article', { name: words.order });
    await expect(order.getByText(own[tongue].monthly)).toBeVisible();
    await expect(order.getByRole('listitem')).toHaveText([
      names[tongue]['gives.partnerBadge'],
      names[tongue]['gives.reviewedFirst'],
      names[tongue]['gives.listingFigures'],
      fill(names[tongue].commission, { percent: '3' }),
    ]);
    await expect(page.getByRole('link', { name: words.back })).toHaveAttribute('href', '/advertise');
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page, `checkout of a plan (${tongue})`);
    await buy(page, tongue);
    await expect(message(page)).toContainText(fill(words.welcome, { plan: 'Premium' }));
    await expect(page.locator('.plan-badge')).toHaveText(
      `${fill(words.badgePaid, { plan: 'Premium' })} ${words['badge.active']}`,
    );

    const running = await page.evaluate(async () => {
      const { id } = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
      return (await fetch(`/api/users/${id}/plan`)).json() as Promise<{
        paidUntil: string;
        receipts: { from: string }[];
      }>;
    });
    const [periodStart, periodEnd] = [new Date(running.receipts[0]?.from ?? ''), new Date(running.paidUntil)];
    const month = {
      plan: 'premium',
      status: 'active',
      startedAt: periodStart,
      monthsPaid: 1,
      advancedMonths: 0,
      periodStart,
    } as const;
    const rest = { periodEnd, nextPlan: null, endsWithPeriod: false };
    const difference = formatEuro(upgradeCents({ ...month, ...rest }, 'elite', now()), tongue);
    await plan.getByRole('link', { name: fill(words.upgrade, { plan: 'Elite' }) }).click();
    await expect(order.locator('.plan-order-total dd')).toHaveText(difference);
    await buy(page, tongue);
    await expect(plan.getByRole('heading', { level: 3, name: 'Elite' })).toBeVisible();
    await plan.getByText(words.receipts).click();
    await expect(plan.getByText(difference, { exact: true })).toBeVisible();

    await plan.getByRole('button', { name: words.end }).click();
    const ask = page.getByRole('alertdialog');
    const told = { plan: 'Elite', date: dayOf(periodEnd), percent: '12' };
    await expect(ask).toContainText(fill(words['ask.endText'], told));
    await expectAccessible(page, `dashboard of a business (${tongue})`);
    await ask.getByRole('button', { name: fill(words['ask.endYes'], told) }).click();
    await expect(plan.getByText(fill(words['state.ends'], told))).toBeVisible();
    await expect(page.locator('.plan-badge')).toContainText(words['badge.ends']);
    await plan.getByRole('button', { name: fill(words.keep, told) }).click();
    await ask.getByRole('button', { name: words['ask.keepYes'] }).click();
    await expect(plan.getByRole('button', { name: words.end })).toBeVisible();

    await page.goto('/checkout?plan=elite');
    await expect(page.getByRole('heading', { name: fill(words.mine, told) })).toBeVisible();
  });

test('a business takes the feature package with its second card, and keeps its plan', async ({ page }) => {
  await aBusiness(page, 'en');
  await page.goto('/checkout?plan=features');
  await fillCard(page, 'en', '4000 0000 0000 0002');
  await pay(page, 'en');
  await expect(message(page)).toContainText(tongues.en.declined);
  await speak(page, 'es');
  await buy(page, 'es');
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.locator('.plan-badge')).toHaveText(`${names[tongue].badge} ${names[tongue].badgePrice}`);
    const plan = page.getByRole('region', { name: own[tongue].title, exact: true });
    if (tongue === 'es') await plan.getByText(own.es.receipts).click();
    await expect(plan.getByText(formatEuro(packageCents, tongue), { exact: true })).toBeVisible();
  }
});

test('a plan without a price leads back to the packages', async ({ page }) => {
  await aBusiness(page, 'en');
  await page.goto('/checkout?plan=starter');
  await expect(message(page)).toContainText('Failed to prepare checkout');
  await expect(page).toHaveURL(/\/advertise$/);
});
