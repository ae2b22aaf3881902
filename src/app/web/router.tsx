// First of all: it says the order of the layers, and what a part brings of its own comes after it.
import './styles.css';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Clock } from '#kit/shared/clock.ts';
import { isLanguage, languages } from '#kit/shared/messages.ts';
import { leave } from '#features/brought/web/left-page.ts';
import { carriedProblem } from '#kit/web/carried-problem.ts';
import { layOutAll } from '#kit/web/lay-out.ts';
import { makeQueryClient } from '#kit/web/query-client.ts';
import { readQuestion, writeQuestion } from '#kit/shared/question.ts';
import { Broken } from './broken.tsx';
import type { PageContext, RouterContext } from './page-context.ts';
import { routeTree } from './route-tree.gen.ts';

/** The browser reads back what the server wrote on `<html>`, so that both draw the same page. */
const readPage = createIsomorphicFn()
  .client((): PageContext => {
    const { lang, dataset } = document.documentElement;
    return {
      api: (request) => fetch(request),
      language: isLanguage(lang) ? lang : languages[0],
      now: new Date(dataset['now'] ?? ''),
      origin: location.origin,
      imageOrigins: dataset['images'],
    };
  })
  .server((): PageContext => getGlobalStartContext() as unknown as PageContext);

/** `clock` is the browser's; the server draws a page at one instant. */
export function getRouter(clock?: Clock) {
  const { api, ...page } = readPage();
  const queryClient = makeQueryClient(api, page.origin);
  let isAwake = false;
  let isNewPage = false;
  /** What had the focus before the next page. */
  let left: Element | null = null;
  const router = createRouter({
    routeTree,
    context: { ...page, queryClient, clock: clock ?? (() => page.now) } satisfies RouterContext,
    parseSearch: readQuestion,
    stringifySearch: writeQuestion,
    // Within the frame: who can't open one page finds the way to the others.
    defaultErrorComponent: Broken,
    // Prepared when the mouse rests on a link. A finger touches links to scroll past them: each would fetch its page.
    defaultPreload: !import.meta.env.SSR && matchMedia('(pointer: fine)').matches && 'intent',
    defaultPreloadStaleTime: 0,
    // A page begins where it is looked at; styles would glide there, past all that lies between.
    scrollRestorationBehavior: 'instant',
    // Whoever has scrolled before the page awoke stays there: the router would begin every page at its top, or where its
    // address jumps to, and pull away what is just being pressed. A new page begins at its top, be it that its address
    // names what is no part of it (`/messages#events=…`): the router leaves such a page at the foot of the one before.
    scrollRestoration: () => {
      if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
      return typeof window === 'undefined' || isAwake || scrollY === 0;
    },
    defaultStructuralSharing: true,
  });
  // An option of Start's, which its types keep from the router's own; the server adds its own to these.
  router.options.serializationAdapters = [carriedProblem];
  router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged, hashChanged }) => {
    const from = left;
    const isGone = isAwake && (pathChanged || hashChanged);
    // A line that drops leaves the focus where it was.
    if (isGone) {
      const to = { hash, isNewPage: pathChanged, height: document.body.scrollHeight };
      import('./gone-to.ts').then(
        ({ goneTo }) => goneTo(from, to),
        () => undefined,
      );
    }
    isAwake = true;
  });
  // Before the next page is scrolled to where somebody was.
  router.subscribe('onBeforeRouteMount', () => isAwake && layOutAll());
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    isNewPage = pathChanged;
    left = document.activeElement;
    // Styles say so once it takes longer than a moment (base.css).
    document.documentElement.dataset['going'] = '';
    leave(fromLocation.href);
  });
  router.subscribe('onResolved', () => delete document.documentElement.dataset['going']);
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page with a frame of its own has neither bar nor footer (checkout); one to work at only nothing that floats over it. */
    frame?: 'none' | 'work';
    /** A page that the server draws for everybody alike and script fills in: without it nothing comes. */
    needsScript?: true;
  }
}
