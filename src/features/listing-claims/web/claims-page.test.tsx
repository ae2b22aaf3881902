import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { ClaimsPage } from './claims-page.tsx';

it.each([
  ['en', /^What you claimed, and what others claim of yours/, 'Sign in'],
  ['es', /^Lo que has reclamado, y lo que otros reclaman de lo tuyo/, 'Entrar'],
] as const)('tells whoever is not signed in what is here, and how to come in (%s)', (language, text, signIn) => {
  renderPage(<ClaimsPage />, { language });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: signIn }).getAttribute('href')).toMatch(/^\/auth\?.*listing-claims/);
});
