import type { Typed } from '#kit/web/address.ts';
import { headAt } from '#market/pages/web/head.ts';
import type { Motif } from '#market/posters/poster.ts';

type Page = Parameters<ReturnType<typeof headAt>>[0];
type PartedPage = {
  readonly match: Page['match'] & { readonly search: Typed };
  readonly loaderData?:
    | { readonly title: string; readonly description: string; readonly parts: Readonly<Record<string, string>> }
    | undefined;
};

/** The names of a page's parts, by what its address calls them. */
export const partsNamed = <Part extends string>(
  parts: readonly Part[],
  nameOf: (part: Part) => string,
): Record<string, string> => Object.fromEntries(parts.map((part) => [part, nameOf(part)]));

/** The `head` of a page of several parts: windows, history and readers tell them apart by the title (WCAG 2.4.2). */
export function partHeadAt(path: string, motif?: Motif) {
  const headOf = headAt(path, motif);
  return ({ match, loaderData }: PartedPage) => {
    const part = Object.entries(loaderData?.parts ?? {}).find(([name]) => name === match.search['tab'])?.[1];
    const named = loaderData && {
      title: part === undefined ? loaderData.title : `${part} | ${loaderData.title}`,
      description: loaderData.description,
    };
    return headOf({ match, loaderData: named });
  };
}
