import { screen } from '@testing-library/react';
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
