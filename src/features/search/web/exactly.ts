/** All links of the page lead to /search: the current one is the one that asks the very same. */
export const exactly = { exact: true, includeSearch: true } as const;
