import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing.tsx';
import { DeskRow } from './desk-row.tsx';

it('breaks a row of facts at its dots, and no day, amount or price range', () => {
  const facts = [
    'Garaje y guitarra',
    '−€1,860',
    null,
    '€€€',
    'Hangs until Tue 14 Jul',
    'lun 22 jun, 16:00 → sáb 27 jun',
    'sábado, 11 de julio de 2026',
  ];
  renderPage(<DeskRow title="ASR26-000007" facts={facts} />, {
    language: 'en',
  });
  const row = screen.getByRole('article', { name: 'ASR26-000007' }).querySelector('p');
  expect(row?.textContent).toBe(
    'Garaje y guitarra\u00a0· −\u2060€1,860\u00a0· €\u2060€\u2060€\u00a0· Hangs\u00a0until\u00a0Tue\u00a014\u00a0Jul\u00a0· lun\u00a022\u00a0jun, 16:00 → sáb\u00a027\u00a0jun\u00a0· sábado, 11\u00a0de\u00a0julio\u00a0de\u00a02026',
  );
});
