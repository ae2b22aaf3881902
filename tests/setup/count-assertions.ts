/** Notes in the report how many assertions each test made, so that a run can tell that it proves no less than before. */
import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    assertions?: number;
  }
}

// Registered before the hooks of any file, so it runs after them and counts what they assert.
afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
