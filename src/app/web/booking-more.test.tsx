import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBooking } from '#features/orders/testing.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { PaidNow } from './booking-more.tsx';

it.each([
  ['en', 'Invoices', 'Message the organiser'],
  ['es', 'Facturas', 'Escribir al organizador'],
] as const)('what was just paid for offers its invoices and a message at once (%s)', (language, invoices, write) => {
  renderPage(<PaidNow order={aBooking()} />, { language, api: () => listed([]) });
  expect(screen.getByRole('button', { name: invoices })).toBeTruthy();
  expect(screen.getByRole('link', { name: write }).getAttribute('href')).toMatch(/^\/messages#/);
});
