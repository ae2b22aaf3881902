/** For tests only: the conversation as a visitor has it, with a server that answers what the test says. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useLanguage } from '#kit/web/i18n.tsx';
import { renderPage } from '#kit/web/testing.tsx';
import { ChatWidget } from './chat-widget.tsx';

/** What the server was sent, and what it answers. */
export const desk = {
  sent: [] as { url: string; body: unknown }[],
  reply: (): Response | Promise<Response> => received(),
};
export const received = () => Response.json({ id: 'abcdefgh12', received: true }, { status: 201 });
export const refusal = (status: number, code: string, extra: object = {}, headers: HeadersInit = {}) =>
  Response.json({ code, detail: 'no', ...extra }, { status, headers });

/** A clock that the test moves, an empty tab, a desk that takes everything. */
export function openTheDesk(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sessionStorage.clear();
    desk.sent = [];
    desk.reply = received;
    vi.stubGlobal('fetch', async (request: Request) => {
      desk.sent.push({ url: request.url, body: await request.json() });
      return desk.reply();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}

const names = { launcher: 'launcher', spanish: 'to Spanish' };

function Page() {
  const launcher = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const { setLanguage } = useLanguage();
  return (
    <>
      <button type="button" ref={launcher} onClick={() => setOpen(true)}>
        {names.launcher}
      </button>
      <button type="button" onClick={() => setLanguage('es')}>
        {names.spanish}
      </button>
      <ChatWidget isOpen={isOpen} onOpenChange={setOpen} launcher={launcher} />
    </>
  );
}

/** Lets the desk answer, time pass and the page be drawn. */
export const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
export const pause = () => settle(500);

export async function open(language: 'en' | 'es' = 'en') {
  const view = renderPage(<Page />, { language });
  await settle();
  return view;
}

export const launcher = () => screen.getByText(names.launcher);
export const toSpanish = () => screen.getByText(names.spanish);
export const log = () => screen.getByRole('log');
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Your answer|Tu respuesta)$/ });
export const suns = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
export const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const enter = (init = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...init });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

export async function say(text: string) {
  write(text);
  enter();
  await pause();
}

export async function pick(name: string) {
  press(name);
  await pause();
}

export async function answerSix() {
  await pick('An event');
  await say('Foam night');
  await say('Foam to the knees.');
  await pick('Party');
  await say('Old Town');
  await say('Calle Gerona 4');
}

export async function answerAll() {
  await answerSix();
  await say('marta@example.com');
  await pick('Skip');
  await say('12,50');
}
