import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = (label: string) => screen.queryByText(label) !== null;

async function enter(name: string) {
  const control = screen.getByRole('button', { name });
  fireEvent.pointerEnter(control, { pointerType: 'mouse' });
  fireEvent.mouseEnter(control);
  fireEvent.mouseMove(control);
  await pass(0);
}
async function leave(name: string) {
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  fireEvent.mouseLeave(screen.getByRole('button', { name }));
  await pass(0);
}

function draw() {
  renderPage(
    <TooltipGroup>
      <Tooltip label="the first tip">
        <button type="button" aria-label="first" />
      </Tooltip>
      <Tooltip label="the second tip">
        <button type="button" aria-label="second" />
      </Tooltip>
    </TooltipGroup>,
  );
}

it('a tooltip opens after 700 ms', async () => {
  draw();
  await enter('first');
  await pass(699);
  expect(isShown('the first tip')).toBe(false);
  await pass(1);
  expect(isShown('the first tip')).toBe(true);
});

it.each([
  [299, true],
  [301, false],
])('%i ms after one closed, whether the next opens at once is %s', async (gap, isAtOnce) => {
  draw();
  await enter('first');
  await pass(700);
  await leave('first');
  await pass(gap);
  await enter('second');
  await pass(50);
  expect(isShown('the second tip')).toBe(isAtOnce);
});
