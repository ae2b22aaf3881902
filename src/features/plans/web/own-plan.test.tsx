import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { OwnPlan } from '../contract.ts';
import { aLatePlan, aPausedPlan, aPlan, aStarter, owner } from './own-plan-testing.ts';
import { OwnPlanSection } from './own-plan.tsx';
import { OwnPlanBadge } from './plan-badge.tsx';

const draw = (own: OwnPlan, language: Language = 'en') =>
  renderPage(<OwnPlanSection userId={owner} />, { language, api: () => Response.json(own) });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const changes = () =>
  within(screen.getByRole('list', { name: /^(Plans you can take|Planes que puedes elegir)$/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);

describe('the plan card', () => {
  it('says what is paid until when, what a sale costs and what comes next', async () => {
    draw(aPlan());
    expect(await screen.findByRole('heading', { level: 3, name: 'Premium' })).toBeTruthy();
    expect(screen.getByText('3% commission on each sale')).toBeTruthy();
    expect(screen.getByText('Paid until Saturday, 28 February 2026. Then €99 for the next month.')).toBeTruthy();
  });

  it('says what of the home page waits for a call, and what stands there until when', async () => {
    const bought = { boughtAt: '2026-01-31T11:00:00.000Z', listing: null, until: null };
    const running = { ...bought, listing: { en: 'Flat', es: 'Piso' }, until: '2026-03-02T11:00:00.000Z' };
    draw(
      aPlan({
        places: [
          { id: 'pkg00000001', ...bought },
          { id: 'pkg00000002', ...running },
        ],
      }),
    );
    expect(await screen.findByText(/^A place on the home page, bought on Saturday, 31 January 2026/)).toBeTruthy();
    expect(screen.getByText('“Flat” stands on the home page until Monday, 2 March 2026.')).toBeTruthy();
  });

  it('of a starter costs nothing, and sells every plan at once', async () => {
    draw(aStarter(), 'es');
    expect(await screen.findByText('Sin cuota mensual. Pagas cuando vendes.')).toBeTruthy();
    expect(changes().slice(0, 2)).toEqual([
      '49\u00a0€ al mes',
      '99\u00a0€ al mes los primeros 3 meses, después 349\u00a0€',
    ]);
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/checkout?plan=professional', '/checkout?plan=advanced', '/checkout?plan=features']);
  });

  it.each([
    [2, '€99 a month for 2 more months, then €349'],
    [1, '€99 for one more month, then €349 a month'],
    [0, '€349 a month'],
  ])('has the deal of Advanced only for the %i months that are left of it', async (left, words) => {
    draw(aStarter(left));
    await screen.findByText('No monthly fee. You pay when you sell.');
    expect(changes()[1]).toBe(words);
  });

  it('tells what an upgrade costs today and what a smaller plan costs later', async () => {
    draw(aPlan());
    const upgrade = await screen.findByRole('link', { name: 'Upgrade to Elite' });
    expect(upgrade.getAttribute('href')).toBe('/checkout?plan=elite');
    expect(changes().slice(0, 2)).toEqual([
      'From Saturday, 28 February 2026, €49 a month',
      '€50 today, then €199 a month from Saturday, 28 February 2026',
    ]);
  });

  it('with a smaller plan to come names it, and offers to stay', async () => {
    draw(aPlan({ next: { plan: 'professional', amount: '49.00' } }));
    expect(
      await screen.findByText('Paid until Saturday, 28 February 2026. From then on Professional, for €49 a month.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep Premium' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Switch to Professional' })).toBeNull();
  });

  it('that ends says what follows, and can be kept', async () => {
    draw(aPlan({ endsWithPeriod: true, next: null, changes: [] }));
    expect(await screen.findByText(/It ends then, nothing more is charged, .* with 12% commission\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep Premium' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End my plan' })).toBeNull();
  });

  it.each([
    ['en', /said no to €99\. Your plan stays until Saturday, 7 March 2026/, 'Pay €99'],
    ['es', /ha rechazado 99\s€\. Tu plan sigue hasta el sábado, 7 de marzo de 2026/, 'Pagar 99\u00a0€'],
  ] as const)('whose renewal failed says so aloud, and is paid or ended (%s)', async (language, text, pay) => {
    draw(aLatePlan(), language);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByRole('link', { name: pay }).getAttribute('href')).toBe('/checkout?plan=premium');
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'End my plan' : 'Terminar mi plan' }));
    const sheet = await screen.findByRole('alertdialog');
    expect(sheet.textContent).toMatch(language === 'en' ? /^End Premium\?Premium ends now/ : /Premium termina ahora/);
  });

  it.each([
    [
      'en',
      /^What you paid for this month went back to you, so Premium is paused/,
      'Pay €99',
      'Your bank gave it back to you',
    ],
    [
      'es',
      /^Lo que pagaste por este mes ha vuelto a ti, así que Premium está en pausa/,
      'Pagar 99\u00a0€',
      'Tu banco te lo ha devuelto',
    ],
  ] as const)('that is paused says so aloud, and how it goes on (%s)', async (language, text, pay, receipt) => {
    draw(aPausedPlan(), language);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByRole('link', { name: pay }).getAttribute('href')).toBe('/checkout?plan=premium');
    expect(changes()).toHaveLength(2);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText(receipt)).toBeTruthy();
  });

  it.each([
    [aPlan({}), /^Paid until .*Your bank decides about a month that you paid: until it has, we charge nothing/, null],
    [aLatePlan(), /^Your bank decides about a month that you paid, so we have not charged €99/, 'Pay €99'],
  ])('says that nothing is charged while a bank decides about a month', async (plan, text, pay) => {
    const [paid] = aPausedPlan().receipts;
    draw({ ...plan, receipts: [{ ...(paid as OwnPlan['receipts'][number]), dispute: 'open' }] });
    await screen.findByText(text);
    expect(screen.queryByText(/Your card said no/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Pay/ })?.textContent ?? null).toBe(pay);
    expect(screen.getByRole('button', { name: 'End my plan' })).toBeTruthy();
  });

  it('lists what was paid, with what went back of it', async () => {
    const receipt = {
      id: 'r1aaaaaa',
      plan: 'premium',
      amount: '99.00',
      refunded: '99.00',
      returned: '60.00',
      dispute: null,
    } as const;
    const days = { paidAt: '2026-01-31T11:00:00.000Z', from: '2026-01-31T11:00:00.000Z' };
    draw(aPlan({ receipts: [{ ...receipt, ...days, until: '2026-02-28T11:00:00.000Z' }] }));
    const paid = await screen.findByText('Paid on Saturday, 31 January 2026, until Saturday, 28 February 2026');
    expect(paid.closest('li')?.textContent).toContain('€60 went back€39 is on its way back');
  });

  it('that does not load says so, and asks again', async () => {
    const replies = [new Response(null, { status: 404 }), Response.json(aPlan())];
    renderPage(<OwnPlanSection userId={owner} />, { api: () => replies.shift() ?? Response.json(aPlan()) });
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 3, name: 'Premium' })).toBeTruthy();
  });
});

