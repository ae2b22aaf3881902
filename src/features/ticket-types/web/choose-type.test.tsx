import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { TicketType } from '../contract.ts';
import { ChooseType } from './choose-type.tsx';

const early: TicketType = {
  id: 'typ00000001',
  name: 'Early bird',
  description: '',
  price: '15.00',
  soldFrom: null,
  soldUntil: null,
  each: null,
  state: 'open',
};

/** As the checkout draws it: anew for each choice. */
function Checkout() {
  const [chosen, setChosen] = useState<string>();
  const [isChosen, setHasChosen] = useState(false);
  return (
    <ChooseType
      key={chosen ?? 'regular'}
      types={[early]}
      regular={{ name: null, price: '25.00', sale: { soldFrom: null, soldUntil: null, each: null, state: 'open' } }}
      chosen={chosen}
      isLocked={false}
      takesFocus={isChosen}
      onChoose={(id) => {
        setChosen(id);
        setHasChosen(true);
      }}
    />
  );
}

it('leaves who chooses by keyboard where they are, though the checkout is drawn anew, and takes nobody there before', () => {
  renderPage(<Checkout />);
  const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(option(/^Early bird/));
  expect(option(/^Early bird/).checked).toBe(true);
  expect(document.activeElement).toBe(option(/^Early bird/));
  fireEvent.click(option(/^Regular/));
  expect(document.activeElement).toBe(option(/^Regular/));
});

it('draws its choices with the kit, not with boxes of the browser that stay grey by night', () => {
  renderPage(<Checkout />);
  expect(screen.getAllByRole('radio').map(({ className }) => className)).toEqual(['radio', 'radio']);
});
