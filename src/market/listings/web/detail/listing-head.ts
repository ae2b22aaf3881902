/** What search engines, and the sites where a listing is shared, read of its page. */
import type { StructuredData } from '#market/pages/structured-data.ts';
import type { Language } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import { dataScripts, pageHead, shareCardUrl } from '#market/pages/web/head.ts';
import { summaryOf } from './text.ts';

/** In which language, at which address of the site. */
export type Reading = { readonly language: Language; readonly origin: string };

type Listing = {
  /** Of the window; ends in the brand. */
  readonly title: string;
  /** Of the listing. */
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The list it is found in. */
  readonly list: { readonly name: string; readonly path: string };
  /** Itself as schema.org knows it; undefined where it can't be told, or nobody reads it. */
  readonly data: StructuredData | undefined;
};

function breadcrumb({ name, path, list }: Listing, origin: string): StructuredData {
  const steps = [
    { name: town.brand, item: `${origin}/` },
    { name: list.name, item: origin + list.path },
    { name, item: origin + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Meta and links of a listing's page, for its loader: a head of its own would be loaded with every page. */
export function listingHead(listing: Listing, { language, origin }: Reading) {
  const { title, name, description, path, data } = listing;
  const image = shareCardUrl(path, language);
  const { meta, links } = pageHead({ title, description: summaryOf(description), language, origin, path, image });
  const told = [...meta, { property: 'og:image:alt', content: name }];
  const structured = import.meta.env.SSR ? [...(data ? [data] : []), breadcrumb(listing, origin)] : [];
  return { meta: [...told, ...dataScripts(structured)], links };
}
