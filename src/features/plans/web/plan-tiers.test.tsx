import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { OwnPlan } from '../contract.ts';
import { PlanBadge } from './plan-badge.tsx';
import { aPausedPlan, aPlan, owner } from './own-plan-testing.ts';
import { OwnPlanTiers, PlanTiers } from './plan-tiers.tsx';

describe('PlanBadge', () => {
  it.each([
    ['en', 'Starter Plan FREE'],
    ['es', 'Plan Starter GRATIS'],
  ] as const)('names the plan of every account in %s', (language, words) => {
    const { container } = renderPage(<PlanBadge />, { language });
    expect(container.textContent).toBe(words);
  });
});

describe('PlanTiers', () => {
  it('says what a sale costs by now, also while a plan is paused', async () => {
    const draw = (own: OwnPlan) => renderPage(<OwnPlanTiers userId={owner} />, { api: () => Response.json(own) });
    draw(aPlan());
    expect(await screen.findByText(/Premium.*pay 3% on each sale/)).toBeTruthy();
    cleanup();
    draw(aPausedPlan());
    expect(await screen.findByText(/Starter.*pay 12% on each sale/)).toBeTruthy();
  });

  it('shows what each plan costs and takes of a sale, and leads to the packages and to where each is paid for', () => {
    renderPage(<PlanTiers />);
    expect(screen.getByRole('heading', { level: 2, name: 'Grow your business' })).toBeTruthy();
    expect(screen.getByText(/pay 12% on each sale.*down to 0%/)).toBeTruthy();
    const tiers = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement as HTMLElement);
    const facts = tiers.map((tier) => [
      within(tier).getByRole('heading').textContent,
      tier.querySelector('.plan-price')?.textContent,
      within(tier).getByText(/% commission$/).textContent,
    ]);
    expect(facts).toEqual([
      ['Professional', '€49 per month', '7% commission'],
      ['Premium', '€99 per month', '3% commission'],
      ['Elite', '€199 per month', '0% commission'],
    ]);
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const paid = ['professional', 'premium', 'elite'].map((plan) => `/checkout?plan=${plan}`);
    expect(ways).toEqual(['/advertise', ...paid]);
  });
});
