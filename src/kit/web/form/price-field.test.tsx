import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing.tsx';
import { fieldKinds } from './field-kinds.ts';
import { TextField } from './text-field.tsx';

const fact = { kind: 'price', blank: 'null' } as const;
const bound = { name: 'price', fact, isRequired: true, canBeNone: false, fault: undefined } as const;
const field = () => screen.getByLabelText<HTMLInputElement>(/^Price/);

function Held({ start }: { readonly start: string }) {
  const [value, change] = useState(start);
  const held = { ...bound, value, change, faultOfPart: () => undefined };
  return (
    <>
      <TextField field={held} look={{ label: 'Price', options: [] }} />
      <output>{String(fieldKinds.price.read(value, fact, undefined))}</output>
    </>
  );
}
const sent = () => screen.getByRole('status').textContent;

it.each([
  ['en', '1250.50', '1,250.5'],
  ['es', '1250,50', '1.250,5'],
] as const)('an amount stands as its language writes it, and is taken with a comma or a point (%s)', (...all) => {
  const [language, shown, grouped] = all;
  renderPage(<Held start="1250.50" />, { language });
  expect([field().value, sent()]).toEqual([shown, '1250.50']);
  for (const typed of ['12,5', '12.5']) {
    fireEvent.change(field(), { target: { value: typed } });
    expect([field().value, sent()]).toEqual([typed, '12.5']);
  }
  fireEvent.change(field(), { target: { value: grouped } });
  expect(sent()).toBe('1250.5');
  fireEvent.change(field(), { target: { value: '' } });
  expect(sent()).toBe('null');
});

it('an amount stays as it is typed until it is left, and then says how it was read', () => {
  renderPage(<Held start="" />, { language: 'es' });
  // Written anew under the hand that writes it, "1.25" would have become "1,25", and "1,250,50" no amount.
  for (const key of '1.250,50') fireEvent.change(field(), { target: { value: field().value + key } });
  expect([field().value, sent()]).toEqual(['1.250,50', '1250.50']);
  fireEvent.change(field(), { target: { value: '1,250' } });
  fireEvent.blur(field());
  expect([field().value, sent()]).toEqual(['1.250', '1250']);
});

it('an amount that the browser holds can be typed as well', () => {
  const loose = {
    ...bound,
    value: '1250.50',
    isLoose: true as const,
    change: () => undefined,
    faultOfPart: () => undefined,
  };
  renderPage(<TextField field={loose} look={{ label: 'Price', options: [] }} />, { language: 'es' });
  expect(field().value).toBe('1250,50');
  fireEvent.change(field(), { target: { value: '20' } });
  fireEvent.blur(field());
  expect(field().value).toBe('20');
});
