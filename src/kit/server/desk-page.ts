/** How a route answers with a page of a desk's list. */
import { tellTotal } from './desk-list.ts';

/** The page's items; how many there are in all goes into a header. */
export async function sendPage<T>(headers: Headers, page: Promise<{ items: T[]; total: number }>): Promise<T[]> {
  const { items, total } = await page;
  tellTotal(headers, total);
  return items;
}
