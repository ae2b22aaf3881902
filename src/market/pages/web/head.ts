import { locales } from '#kit/shared/locales.ts';
import { askingFor, languages, type Language } from '#kit/shared/messages.ts';
import { seedOf, sharedPosterUrl, type Motif } from '#market/posters/poster.ts';
import type { StructuredData } from '../structured-data.ts';

type Page = {
  title: string;
  description: string;
  language: Language;
  origin: string;
  path: string;
  /** Of the picture shown where the page is shared, from the root of the site. */
  image: string;
};

/** The address of a page in a language. */
function addressOf(origin: string, path: string, language: Language): string {
  return `${origin}${path}${askingFor(language)}`;
}

/** Title, description, canonical address, its sisters in the other language, and what is shown when it is shared. */
export function pageHead({ title, description, language, origin, path, image }: Page) {
  const canonical = addressOf(origin, path, language);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: locales[language].tag.replace('-', '_') },
      { name: 'twitter:card', content: 'summary_large_image' },
      { property: 'og:image', content: `${origin}${image}` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...languages.map((one) => ({ rel: 'alternate', hrefLang: one, href: addressOf(origin, path, one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: addressOf(origin, path, languages[0]) },
    ],
  };
}

/** The picture with what a listing is and when, drawn by the server in the language of the page it is shared from. */
export const shareCardUrl = (path: string, language: Language) => `/share${path}.png${askingFor(language)}`;

type PageMatch = {
  match: { context: Pick<Page, 'language' | 'origin'> };
  loaderData?: (Pick<Page, 'title' | 'description'> & { structured?: readonly StructuredData[] }) | undefined;
};

/** schema.org data as the router draws it: a script of data. Its types know only a tag's own attributes. */
export function dataScripts(structured: readonly StructuredData[]): object[] {
  return structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } }));
}

/** The way from the home page to this one. Titles end in the brand, which is the home page's name. */
function breadcrumb(path: string, title: string, origin: string): StructuredData[] {
  if (path === '/') return [];
  const [name, brand] = title.split(' · ');
  const steps = [
    { name: brand ?? name, item: `${origin}/` },
    { name, item: origin + path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

/**
 * The `head` of a route whose loader returns title and description, and may return schema.org data. The words come from
 * the loader because it is loaded with its page: a head that reads messages itself would put them into the first load
 * of every page. `motif` is the poster shown where the page is shared, unless that is a picture of its own.
 */
export function headAt(path: string, motif: Motif = 'parasol', imageIn?: (language: Language) => string) {
  return ({ match: { context }, loaderData }: PageMatch) => {
    if (!loaderData) return {};
    const { structured, ...words } = loaderData;
    const image = imageIn?.(context.language) ?? sharedPosterUrl({ motif, seed: seedOf(path) });
    const { meta, links } = pageHead({ ...context, ...words, path, image });
    return {
      meta: [...meta, ...dataScripts([...(structured ?? []), ...breadcrumb(path, words.title, context.origin)])],
      links,
    };
  };
}

/** The same for a page that is nobody's to find, and has no address to be found at: private links, keys, what one keeps. */
export function hiddenHeadAt(path: string, motif: Motif) {
  const headOf = headAt(path, motif);
  return (page: PageMatch) => ({ meta: [...(headOf(page).meta ?? []), { name: 'robots', content: 'noindex' }] });
}
