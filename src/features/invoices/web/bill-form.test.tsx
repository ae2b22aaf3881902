import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { BillForm } from './bill-form.tsx';

it.each([
  ['en', 'Country', ['Spain', 'Andorra', 'Argentina', 'Australia', 'Austria', 'Belgium', 'Brazil']],
  ['es', 'País', ['España', 'Alemania', 'Andorra', 'Argentina', 'Australia', 'Austria', 'Bélgica']],
] as const)(
  'names Spain, then all other countries in the order of the reader’s alphabet (%s)',
  (language, label, first) => {
    renderPage(<BillForm invoice={{ id: 'inv00000001' }} asked="replacement" onDone={() => undefined} />, { language });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${label}`) });
    expect([...field.options].slice(0, first.length).map(({ text }) => text)).toEqual(first);
  },
);
