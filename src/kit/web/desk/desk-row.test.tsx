import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing.tsx';
import { DeskRow } from './desk-row.tsx';

it('breaks a row of facts after its dots, and no amount or price range', () => {
  renderPage(<DeskRow title="ASR26-000007" facts={['Garaje y guitarra', '−€1,860', null, '€€€']} />, {
    language: 'en',
  });
  const facts = screen.getByRole('article', { name: 'ASR26-000007' }).querySelector('p');
  expect(facts?.textContent).toBe('Garaje y guitarra\u00a0· −\u2060€1,860\u00a0· €\u2060€\u2060€');
});
