/**
 * Lighthouse, brought by whoever measures with it: 97 packages and 170 MB that neither a start nor a test needs, so they
 * stand in a folder of their own and not among the project's (decision 0060).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './project.ts';

const version = '13.5.0';
const folder = at('.cache', `lighthouse-${version}`);

/** What is read of its report (lighthouse/types/lhr). */
export type Report = {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly environment: { readonly benchmarkIndex: number };
};
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<{ readonly lhr: Report } | undefined>;

/** Fetches it with npm where it is not there yet. */
export async function findLighthouse(): Promise<Lighthouse> {
  const entry = `${folder}/node_modules/lighthouse/core/index.js`;
  if (!existsSync(entry)) {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const { status } = spawnSync('npm', ['install', `--prefix=${folder}`, ...quiet, `lighthouse@${version}`], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('Lighthouse could not be fetched from npm.');
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}
