/** For tests only: a part of the desk drawn at an address of its own, which it reads and writes. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '#kit/shared/messages.ts';
import type { Send } from '../api.ts';
import { LanguageProvider } from '../i18n.tsx';
import { NowProvider } from '../now.tsx';
import { makeQueryClient } from '../query-client.ts';
import { readQuestion, writeQuestion } from '#kit/shared/question.ts';
import { testNow } from '../testing.tsx';

type Desk = {
  readonly language?: Language;
  readonly now?: Date;
  /** What follows the `?` of /admin. */
  readonly search?: string;
  /** Answers the calls of the desk. */
  readonly api: Send;
};

/** Draws a panel as /admin would. It appears once the router has read its address: look for it with `find`. */
export function renderDesk(panel: ReactNode, { language = 'en', now = testNow, search = '', api }: Desk) {
  cleanup();
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
  // Nothing can be scrolled in a test, and the router tries to with every step.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const root = createRootRoute();
  const admin = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    validateSearch: (given: Record<string, unknown>) => given,
    component: () => panel,
  });
  const history = createMemoryHistory({ initialEntries: [`/admin${search === '' ? '' : `?${search}`}`] });
  const router = createRouter({
    routeTree: root.addChildren([admin]),
    history,
    parseSearch: readQuestion,
    stringifySearch: writeQuestion,
  });
  const view = render(
    <QueryClientProvider client={makeQueryClient(api, location.origin)}>
      <LanguageProvider initial={language} pinned onChange={() => undefined}>
        <NowProvider initial={now} clock={() => now}>
          <RouterProvider router={router as never} />
        </NowProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { ...view, router };
}

/** For `getByText`: the line of facts that says this in whole, whose facts stand each by itself. */
export const asFacts = (said: string | RegExp) => (_: string, element: Element | null) => {
  const says = (part: Element) => {
    const text = part.textContent.replaceAll(/\s/g, ' ');
    return typeof said === 'string' ? text === said : said.test(text);
  };
  return element !== null && says(element) && ![...element.children].some(says);
};
