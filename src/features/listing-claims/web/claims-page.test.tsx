import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { OwnClaim } from '../contract.ts';
import { ClaimRow } from './claim-row.tsx';
import { ClaimsPage } from './claims-page.tsx';

it.each([
  ['en', /^What you claimed, and what others claim of yours/, 'Sign in'],
  ['es', /^Lo que has reclamado, y lo que otros reclaman de lo tuyo/, 'Entrar'],
] as const)('tells whoever is not signed in what is here, and how to come in (%s)', (language, text, signIn) => {
  renderPage(<ClaimsPage />, { language });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: signIn }).getAttribute('href')).toMatch(/^\/auth\?.*listing-claims/);
});

it.each([
  [true, 'Yours'],
  [false, 'No longer yours'],
])('says whether a page that was claimed is still theirs (%s)', (isYours, said) => {
  const claim: OwnClaim = {
    id: 'clm00000001',
    listing: { kind: 'businesses', id: 'biz00000001', title: 'La Resaca' },
    way: 'document',
    status: 'approved',
    isYours,
    codeUntil: null,
    answerUntil: null,
    reason: 'The licence says so.',
    createdAt: '2026-08-21T18:00:00.000Z',
    decidedAt: '2026-08-22T18:00:00.000Z',
  };
  renderPage(<ClaimRow claim={claim} />, { language: 'en' });
  expect(screen.getByText(said)).toBeTruthy();
});
