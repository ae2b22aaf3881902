import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssModules } from './scripts/building/css-modules.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import packageJson from './package.json' with { type: 'json' };
import { requireProjectNode } from './scripts/node-version.js';

requireProjectNode(packageJson.dependencies.node);

/** All doors, or only those that prove the database: a whole run asks these on both engines (scripts/testing/phases.js). */
const doors = process.env['TEST_DOORS'] === 'database' ? '*.db.test.ts' : '*.test.ts';

/** Whoever asks for an order of files, a shuffled one for example (scripts/testing/phases.js), gets it. */
const isOrdered = process.argv.some((word) => word.startsWith('--sequence'));

/**
 * Three kinds of tests: rules and laws, doors, and what a visitor sees in jsdom. Two workers for two cores. Starting a
 * worker and loading the house costs more than most files, so they share them and leave nothing behind: doors are asked
 * (tests/setup/left-behind.ts), the window of views is made as new (tests/setup/jsdom-setup.ts). A kind is done before the next one
 * begins (`groupOrder`): where shuffled files of two kinds follow each other, each change of kind starts a worker anew.
 */
export default defineConfig({
  css: { modules: cssModules },
  test: {
    // Components ask their styles for names.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    pool: 'forks',
    maxWorkers: 2,
    // A busy machine takes its time: what is measured says so itself.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/setup/count-assertions.ts'],
    ...(isOrdered ? {} : { sequence: { sequencer: LongestFirst } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          sequence: { groupOrder: 0 },
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.js', 'tests/laws/*.test.ts'],
          exclude: ['src/**/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'doors',
          sequence: { groupOrder: 1 },
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/setup/left-behind.ts'],
          include: [`src/**/server/**/${doors}`, `tests/**/${doors}`],
          exclude: ['tests/laws/**'],
          globalSetup: ['tests/setup/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'views',
          sequence: { groupOrder: 2 },
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup/jsdom-setup.ts'],
        },
      },
    ],
  },
});
