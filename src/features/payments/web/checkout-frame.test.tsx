import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

it.each([
  ['en', 'Back to the events'],
  ['es', 'Volver a los eventos'],
] as const)('an event leads back to the events (%s)', (language, name) => {
  renderPage(<CheckoutFrame>{null}</CheckoutFrame>, { language });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/#events');
});
