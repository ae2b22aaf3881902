import { screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { refundSteps } from '../../cancellation.ts';
import type { RefundStep } from '../../cancellation.ts';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { PolicyWords } from './policy-words.tsx';

const now = new Date('2026-08-21T18:00:00Z');

const lines = (steps: readonly RefundStep[], startsAt?: string, language: Language = 'en') => {
  renderPage(<PolicyWords steps={steps} startsAt={startsAt} />, { language, now });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('a policy says what comes back for how long before', () => {
  expect(lines(refundSteps.moderate)).toEqual([
    'Cancel 5 days or more before it begins: you get everything back.',
    'Cancel 24 hours or more before it begins: you get half back.',
    'After that: nothing comes back.',
  ]);
  expect(lines(refundSteps.final)).toEqual(['If you cancel, nothing comes back.']);
  expect(lines([{ hours: 1, percent: 30 }])[0]).toBe('Cancel 1 hour or more before it begins: you get 30% back.');
});

test('a booking names the dates, by the town’s clock', () => {
  expect(lines(refundSteps.moderate, '2026-09-01T14:00:00Z')).toEqual([
    'Cancel by 27 Aug 2026, 16:00: you get everything back.',
    'Cancel by 31 Aug 2026, 16:00: you get half back.',
    'After that: nothing comes back.',
  ]);
});

it('leaves out what is over, and says when it is too late for anything', () => {
  expect(lines(refundSteps.moderate, '2026-08-24T14:00:00Z')[0]).toMatch(/^Cancel by 23 Aug 2026, 16:00: you get half/);
  expect(lines(refundSteps.moderate, '2026-08-22T14:00:00Z')).toEqual([
    'It begins too soon for a refund: if you cancel, nothing comes back.',
  ]);
});

it.each([
  ['en', 'It has begun: nothing comes back any more.'],
  ['es', 'Ya ha empezado: ya no se devuelve nada.'],
] as const)('says of what has begun that it has, in %s', (language, said) =>
  expect(lines(refundSteps.flexible, '2026-08-21T18:00:00Z', language)).toEqual([said]),
);

it('speaks Spanish', () => {
  expect(lines(refundSteps.strict, '2026-09-01T14:00:00Z', 'es')).toEqual([
    'Si cancelas hasta el 25 ago 2026, 16:00, te devolvemos la mitad.',
    'Después ya no se devuelve nada.',
  ]);
  expect(lines(refundSteps.flexible, undefined, 'es')[0]).toContain('24 horas antes de que empiece');
});
