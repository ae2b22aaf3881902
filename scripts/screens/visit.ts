/** Who looks at a chapter: a window of theirs, signed in, and the addresses of what is theirs. */
import type { Browser, BrowserContext } from '@playwright/test';
import { moveDate } from '../../tests/worlds/move-date.js';
import { addressOf } from '../../e2e/routes.ts';
import { password, phones, type Person } from './people.ts';

type Town = { readonly address: string; readonly ahead: number };

/** A window in English, by day; of somebody, when one is named. Its pictures are so many times as large as the page. */
export async function openWindow(
  browser: Browser,
  { address, ahead }: Town,
  deviceScaleFactor: number,
  person?: Person,
) {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', deviceScaleFactor });
  // Nobody waits for these pictures, and a busy machine takes its time.
  context.setDefaultTimeout(180_000);
  await context.addInitScript(moveDate, ahead);
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('language', 'en');
    localStorage.setItem('theme', 'day');
  });
  if (person === undefined) return { context, me: '' };
  const reply = await context.request.post('/api/auth/signin', { data: { phone: phones[person], password } });
  if (!reply.ok()) throw new Error(`${person} could not sign in: ${reply.status()} ${await reply.text()}`);
  const { user } = (await reply.json()) as { user: { id: string } };
  await context.addInitScript((text) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('user', text);
  }, JSON.stringify(user));
  return { context, me: user.id };
}

/** What asks who it is again after ten minutes is told. */
export const confirm = (context: BrowserContext) => context.request.post('/api/auth/confirm', { data: { password } });

type Listed = { readonly id: string; readonly tickets?: readonly { readonly id: string }[] };

/** The address of a page with the ids of what it means; undefined where the list is empty. An order's ticket has its own page. */
export async function resolved(context: BrowserContext, path: string, me: string): Promise<string | undefined> {
  const own = path.replace('{me}', me);
  const list = /\{GET ([^}]+)\}/.exec(own);
  if (list === null) return addressOf(context, own);
  const asked = list[1] ?? '';
  const reply = await context.request.get(asked);
  if (!reply.ok()) throw new Error(`${asked} answers ${reply.status()}: ${await reply.text()}`);
  const body = (await reply.json()) as Listed[] | { items: Listed[] };
  const all = Array.isArray(body) ? body : body.items;
  const first = own.startsWith('/ticket/{') ? all.find(({ tickets }) => tickets?.length)?.tickets?.[0] : all[0];
  return first && own.replace(list[0], first.id);
}
