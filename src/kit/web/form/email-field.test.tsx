import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../testing.tsx';
import type { Bound } from './bound.ts';
import { EmailField } from './email-field.tsx';

const look = { label: 'Email', options: [] };
const bound = {
  name: 'email',
  fact: { kind: 'email', max: 254, isOptional: false } as never,
  isRequired: true,
  canBeNone: false,
  fault: undefined,
  faultOfPart: () => undefined,
} satisfies Partial<Bound<string>>;
const field = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it.each([
  ['en', 'Did you mean ana@gmail.com?'],
  ['es', '¿Querías decir ana@gmail.com?'],
] as const)(
  'asks below a mailbox that looks mistyped whether another is meant, and takes it by a press (%s)',
  async (...all) => {
    const [language, asked] = all;
    function Held() {
      const [value, change] = useState('');
      return <EmailField field={{ ...bound, value, change }} look={look} />;
    }
    renderPage(<Held />, { language });
    type('ana@gmial.con');
    const button = await screen.findByRole('button', { name: asked });
    expect(button.closest('[aria-live=polite]')).not.toBeNull();
    expect(button.getAttribute('type')).toBe('button');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(button);
    expect([field().value, document.activeElement]).toEqual(['ana@gmail.com', field()]);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('writes it into what the browser keeps as well, and tells whoever keeps what is typed', async () => {
  const [change, onInput] = [vi.fn(), vi.fn()];
  renderPage(
    <form onInput={onInput}>
      <EmailField field={{ ...bound, value: '', change, isLoose: true }} look={look} />
    </form>,
  );
  type('ana@hotmal.com');
  fireEvent.click(await screen.findByRole('button', { name: 'Did you mean ana@hotmail.com?' }));
  expect(field().value).toBe('ana@hotmail.com');
  expect(change).toHaveBeenLastCalledWith('ana@hotmail.com');
  expect(onInput).toHaveBeenCalledTimes(1);
});

it('asks nothing while somebody types, nor of what may be right', async () => {
  renderPage(
    <EmailField field={{ ...bound, value: 'ana@gmial.con', change: () => undefined, isLoose: true }} look={look} />,
  );
  const isAskedHere = () => document.querySelector('[aria-live=polite]') !== null;
  expect(isAskedHere()).toBe(false);
  type('a');
  await waitFor(() => expect(isAskedHere()).toBe(true));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const rest = () => {
    act(() => {
      vi.advanceTimersByTime(800);
    });
  };
  type('ana@gmail.co');
  expect(screen.queryByRole('button')).toBeNull();
  rest();
  expect(screen.queryByRole('button')).not.toBeNull();
  type('ana@bar-neptuno.es');
  rest();
  expect(screen.queryByRole('button')).toBeNull();
});
