/**
 * The browser contexts of a worker, kept from journey to journey. A page in a new one fetches, parses and compiles every
 * script again, in a process that has to be started for it: twice the processor time of the same page in a kept one
 * (0.6 s instead of 1.1 s). What a person would bring along is taken out in between: cookies, storage, workers,
 * permissions, place and network. Pages are new ones each time, and with them all that a journey tells a page.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

type Wish = {
  readonly options: BrowserContextOptions;
  /** The house whose pages are opened. */
  readonly address: string;
  /** Makes a new context ready for its journeys, once. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
};
type Kept = { readonly context: BrowserContext; readonly kind: string; readonly clear: () => Promise<void> };

export class Windows {
  readonly #browser: Browser;
  readonly #idle: Kept[] = [];
  readonly #lent = new Map<BrowserContext, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A context in which nobody has been. `kind` is another one wherever the wish is. */
  async lend(kind: string, wish: Wish): Promise<BrowserContext> {
    const place = this.#idle.findIndex((kept) => kept.kind === kind);
    const [found] = place === -1 ? [] : this.#idle.splice(place, 1);
    const kept = found ?? (await open(this.#browser, kind, wish));
    this.#lent.set(kept.context, kept);
    return kept.context;
  }

  /** Takes a context back and empties it. One of a journey that failed is not trusted again. */
  async takeBack(context: BrowserContext, hasFailed: boolean): Promise<void> {
    const kept = this.#lent.get(context);
    this.#lent.delete(context);
    if (kept === undefined || hasFailed) return context.close();
    await kept.clear();
    this.#idle.push(kept);
  }
}

/** What keeps the process of a site alive while no journey has a page of it. */
const anchorPath = '/robots.txt';
export const isAnchor = (page: Page): boolean => page.url().endsWith(anchorPath);

async function open(browser: Browser, kind: string, { options, address, prepare }: Wish): Promise<Kept> {
  const context = await browser.newContext(options);
  // The process of a site lives as long as one page of it (`--process-per-site` in launch.ts).
  const anchor = await context.newPage();
  await anchor.goto(address + anchorPath);
  const wire = await context.newCDPSession(anchor);
  await prepare(context);
  const clear = async () => {
    const pages = context.pages().filter((page) => page !== anchor);
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([
      context.unrouteAll(),
      context.setOffline(false),
      context.setGeolocation(null),
      context.clearPermissions(),
      context.clearCookies(),
      wire.send('Storage.clearDataForOrigin', {
        origin: address,
        storageTypes: 'local_storage,indexeddb,service_workers,cache_storage,file_systems',
      }),
    ]);
  };
  return { context, kind, clear };
}
