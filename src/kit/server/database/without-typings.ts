/** Statements are put together without what neither of our drivers reads (docs/decisions, 0188). */

/**
 * Of each value of each statement drizzle works out a type that only the data API of AWS is told: it asks of its column
 * whether it is one of nine others, which is more work than all else about the value.
 */
export function withoutTypings<D extends object>(db: D): D {
  // Drizzle has it, but does not tell its type.
  Object.assign((db as { readonly dialect: object }).dialect, { prepareTyping: undefined });
  return db;
}
