import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bins, projectNode, root } from './paths.js';
import { install, mayInstall, onPath } from './apt.js';
import { runQuietly } from './run.js';

/** Draws the same pages without the windows around them, for two thirds of the processor time: journeys want this one. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Playwright keeps a browser of its own, when it has one. Asked under the project's Node: ours may be too old. */
function playwrightBrowser() {
  const question = "require('@playwright/test').chromium.executablePath()";
  const { stdout } = spawnSync(projectNode, ['-p', question], { cwd: root, encoding: 'utf8' });
  return [stdout?.trim() ?? ''].find((path) => path !== '' && existsSync(path));
}

const installed = () => onPath(names) ?? usualPlaces.find((path) => existsSync(path)) ?? playwrightBrowser();

/** The shell, where it is or can be had from Debian: it is no other version than the browser beside it. */
async function findShell() {
  await bringShell();
  return onPath([shell]);
}

let bringing;
/** Installs the shell where it is not, once. A run begins so, beside other work, and its journeys find it. */
export function bringShell() {
  const isThere = process.env.CHROMIUM_PATH || onPath([shell]) !== undefined;
  bringing ??= isThere || !mayInstall() ? Promise.resolve() : install(shell).catch(complain);
  return bringing;
}

const complain = (error) => process.stderr.write(`${error.message}\n`);

/**
 * A browser: named by CHROMIUM_PATH, found, or installed; without windows when `isShell` and there is one. Throws with
 * what to do when none can be had.
 */
export async function findBrowser({ isShell = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = (isShell ? await findShell() : undefined) ?? installed();
  if (found !== undefined) return found;
  const tries = [() => runQuietly("Fetching Playwright's Chromium", `${bins}/playwright`, ['install', 'chromium'])];
  if (mayInstall()) tries.unshift(() => install('chromium'));
  for (const attempt of tries) {
    await attempt().catch(complain);
    const now = installed();
    if (now !== undefined) return now;
  }
  const last = onPath([shell]);
  if (last !== undefined) return last;
  throw new Error(
    'The journeys need a browser and none was found or could be installed. Install Chromium or Google Chrome ' +
      '(Debian: "apt-get install chromium" as root), or set CHROMIUM_PATH to one, and run "npm test" again.',
  );
}
