/** The files of a worker follow each other in one process: each is asked to leave nothing running to the next one. */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openedDatabases } from '#kit/server/testing.ts';

/** What keeps a process alive and is somebody's to close: a pipe may be a connection to a database too. */
const kinds = ['TCPServerWrap', 'TCPSocketWrap', 'PipeWrap', 'ProcessWrap'];
const running = () => process.getActiveResourcesInfo().filter((kind) => kinds.includes(kind));

let before: string[];
beforeAll(() => {
  before = running();
});

/** What runs now and did not run before the file. */
function leftBehind(): string[] {
  const known = [...before];
  return running().filter((kind) => {
    const at = known.indexOf(kind);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

// Registered before the hooks of the file, so it runs after them.
afterAll(async () => {
  expect(vi.isFakeTimers(), 'the timers are still pretended').toBe(false);
  expect(openedDatabases(), 'databases that are still open').toBe(0);
  // A connection that was closed is gone a little later.
  await vi.waitFor(() => expect(leftBehind(), 'what still runs').toEqual([]), { timeout: 10_000 });
});
