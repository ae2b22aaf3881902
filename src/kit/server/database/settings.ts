/** What both engines are opened with. */

/** Columns are camelCase in TypeScript and snake_case in SQL. */
export const casing = 'snake_case';
/**
 * Our questions are short: compiling one takes longer than answering it. And what they read is in memory or on a disk
 * without a head: a page anywhere costs about as much as the next one.
 */
export const settings = ['jit = off', 'random_page_cost = 1.1'] as const;

/** Where triggers tell the name of a table that was written to. */
export const channel = 'touched';
