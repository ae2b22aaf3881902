import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { HoldClock } from './hold-clock.tsx';

let now = 0;
const clock = () => new Date(now);
const pass = (seconds: number) =>
  act(() => {
    now += seconds * 1000;
    vi.advanceTimersByTime(1000);
  });

beforeEach(() => {
  now = Date.parse('2026-08-21T20:00:00Z');
  vi.useFakeTimers();
});

function draw(language: 'en' | 'es' = 'en') {
  const onEnd = vi.fn<() => void>();
  renderPage(<HoldClock endsAt={now + 900_000} onEnd={onEnd} />, { language, clock });
  return onEnd;
}
const shown = () => screen.getByRole('timer').textContent;

describe('HoldClock', () => {
  it('counts down in minutes and seconds', () => {
    draw();
    expect(shown()).toBe('15:00');
    pass(61);
    expect(shown()).toBe('13:59');
  });

  it('says aloud that five minutes, then one, are left', () => {
    draw();
    expect(screen.queryByText(/more minute/)).toBeNull();
    pass(600);
    expect(screen.getByText('5 more minutes to pay')).toBeTruthy();
    pass(240);
    expect(screen.getByText('1 more minute to pay')).toBeTruthy();
  });

  it('ends once, at zero', () => {
    const onEnd = draw('es');
    pass(899);
    expect(shown()).toBe('00:01');
    expect(onEnd).not.toHaveBeenCalled();
    pass(30);
    pass(1);
    expect(shown()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
