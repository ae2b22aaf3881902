/** Asks in plain text and hears in plain text: values as the database writes them, rows as lists. */
export type Ask = (statement: string) => Promise<(string | null)[][]>;
