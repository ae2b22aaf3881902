import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayAt } from './stay-at.ts';

/** The page's height changes, and those who watch it are told. */
let grow: (height: number) => void = () => undefined;
const jumped = vi.fn<() => void>();

beforeEach(() => {
  jumped.mockReset();
  const watching = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        watching.add(this.#tell);
        this.#tell();
      }
      disconnect() {
        watching.delete(this.#tell);
      }
    },
  );
  grow = (height) => {
    Object.defineProperty(document.body, 'scrollHeight', { configurable: true, value: height });
    for (const tell of watching) tell();
  };
  document.body.innerHTML = '<section id="jobs"></section>';
  Object.assign(document.getElementById('jobs') ?? {}, { scrollIntoView: jumped });
  grow(1000);
});
afterEach(() => {
  Reflect.deleteProperty(document.body, 'scrollHeight');
  document.body.innerHTML = '';
});

it('jumps again when the page grows, and not before', () => {
  stayAt('jobs', 1000);
  expect(jumped).not.toHaveBeenCalled();
  grow(2700);
  expect(jumped).toHaveBeenCalledTimes(1);
});

it('jumps at once where the page has grown since it was jumped to: this comes by itself, a little later', () => {
  grow(2700);
  stayAt('jobs', 1000);
  expect(jumped).toHaveBeenCalledTimes(1);
});

it.each(['pointerDown', 'keyDown', 'wheel', 'touchMove'] as const)('lets go at the first %s', (sign) => {
  stayAt('jobs', 1000);
  fireEvent[sign](document.body);
  grow(2700);
  expect(jumped).not.toHaveBeenCalled();
});

it('holds on while lists come late, and lets go after ten seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    stayAt('jobs', 1000);
    vi.advanceTimersByTime(9900);
    grow(2700);
    expect(jumped).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    grow(3600);
    expect(jumped).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('does nothing where there is no such place', () => {
  stayAt('nowhere', 1000);
  grow(2700);
  expect(jumped).not.toHaveBeenCalled();
});
