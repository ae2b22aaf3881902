import { createStartHandler } from '@tanstack/react-start/server';
import { partialHeader } from '#kit/shared/partial-page.ts';
import { afterPaint } from './after-paint.ts';
import { drawAtOnce, drawPatiently, isUnfinished } from './draw.tsx';
import { addressOf, sentOnTo } from './page-address.ts';
import type { PageContext } from './page-context.ts';

/** Draws with `draw` what asks for its modules after it is painted. */
const handlerOf = (draw: typeof drawAtOnce) =>
  createStartHandler((page) => {
    const manifest = page.router.ssr?.manifest;
    const routeIds = page.router.state.matches.map(({ routeId }) => routeId);
    // In development Vite serves the modules, and the page is as Start writes it.
    if (manifest && import.meta.env.PROD) page.router.ssr = { manifest: afterPaint(manifest, routeIds) };
    return draw(page);
  });

const handle = handlerOf(drawAtOnce);
const handlePatiently = handlerOf(drawPatiently);

async function fetchPage(request: Request, page: PageContext): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const rightly = sentOnTo(pathname + search);
  if (rightly !== undefined) return new Response(null, { status: 307, headers: { location: page.origin + rightly } });
  let isPartial = false;
  const api = async (call: Request) => {
    const answer = await page.api(call);
    if (answer.status >= 500) isPartial = true;
    return answer;
  };
  const options = { context: { ...page, api } };
  const atOnce = await handle(request, options);
  const response = isUnfinished(atOnce) ? await handlePatiently(request, options) : atOnce;
  if (isPartial) response.headers.set(partialHeader, '1');
  return response;
}

export default { fetch: fetchPage, addressOf };
