import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { Unable } from './unable.tsx';

it.each([
  ['en', 'Sold out', 'Try again', 'Unable to load payment details'],
  ['es', 'Agotado', 'Reintentar', 'No se han podido cargar los datos del pago'],
] as const)('says that it sold out and not that something failed, in %s', (language, title, again, failed) => {
  renderPage(<Unable problem={{ code: 'sold_out' }} onRetry={() => undefined} />, { language });
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByRole('button', { name: again })).toBeTruthy();
  expect(screen.queryByText(failed)).toBeNull();
});

it('says that something failed where it did', () => {
  renderPage(<Unable problem={{ code: 'unavailable' }} />);
  expect(screen.getByRole('heading').textContent).toBe('Unable to load payment details');
});
