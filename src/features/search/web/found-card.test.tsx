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

const week = { first: '2027-02-07', last: '2027-02-14', units: 7, unit: 'n', price: '420.00' } as const;
const day = { first: '2026-12-07', last: '2026-12-07', units: 1, unit: 'd', price: '25.50' } as const;

it.each([
  ['en', week, 'Free Sun 7 Feb – Sun 14 Feb 2027 · €420 for 7 nights'],
  ['es', week, 'Libre dom 7 feb – dom 14 feb 2027 · 420 € por 7 noches'],
  ['en', day, 'Free Mon 7 Dec · €25.50 for 1 day'],
  ['es', day, 'Libre el lun 7 dic · 25,50 € por 1 día'],
] as const)('says below a card when it is free and what that costs (%s, %o)', async (language, free, said) => {
  renderPage(
    <FoundCard id="a" isChosen={false} away={undefined} free={free} action="keep" keepAt="top">
      a card
    </FoundCard>,
    { language, now: new Date('2026-11-21T20:00:00Z') },
  );
  const lines = (await screen.findByText('a card')).parentElement?.querySelectorAll('p');
  expect([...(lines ?? [])].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([said]);
});
