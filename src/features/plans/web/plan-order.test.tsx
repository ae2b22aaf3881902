import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { OwnPlan } from '../contract.ts';
import type { SoldPlan } from '../rules.ts';
import { aLatePlan, aPlan, aStarter } from './own-plan-testing.ts';
import { PlanOrder } from './plan-order.tsx';

const january = new Date('2026-01-31T11:00:00Z');

function draw(plan: SoldPlan, own?: OwnPlan, language: Language = 'en') {
  renderPage(<PlanOrder plan={plan} own={own} />, { language, now: january });
  const order = within(screen.getByRole('article'));
  return {
    text: screen.getByRole('article').textContent ?? '',
    lines: order.getAllByRole('listitem').map((item) => item.textContent),
    total: screen.getByRole('article').querySelector('.plan-order-total dd')?.textContent,
  };
}

describe('the order of a plan', () => {
  it.each([
    [
      'professional',
      [
        'Your listings are reviewed before others',
        'What each listing brought: views, calls, bookings, euros',
        '7% commission',
      ],
      '€49',
    ],
    [
      'elite',
      [
        'Partner badge on every listing',
        'Your listings are reviewed before others',
        'What each listing brought: views, calls, bookings, euros',
        'Zero commission',
      ],
      '€199',
    ],
  ] as const)('of %s is a monthly plan with all that it gives', (plan, lines, total) => {
    const order = draw(plan, aStarter());
    expect(order.text).toContain('Monthly Plan');
    expect(order.lines).toEqual(lines);
    expect(order.total).toBe(total);
  });

  it('of Advanced has the first five of what it gives', () => {
    const { lines } = draw('advanced', aStarter());
    expect([lines[0], lines.length]).toEqual(['Each month one listing on the home page for 30 days', 5]);
  });

  it('says in Spanish what it says in English', () => {
    const order = draw('professional', aStarter(), 'es');
    expect(order.text).toContain('Plan mensual');
    expect(order.lines).toEqual([
      'Tus anuncios se revisan antes que los demás',
      'Lo que trae cada anuncio: visitas, llamadas, reservas, euros',
      '7\u00A0% de comisión',
    ]);
    expect(order.text).toContain('Se renueva solo el sábado, 28 de febrero de 2026 por 49\u00a0€.');
  });

  it('of an upgrade asks only for the difference today', () => {
    const order = draw('elite', aPlan());
    expect(order.total).toBe('€50');
    expect(order.text).toContain('The difference until Saturday, 28 February 2026');
    expect(order.text).toContain('Renews by itself on Saturday, 28 February 2026 for €199.');
  });

  it('of what is due asks for the month, and goes on from where it ended', () => {
    const order = draw('premium', aLatePlan());
    expect(order.total).toBe('€99');
    expect(order.text).toContain('Your plan goes on until Saturday, 28 March 2026');
  });

  it.each([
    [3, '€99', '€99 for the first 3 months, then €349'],
    [2, '€99', '€99 for 2 months, then €349'],
    [1, '€99', '€99 today, then €349'],
    [0, '€349', 'Renews by itself on Saturday, 28 February 2026 for €349.'],
  ])('of Advanced with %i months of its deal left costs %s today', (left, total, words) => {
    const order = draw('advanced', aStarter(left));
    expect([order.total, order.text]).toEqual([total, expect.stringContaining(words)]);
  });

  it('of the feature package is paid once, and says what comes of it', () => {
    const order = draw('features', aStarter());
    expect(order.text).toContain('Paid once');
    expect(order.lines).toEqual([
      'A call from the desk',
      'Your listings set up with you',
      'One of them on the home page for 30 days',
    ]);
    expect(order.total).toBe('€300');
    expect(order.text).not.toContain('Renews');
  });
});
