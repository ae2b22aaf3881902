import { afterEach, expect, test, vi } from 'vitest';
import { painted } from './painted.ts';

afterEach(() => void vi.restoreAllMocks());

test('what waits for a paint goes on in a hidden tab, which has none', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  await painted();
  expect(frames).not.toHaveBeenCalled();
});

test('it waits for a frame where somebody looks', async () => {
  const drawn: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => drawn.push(call));
  let done = false;
  const waiting = painted().then(() => (done = true));
  await Promise.resolve();
  expect(done).toBe(false);
  drawn[0]?.(0);
  await waiting;
  expect(done).toBe(true);
});
