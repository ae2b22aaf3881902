/** How the server draws a page: whole, in one go. */
import {
  defineHandlerCallback,
  getSsrStatus,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import { createPageDrawing, unfinished } from './kept-parts.tsx';

const drawPage = createPageDrawing();

/** Whether every part was there. */
export const isWhole = (html: string): boolean => !html.includes(unfinished);

/** Says of a page that one of its parts would have had to be waited for. */
const unfinishedHeader = 'x-page-unfinished';

export const isUnfinished = (page: Response): boolean => page.headers.has(unfinishedHeader);

/**
 * Draws a page without waiting for any part of it. It is sent when it is whole anyway, because it is kept: bytes that
 * travelled through streams on their way into one string took an eighth of its time.
 */
export const drawAtOnce = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const drawn = drawPage(router, <StartServer router={router} />);
    if (!isWhole(drawn)) responseHeaders.set(unfinishedHeader, '1');
    const html = await transformHtmlStringWithRouter(router, drawn);
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Draws a page that has to wait for a part whose script was not read yet. */
export const drawPatiently = defineHandlerCallback(({ request, router, responseHeaders }) =>
  renderRouterToStream({ request, router, responseHeaders, children: <StartServer router={router} /> }),
);
