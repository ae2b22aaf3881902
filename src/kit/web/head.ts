import type { Language } from '#kit/shared/messages.ts';

type Page = {
  title: string;
  description: string;
  language: Language;
  origin: string;
  path: string;
  /** Of the picture shown where the page is shared, from the root of the site. */
  image?: string;
};

/** The address of a page in a language: English is the bare path, Spanish asks for itself. */
export function addressOf(origin: string, path: string, language: Language): string {
  return `${origin}${path}${language === 'es' ? '?lang=es' : ''}`;
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
      { property: 'og:locale', content: language === 'es' ? 'es_ES' : 'en_GB' },
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(image ? [{ property: 'og:image', content: `${origin}${image}` }] : []),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      { rel: 'alternate', hrefLang: 'en', href: addressOf(origin, path, 'en') },
      { rel: 'alternate', hrefLang: 'es', href: addressOf(origin, path, 'es') },
      { rel: 'alternate', hrefLang: 'x-default', href: addressOf(origin, path, 'en') },
    ],
  };
}

type PageMatch = {
  match: { context: Pick<Page, 'language' | 'origin'> };
  loaderData?: Pick<Page, 'title' | 'description'> | undefined;
};

/**
 * The `head` of a route whose loader returns title and description. The words come from the loader because it is
 * loaded with its page: a head that reads messages itself would put them into the first load of every page.
 */
export function headAt(path: string, image?: string) {
  return ({ match: { context }, loaderData }: PageMatch) =>
    loaderData ? pageHead({ ...context, ...loaderData, path, ...(image ? { image } : {}) }) : {};
}
