/** The files of a worker follow each other in one process: each is asked to leave nothing running to the next one. */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openedDatabases } from '#kit/server/testing.ts';

/** What keeps a process alive and is somebody's to close. */
const kinds = ['TCPServerWrap', 'TCPSocketWrap', 'ProcessWrap'];
const running = () =>
  process
    .getActiveResourcesInfo()
    .filter((kind) => kinds.includes(kind))
    .toSorted();

let before: string[];
beforeAll(() => {
  before = running();
});

// Registered before the hooks of the file, so it runs after them.
afterAll(async () => {
  expect(vi.isFakeTimers(), 'timers are real again').toBe(false);
  expect(openedDatabases(), 'databases still open').toBe(0);
  await vi.waitFor(() => expect(running(), 'still running').toEqual(before), { timeout: 10_000 });
});
