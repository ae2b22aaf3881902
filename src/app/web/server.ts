import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { addressOf, sentOnTo } from './page-address.ts';
import type { PageContext } from './page-context.ts';

const handle = createStartHandler(defaultStreamHandler);

/** A page drawn while one of its calls failed says so in this header: it is shown, but not worth keeping. */
const partialHeader = 'x-page-partial';

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
  const response = await handle(request, { context: { ...page, api } });
  if (isPartial) response.headers.set(partialHeader, '1');
  return response;
}

export default { fetch: fetchPage, addressOf };
