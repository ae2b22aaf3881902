import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { FoundCard } from './found-card.tsx';

it.each([
  ['en', '€27.56 per person and night'],
  ['es', '27,56 € por persona y noche'],
] as const)('says below a card what its price is compared by (%s)', async (language, said) => {
  const each = { cents: 2756, per: 'night' } as const;
  renderPage(
    <FoundCard id="a" isChosen={false} away={undefined} each={each} action="keep" keepAt="top">
      a card
    </FoundCard>,
    { language },
  );
  expect(await screen.findByText(said)).toBeTruthy();
});
