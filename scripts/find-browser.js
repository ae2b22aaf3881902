import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bins, projectNode, root } from './paths.js';
import { install, mayInstall, onPath } from './apt.js';
import { runQuietly } from './run.js';

/** The one without windows comes first: the same pages cost it less. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
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

function installed() {
  return onPath(names) ?? usualPlaces.find((path) => existsSync(path)) ?? playwrightBrowser();
}

/** A browser for the journeys: named by CHROMIUM_PATH, found, or installed. Throws with what to do when none can be had. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = installed();
  if (found !== undefined) return found;
  const tries = [];
  if (mayInstall()) for (const name of ['chromium-headless-shell', 'chromium']) tries.push(() => install(name));
  tries.push(() => runQuietly("Fetching Playwright's Chromium", `${bins}/playwright`, ['install', 'chromium']));
  for (const attempt of tries) {
    await attempt().catch((error) => process.stderr.write(`${error.message}\n`));
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new Error(
    'The journeys need a browser and none was found or could be installed. Install Chromium or Google Chrome ' +
      '(Debian: "apt-get install chromium" as root), or set CHROMIUM_PATH to one, and run "npm test" again.',
  );
}
