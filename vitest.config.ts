import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { requireProjectNode } from './scripts/node-version.js';

requireProjectNode(packageJson.dependencies.node);

/**
 * Three kinds of tests: rules, doors and laws, and what a visitor sees in jsdom. Two workers for two cores. Starting a
 * worker costs more than most files of rules, which leave nothing behind: they share one. Whoever opens a database,
 * starts a process or draws a page gets a worker of their own.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/count-assertions.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.js'],
          exclude: ['src/**/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'doors',
          environment: 'node',
          include: ['src/**/server/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'views',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/jsdom-setup.ts'],
        },
      },
    ],
  },
});
