/** A browser nobody has used: each measurement begins with nothing kept. Lighthouse enters it by its port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { findBrowser } from './project.ts';
import { freePort } from './servers.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Lighthouse takes for a phone, so that what both measure is the same page. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export type Fresh = { readonly context: BrowserContext; readonly port: number };

export async function inFreshBrowser<T>(work: (fresh: Fresh) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aftersun-browser-'));
  const port = await freePort();
  const executablePath = await findBrowser();
  const args = [...flags, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { executablePath, args, ...phone });
  try {
    return await work({ context, port });
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
