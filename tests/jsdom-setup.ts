/** Before and after each file of views: they share a worker (vitest.config.ts), so what one stood in for is taken back. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A busy machine takes longer to draw: what is waited for may take as long as a test.
configure({ asyncUtilTimeout: 15_000 });

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
