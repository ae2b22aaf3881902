import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two kinds of tests: rules and doors in Node, what a visitor sees in jsdom. Two workers for two cores. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.js'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/jsdom-setup.ts'],
        },
      },
    ],
  },
});
