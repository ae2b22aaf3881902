/**
 * The address that a page is drawn and kept for (decision 0061): its path as the route tree writes it, and what the page
 * draws of the question, as its own reader understands it, in one order. Only the server asks for it.
 */
import { createRouter } from '@tanstack/react-router';
import { draftSearch, readDraft } from '#features/rentals/stay-address.ts';
import { readSearch } from '#features/search/address.ts';
import { isLanguage } from '#kit/shared/messages.ts';
import type { Typed } from '#kit/web/address.ts';
import { readQuestion, writeQuestion } from '#kit/shared/question.ts';
import { deskTabsOf } from './desk/panels.ts';
import type { RouterContext } from './page-context.ts';
import { askedBy } from './page-questions.ts';
import { routeTree } from './route-tree.gen.ts';
import { workspaceTabsOf } from './workspace/panels.ts';

/** Only to find the route of a path, as the pages' own routers do. */
const router = createRouter({ routeTree, context: {} as RouterContext });

/** What the server draws of a question. A page that is not named draws the same whatever is asked: the browser reads it. */
const drawnOf: { readonly [Path in keyof typeof router.routesByPath]?: (asked: Typed) => object } = {
  '/search': readSearch,
  '/rentals/$id': (asked) => draftSearch(readDraft(asked)),
  '/auth': (asked) => askedBy('signIn', asked),
  '/checkout': (asked) => askedBy('checkout', asked),
  '/check-in': ({ event }) => ({ event }),
  '/admin': ({ tab }) => ({ tab: deskTabsOf('admin').find((known) => known === tab) }),
  '/user-dashboard': ({ payment }) => ({ payment: payment === 'success' ? payment : undefined }),
  '/dashboard': ({ tab }) => ({ tab: workspaceTabsOf(undefined).find((known) => known === tab) }),
};

/** All that is nowhere is one page: no route has this path. */
const nowhere = '/-';

/** Where a path leads: its route, and the one spelling of it. */
function routeOf(pathname: string): { readonly name: string; readonly path: string } {
  const [, params, route] = router.getMatchedRoutes(decodeURIComponent(pathname));
  if (route === undefined || '**' in params) return { name: nowhere, path: nowhere };
  const fill = (_: string, name: string) => encodeURIComponent(params[name] ?? '');
  return { name: route.fullPath, path: route.fullPath.replace(/\$(\w+)/g, fill) };
}

/** The router itself sends these on to another spelling. */
const isSentOn = (pathname: string) => pathname.startsWith('//') || (pathname.endsWith('/') && pathname !== '/');

type Spelled = { readonly address: string; readonly isAsRead: boolean };

/** The address that a page is drawn for, and whether the browser would load the page by the same question. */
function spell(asked: string): Spelled {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(asked) ?? [];
  if (isSentOn(pathname)) return { address: asked, isAsRead: true };
  try {
    const { name, path } = routeOf(pathname);
    const question: Typed = readQuestion(search);
    const lang = isLanguage(question['lang']) ? question['lang'] : undefined;
    const drawn = drawnOf[name as keyof typeof drawnOf]?.(question);
    const address = path + writeQuestion({ ...drawn, lang });
    return { address, isAsRead: name !== '/search' || loadedBy(question) === loadedBy({ ...drawn }) };
  } catch {
    // Bytes that make no address: the page says so.
    return { address: asked, isAsRead: true };
  }
}

const loadedBy = (question: Typed) => JSON.stringify(askedBy('search', question));

/** Takes path and query as they were asked for, and gives those that the page is drawn for. */
export function addressOf(asked: string): string {
  const { address, isAsRead } = spell(asked);
  return isAsRead ? address : asked;
}

/**
 * Where a search is sent on to whose values the page reads in another way than they were written (`page=02`, a box ticked
 * in a form without its script): in the browser it is loaded by what stands in the address. Undefined for all others.
 */
export function sentOnTo(asked: string): string | undefined {
  const { address, isAsRead } = spell(asked);
  return isAsRead ? undefined : address;
}
