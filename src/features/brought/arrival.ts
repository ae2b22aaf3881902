/** How somebody came to a page, as a class and never as an address (decision 0076). Pure. */
import { urlOf } from '#kit/shared/url.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { VisitSource } from './rules.ts';

/** Of a search: what asks for no words and no filters is a list. */
const ofLists = new Set(['type', 'category', 'page', 'sort', 'lang']);
const mailHosts = /(?:^|\.)(?:mail|outlook|webmail|correo)\./;
const engineHosts = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|yandex|baidu)\.|^search\./;

/** By the page of ours that somebody came from. */
export function sourceOfPage({ pathname, searchParams }: URL): VisitSource {
  if (pathname === '/') return 'home';
  if (pathname === '/saved') return 'saved';
  if (pathname === '/search') {
    if (searchParams.get('view') === 'map') return 'map';
    return [...searchParams].every(([name, value]) => value === '' || ofLists.has(name)) ? 'list' : 'search';
  }
  return listingKinds.some((kind) => pathname.startsWith(`/${kind}/`)) ? 'similar' : 'direct';
}

/** By what a browser says of the page before, and by the address: links in letters carry `utm_medium=email`. */
export function sourceOfArrival(address: URL, referrer: string): VisitSource {
  if (address.searchParams.get('utm_medium') === 'email') return 'letter';
  const from = urlOf(referrer);
  if (from === undefined) return 'direct';
  if (from.origin === address.origin) return sourceOfPage(from);
  if (mailHosts.test(from.hostname)) return 'letter';
  return engineHosts.test(from.hostname) ? 'engine' : 'site';
}