describe('before a plan is changed', () => {
  it('ending is asked about: what stays until when, and what a sale costs then', async () => {
    const sent = serveForm(() => Response.json(aPlan({ endsWithPeriod: true })));
    draw(aPlan());
    await press('End my plan');
    const ask = await screen.findByRole('alertdialog');
    expect(ask.textContent).toMatch(/stays yours until Saturday, 28 February 2026.*nothing goes back.*pay 12%/);
    fireEvent.click(within(ask).getByRole('button', { name: 'Leave it as it is' }));
    expect(sent).toEqual([]);
    await press('End my plan');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Premium' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ action: 'end', version: 4 }]));
    await waitFor(() => expect(currentToast()?.description).toContain('Nothing more is charged.'));
  });

  it('a switch says that nothing is charged today', async () => {
    const sent = serveForm(() => Response.json(aPlan()));
    draw(aPlan(), 'es');
    await press('Cambiar a Professional');
    const ask = await screen.findByRole('alertdialog');
    expect(ask.textContent).toMatch(/Hoy no se cobra nada\. Premium sigue siendo tuyo.*cobramos 49\s€/);
    fireEvent.click(within(ask).getByRole('button', { name: 'Cambiar' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ action: 'switch', plan: 'professional', version: 4 }]),
    );
  });

  it('a plan that changed meanwhile is not changed, and is looked at again', async () => {
    serveForm(() => refusal('edit_conflict'));
    draw(aPlan({ endsWithPeriod: true, next: null }));
    await press('Keep Premium');
    const ask = await screen.findByRole('alertdialog');
    expect(ask.textContent).toContain('On that day we charge €99');
    fireEvent.click(within(ask).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(currentToast()?.description).toBe('That did not work. Look at your plan again.'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the badge of a business', () => {
  it.each([
    [aStarter(), 'en', 'Starter Plan FREE'],
    [aPlan(), 'en', 'Premium Plan ACTIVE'],
    [aPlan({ endsWithPeriod: true }), 'en', 'Premium Plan ENDING'],
    [aLatePlan(), 'en', 'Premium Plan PAYMENT DUE'],
    [aPausedPlan(), 'en', 'Premium Plan PAUSED'],
    [aPausedPlan(), 'es', 'Plan Premium EN PAUSA'],
    [aStarter(), 'es', 'Plan Starter GRATIS'],
    [aLatePlan(), 'es', 'Plan Premium PAGO PENDIENTE'],
  ] as const)('says how the plan stands (%#)', async (own, language, words) => {
    const api = () => Response.json(own);
    const { container } = renderPage(<OwnPlanBadge userId={owner} />, { language, api });
    await waitFor(() => expect(container.textContent).toBe(words));
  });
});
