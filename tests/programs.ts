/** How tests start the programs of `build-programs.ts`. */
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * What Node is told to run one for some seconds: the database's code is taken as it is, for making it fast costs more
 * than it saves.
 */
export const shortLived = (
  program: 'backup' | 'crash-process' | 'front-process' | 'record-process' | 'restore',
): string[] => ['--liftoff-only', join(inject('programs'), `${program}.js`)];

const { PATH, NODE_OPTIONS, CLOCK_AHEAD_MS, TZ } = process.env;

/**
 * What a program gets of the environment: nothing but the way to its tools, the day it is (scripts/worlds.js), and where
 * those before it left what they had compiled: a sixth of what a house costs until it opens.
 */
export const worldEnv = {
  PATH,
  NODE_OPTIONS,
  CLOCK_AHEAD_MS,
  TZ,
  NODE_COMPILE_CACHE: join(inject('programs'), 'compiled'),
};
