import { themeAt } from '#market/town/web/theme.ts';

/**
 * Asks for the hero's still with the page: found in the styles it would come last, and it is the largest thing in the
 * first window. Of the two inkings the one of the hour, which is everybody's who chose none. The same stills and widths
 * as in film-plate.module.css.
 */
export function stillLinks(now: Date) {
  const shapes = { portrait: '(max-width: 30em)', landscape: '(min-width: 30.00125em)' };
  return Object.entries(shapes).map(([shape, media]) => ({
    rel: 'preload',
    as: 'image',
    href: `/art/bay-${shape}.${themeAt(now)}.svg`,
    media,
    fetchPriority: 'high' as const,
  }));
}
