import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusPill, type StatusName } from './status-pill.tsx';

const drawn = (status: StatusName) => {
  const { container } = render(<StatusPill status={status}>word</StatusPill>);
  const pill = container.querySelector('span');
  return { look: pill?.className, shape: pill?.querySelector('svg')?.innerHTML, words: pill?.textContent };
};

it.each(['pending', 'approved', 'rejected', 'planning', 'quoted', 'confirmed', 'completed'] as const)(
  'gives %s its own colour, with the word',
  (status) => {
    expect(drawn(status)).toMatchObject({ look: `status-pill status-${status}`, words: 'word' });
  },
);

it('tells pending, approved, rejected and completed apart by shape, not by colour alone', () => {
  const shapes = (['pending', 'approved', 'rejected', 'completed'] as const).map((status) => drawn(status).shape);
  expect(new Set(shapes).size).toBe(4);
  // The others share theirs, as the brand draws them.
  const [half, disc] = shapes;
  expect(drawn('planning').shape).toBe(half);
  expect([drawn('quoted').shape, drawn('confirmed').shape]).toEqual([disc, disc]);
});

it('lends the seven colours to the other states of the house', () => {
  expect(drawn('failed').look).toBe('status-pill status-rejected');
  expect(drawn('sent').look).toBe('status-pill status-approved');
});
