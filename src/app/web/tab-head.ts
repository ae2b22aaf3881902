import type { Typed } from '#kit/web/address.ts';
import { headAt } from '#market/pages/web/head.ts';
import type { Motif } from '#market/posters/poster.ts';

type Page = Parameters<ReturnType<typeof headAt>>[0];
type TabbedPage = {
  readonly match: Page['match'] & { readonly search: Typed };
  readonly loaderData?:
    | { readonly title: string; readonly description: string; readonly tabs: Readonly<Record<string, string>> }
    | undefined;
};

/** The names of a page's tabs, by what its address calls them. */
export const namesOfTabs = <Tab extends string>(
  tabs: readonly Tab[],
  nameOf: (tab: Tab) => string,
): Record<string, string> => Object.fromEntries(tabs.map((tab) => [tab, nameOf(tab)]));

/** The `head` of a page of several tabs: windows, history and readers tell them apart by the title (WCAG 2.4.2). */
export function tabHeadAt(path: string, motif?: Motif) {
  const headOf = headAt(path, motif);
  return ({ match, loaderData }: TabbedPage) => {
    const tab = Object.entries(loaderData?.tabs ?? {}).find(([name]) => name === match.search['tab'])?.[1];
    const named = loaderData && {
      title: tab === undefined ? loaderData.title : `${tab} | ${loaderData.title}`,
      description: loaderData.description,
    };
    return headOf({ match, loaderData: named });
  };
}
