import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { MethodsCard } from './methods-card.tsx';

it.each([
  ['en', 'No payment methods yet', 'Secured by a card payment provider'],
  ['es', 'Aún no tienes métodos de pago', 'Protegido por un proveedor de pagos con tarjeta'],
] as const)('keeps no card and says who does (%s)', (language, none, secured) => {
  renderPage(<MethodsCard />, { language });
  expect(screen.getByText(none)).toBeTruthy();
  expect(screen.getByText(secured)).toBeTruthy();
});

it.each([
  ['en', 'Card ending in 4242', 'Pays for your Premium plan, month by month.'],
  ['es', 'Tarjeta terminada en 4242', 'Paga tu plan Premium, mes a mes.'],
] as const)('shows how the card ends that a plan is charged to (%s)', async (language, card, plan) => {
  const api = () => Response.json([{ plan: 'premium', last4: '4242' }]);
  renderPage(<MethodsCard payerId="m1" />, { language, api });
  expect(await screen.findByText(card)).toBeTruthy();
  expect(screen.getByText(plan)).toBeTruthy();
});

it('shows that something is saved while the provider does not say what', async () => {
  renderPage(<MethodsCard payerId="m1" />, { api: () => Response.json([{ plan: 'elite', last4: null }]) });
  expect(await screen.findByText('Saved payment method')).toBeTruthy();
});

it('says that a business without a plan has none', async () => {
  renderPage(<MethodsCard payerId="m1" />, { api: () => Response.json([]) });
  expect(await screen.findByText('No payment methods yet')).toBeTruthy();
});

it('says when it can’t be looked up, and asks again', async () => {
  let isAway = true;
  const api = () => (isAway ? new Response(null, { status: 404 }) : Response.json([{ plan: 'elite', last4: '0341' }]));
  renderPage(<MethodsCard payerId="m1" />, { api });
  expect(await screen.findByText('We can’t look that up at the moment.')).toBeTruthy();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Card ending in 0341')).toBeTruthy();
});
