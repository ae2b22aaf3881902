/** How the journeys start their browser. */
import type { LaunchOptions } from '@playwright/test';

/**
 * What the browser does without. Chromium draws the popup of its own address bar, twice, for every new window, though
 * nobody sees a window here: that took half the processor time of opening a page. The last list that Chromium is given
 * counts, so the rest repeats what Playwright turns off.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // What a process has compiled it compiles again beside itself for every page, and throws that away when it finds the other.
  'ScriptStreaming',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one site in one context share their process, and with it what it has compiled (e2e/windows.ts).
  '--process-per-site',
  // A new page is empty at first: without this it is begun in a process of its own, which its first address ends.
  '--renderer-process-limit=1',
  // No page of a journey lives long enough for what is called 400 times to be worth compiling better; axe's is called more.
  '--js-flags=--invocation-count-for-maglev=1600',
  `--disable-features=${featuresOff.join()}`,
];
const executablePath = process.env['CHROMIUM_PATH'];

/** With pictures, for journeys that look at the page as it is drawn: `test.use({ launchOptions: withPictures })`. */
export const withPictures: LaunchOptions = { args: flags, ...(executablePath === undefined ? {} : { executablePath }) };

const noPictures = '--blink-settings=imagesEnabled=false';

/** Without: fetching, decoding and drawing posters takes a fifth of opening a page, and most journeys read words. */
export const withoutPictures: LaunchOptions = { ...withPictures, args: [...flags, noPictures] };

/** Whether somebody looks at the pages of this browser as they are drawn. */
export const isLookedAt = ({ args }: LaunchOptions): boolean => !(args ?? []).includes(noPictures);
