import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

function Row() {
  const row = useCurrentInSight();
  const [current, setCurrent] = useState(1);
  return (
    <nav ref={row}>
      {[0, 1, 2].map((place) => (
        <button
          key={place}
          type="button"
          aria-current={place === current ? 'page' : undefined}
          onClick={() => setCurrent(place)}
        >
          {place}
        </button>
      ))}
    </nav>
  );
}

/** A row of 100 pixels; each of its three is as wide. */
const measure = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scrolled = this.closest('nav')?.scrollLeft ?? 0;
    return new DOMRect(this.tagName === 'BUTTON' ? 100 * Number(this.textContent) - scrolled : 0, 0, 100, 20);
  });
const press = (place: number) => fireEvent.click(screen.getByRole('button', { name: String(place) }));
/** As while a finger is on one of the row. */
const hold = () => vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => selector === ':active');
const left = () => document.querySelector('nav')?.scrollLeft;
afterEach(() => void vi.restoreAllMocks());

test('what is current is brought into the middle of its row, and the next one after it', () => {
  measure();
  renderPage(<Row />);
  expect(left()).toBe(100);
  press(2);
  expect(left()).toBe(200);
});

test('a row that is pressed as it comes to life stays under the finger, and follows once it is let go', () => {
  measure();
  hold();
  renderPage(<Row />);
  expect(left()).toBe(0);
  vi.restoreAllMocks();
  measure();
  press(2);
  expect(left()).toBe(200);
});
