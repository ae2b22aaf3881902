/** A connection that has its statements prepared: the server parses each one once, not at every call. */
import pg from 'pg';

/** Statements that are prepared at most, on each connection; what is built anew each time is not worth a place. */
const maxNames = 400;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

type Query = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Gives a name to every statement that has values (hot statements are prepared: architecture, Stack). */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as Query;
    const prepared: Query = (statement, values, ...rest) => {
      const isPlain = typeof statement === 'object' && statement !== null && 'text' in statement;
      if (!isPlain || !Array.isArray(values) || 'name' in statement) return query(statement, values, ...rest);
      return query({ ...statement, name: nameOf(String(statement.text)) }, values, ...rest);
    };
    this.query = prepared as typeof this.query;
  }
}
