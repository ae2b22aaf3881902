/** For tests only: a component drawn as a page would draw it. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Clock } from '#kit/shared/clock.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Send } from './api.ts';
import { LanguageProvider } from './i18n.tsx';
import { NowProvider } from './now.tsx';
import { makeQueryClient } from './query-client.ts';

type Page = {
  readonly language?: Language;
  /** The instant the page is drawn at; its clock stands there unless one that goes is given. */
  readonly now?: Date;
  readonly clock?: Clock;
  /** From where the page may show pictures. */
  readonly imageOrigins?: string | undefined;
  /** Answers the calls of the page; without it every call fails. */
  readonly api?: Send;
};

/** A Friday evening in August: the instant of every test that names no other. */
export const testNow = new Date('2026-08-21T18:00:00Z');

const origin = 'http://localhost';
const ignore = () => undefined;

/** Draws a component with a router, data, a language and a clock around it; what an earlier test drew is taken away. */
export function renderPage(
  content: ReactNode,
  { language = 'en', now = testNow, clock = () => now, imageOrigins, api }: Page = {},
) {
  cleanup();
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
  const root = createRootRoute({ component: Outlet });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([any]), history, context: { imageOrigins } });
  const queryClient = makeQueryClient(api ?? (() => new Response(null, { status: 503 })), origin);
  const view = render(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={language} pinned onChange={ignore}>
          <NowProvider initial={now} clock={clock}>
            {content}
          </NowProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { ...view, router, queryClient };
}
