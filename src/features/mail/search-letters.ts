/** Letters about saved searches: what each tells. */

export type SearchLetters = {
  /**
   * To who keeps searches and wants to hear of what is new in them: of each what was asked, in words of the reader's language, how
   * many fit and what the newest are called. `more` is in how many other searches there is something; `path` leads to all.
   */
  searchNews: {
    name: string;
    searches: readonly {
      said: readonly string[];
      count: number;
      titles: readonly string[];
      path: string;
    }[];
    more: number;
    path: string;
  };
};

export const searchLetterNames = ['searchNews'] as const satisfies readonly (keyof SearchLetters)[];
