/**
 * How soon a phone shows a page: Lighthouse's mobile preset, whose line and processor are reckoned from what the browser
 * did, five visits to each page, each in a browser of its own. A busy machine makes every task look longer, and so the
 * blocking time: the row of the machine tells how busy it was.
 */
import type { BrowserContext } from '@playwright/test';
import { inFreshBrowser } from './browser.ts';
import type { Fresh } from './browser.ts';
import { findLighthouse } from './lighthouse.ts';
import { median } from './report.ts';
import type { Row } from './report.ts';
import type { Running } from './servers.ts';

const visits = 5;
const bars = { score: 95, lcp: 2000, tbt: 150, cls: 0.1 } as const;

type Page = { readonly what: string; readonly path: string; readonly isMembers?: boolean };
type Visit = {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** Lighthouse's own measure of the machine: 1500 and more is an idle one of today. */
  readonly machine: number;
};

/** Opens an account and remembers it as the house does. */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  // An address of the house with nothing on it: what a page brings shall not be there already.
  await page.goto(`${origin}/robots.txt`);
  const data = { username: 'marta', fullName: 'Marta Ferrer', phone: '+34610000099', password: 'una-clave-larga-9' };
  const known = await page.request.post(`${origin}/api/auth/signin`, {
    data: { phone: data.phone, password: data.password },
  });
  const reply = known.ok()
    ? known
    : await page.request.post(`${origin}/api/auth/signup`, { data: { ...data, email: 'marta@correo.example' } });
  if (!reply.ok()) throw new Error(`Nobody could sign in: ${await reply.text()}`);
  const { user } = (await reply.json()) as { user: unknown };
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
  await page.close();
}

/** Nothing when the browser's trace lacks its beginning, as now and then one does: then nothing was measured. */
async function visit({ context, port }: Fresh, origin: string, page: Page): Promise<Visit | undefined> {
  if (page.isMembers) await signIn(context, origin);
  const lighthouse = await findLighthouse();
  const result = await lighthouse(origin + page.path, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') return undefined;
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  const { audits, categories, environment } = result.lhr;
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    bytes: valueOf('total-byte-weight'),
    machine: environment.benchmarkIndex,
  };
}

/** The pages that are looked at first, with the demo's listings. */
async function pagesOf(origin: string): Promise<Page[]> {
  const firstOf = async (line: string) => {
    const [first] = (await (await fetch(`${origin}${line}`)).json()) as { id: string; price: string }[];
    if (!first) throw new Error(`${line} is empty.`);
    return first.id;
  };
  const [event, rental] = [await firstOf('/api/events'), await firstOf('/api/rentals')];
  return [
    { what: '/', path: '/' },
    { what: '/search', path: '/search' },
    { what: 'an event', path: `/events/${event}` },
    { what: 'a rental', path: `/rentals/${rental}` },
    { what: '/checkout', path: `/checkout?type=event&id=${event}`, isMembers: true },
  ];
}

function rowsOf({ what }: Page, all: readonly Visit[]): Row[] {
  const middle = (name: keyof Visit) => median(all.map((one) => one[name]));
  const row = (name: string, measured: string, bar: string, isMet: boolean): Row => ({
    what: `${what} on a phone, ${name}`,
    measured,
    bar,
    verdict: isMet ? 'ok' : 'below',
  });
  const [score, lcp, tbt, cls] = [middle('score'), middle('lcp'), middle('tbt'), middle('cls')];
  const kilobytes = Math.round(middle('bytes') / 1000);
  return [
    row(
      'Lighthouse, speed',
      `${score} (${all.map((one) => one.score).join(', ')})`,
      `≥ ${bars.score}`,
      score >= bars.score,
    ),
    row('largest paint', `${Math.round(lcp)} ms`, `≤ ${bars.lcp} ms`, lcp <= bars.lcp),
    row('blocking time', `${Math.round(tbt)} ms`, `≤ ${bars.tbt} ms`, tbt <= bars.tbt),
    row('shift', cls.toFixed(3), `≤ ${bars.cls}`, cls <= bars.cls),
    { what: `${what} on a phone, bytes`, measured: `${kilobytes} KB`, bar: '', verdict: '' },
  ];
}

export async function measurePaint({ origin }: Running): Promise<Row[]> {
  const rows: Row[] = [];
  const machine: number[] = [];
  for (const page of await pagesOf(origin)) {
    // Everything was drawn and compressed once before, as most visitors find it.
    await inFreshBrowser(async ({ context }) => {
      if (page.isMembers) await signIn(context, origin);
      const tab = await context.newPage();
      await tab.goto(origin + page.path, { waitUntil: 'networkidle' });
    });
    const all: Visit[] = [];
    for (let i = 0; all.length < visits; i += 1) {
      if (i === 2 * visits) throw new Error(`Lighthouse: of ${i} visits to ${page.path} ${all.length} were measured.`);
      const one = await inFreshBrowser((fresh) => visit(fresh, origin, page));
      if (one) all.push(one);
    }
    machine.push(...all.map((one) => one.machine));
    rows.push(...rowsOf(page, all));
  }
  const busy: Row = {
    what: 'the machine, as Lighthouse measured it (an idle one: 1500)',
    measured: String(Math.round(median(machine))),
    bar: '',
    verdict: '',
  };
  return [...rows, busy];
}
