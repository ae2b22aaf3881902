/** Keeps what parts of pages look like (kit/web/ui/kept-part.tsx): a page is put together of what others have drawn. */
import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LanguageProvider } from '#kit/web/i18n.tsx';
import { NowProvider } from '#kit/web/now.tsx';
import { PartId, PartTaker } from '#kit/web/ui/kept-part.tsx';
import type { RouterContext } from './page-context.ts';

/** What stands for a part, and in a part for its id. It is made up at every start: nobody can write it into a listing. */
const secret = crypto.randomUUID();
const partMark = `part-${secret}-`;
const idMark = `id-${secret}`;
const aPart = new RegExp(`${partMark}(\\d+);`, 'g');

/** What is kept at most, in letters: the parts, and what each of them shows. */
const maxLength = 8 * 1024 * 1024;

/** React's sign for what could not be drawn here: the browser would have to do it. */
export const unfinished = '<!--$!-->';

/** The HTML of a part, cut where its id stands. */
type Drawn = readonly string[];

/** Gives what draws a page of a router, with the parts that are kept from page to page. */
export function createPageDrawing() {
  const kept = new LRUCache<string, Drawn>({
    maxSize: maxLength,
    sizeCalculation: (drawn, key) => drawn.reduce((sum, piece) => sum + piece.length, key.length),
  });
  const kinds = new Map<ReactElement['type'], number>();
  const kindOf = (type: ReactElement['type']) => kinds.get(type) ?? kinds.set(type, kinds.size).size - 1;

  return (router: AnyRouter, page: ReactNode): string => {
    const { language, now, clock } = router.options.context as RouterContext;
    const { lang } = router.state.location.search as { readonly lang?: string };

    const drawAlone = (part: ReactElement): Drawn =>
      renderToString(
        <RouterContextProvider router={router}>
          <LanguageProvider initial={language} pinned onChange={() => undefined}>
            <NowProvider initial={now} clock={clock}>
              <PartId value={idMark}>{part}</PartId>
            </NowProvider>
          </LanguageProvider>
        </RouterContextProvider>,
      ).split(idMark);

    const htmlOf = (part: ReactElement, id: string): string => {
      // All that a part is drawn by.
      const key = `${language} ${lang} ${now.getTime()} ${kindOf(part.type)} ${JSON.stringify(part.props)}`;
      const known = kept.get(key);
      if (known) return known.join(id);
      try {
        const drawn = drawAlone(part);
        kept.set(key, drawn);
        return drawn.join(id);
      } catch {
        return unfinished;
      }
    };

    const taken: (() => string)[] = [];
    const take = (part: ReactElement, id: string) => `${partMark}${taken.push(() => htmlOf(part, id)) - 1};`;
    const html = renderToString(<PartTaker value={take}>{page}</PartTaker>);
    return html.replace(aPart, (_, place: string) => taken[Number(place)]?.() ?? '');
  };
}
