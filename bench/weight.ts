/** What the home page moves on a phone until it rests, on a first visit and on a later one, by the bytes on the wire. */
import type { Page } from '@playwright/test';
import { inFreshBrowser } from './browser.ts';
import type { Row } from './report.ts';
import type { Running } from './servers.ts';

/** It rests when everything has come and nothing was asked for so long, in ms. */
const quiet = 3000;
/** Bytes; a KB is 1000 of them. */
const bars = { first: 350_000, later: 20_000 } as const;

type Counted = { readonly bytes: number; readonly file: string };

/** Counts what arrives: headers and bodies as they are sent, nothing that the browser still had. */
async function countOn(page: Page): Promise<{ all: readonly Counted[]; rest: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const all: Counted[] = [];
  const names = new Map<string, string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = performance.now();
    names.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    all.push({ bytes: encodedDataLength, file: names.get(requestId) ?? '' });
    names.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => names.delete(requestId));
  await session.send('Network.enable');
  const rest = async () => {
    while (names.size > 0 || performance.now() - last < quiet) await page.waitForTimeout(100);
  };
  return { all, rest };
}

const isFilm = ({ file }: Counted) => /\.(?:webm|mp4)$/.test(file);
const sum = (all: readonly Counted[]) => all.reduce((bytes, one) => bytes + one.bytes, 0);

export async function measureWeight({ origin }: Running): Promise<Row[]> {
  return inFreshBrowser(async ({ context }) => {
    const visit = async () => {
      const page = await context.newPage();
      const { all, rest } = await countOn(page);
      await page.goto(origin, { waitUntil: 'load' });
      await rest();
      const atRest = sum(all);
      // It comes by itself to a page that lies still, on any line that nothing is known of.
      await page.locator('video[data-shown]').waitFor({ state: 'attached', timeout: 30_000 });
      await rest();
      await page.close();
      return { atRest, film: sum(all.filter(isFilm)) };
    };
    const [first, later] = [await visit(), await visit()];
    const row = (what: string, bytes: number, bar?: number): Row => ({
      what: `/ on a phone, ${what}`,
      measured: `${(bytes / 1000).toFixed(1)} KB`,
      bar: bar === undefined ? '' : `≤ ${bar / 1000} KB`,
      verdict: bar === undefined ? '' : bytes <= bar ? 'ok' : 'over',
    });
    return [
      row('first visit until it rests', first.atRest, bars.first),
      row('its film, after that', first.film),
      row('second visit until it rests', later.atRest, bars.later),
      row('its film, after that again', later.film),
    ];
  });
}
