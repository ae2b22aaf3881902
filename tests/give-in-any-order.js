import pg from 'pg';
import { inAnyOrder } from './worlds/any-order-of.js';

/** Rows that were written come in any order as well, and no statement could say one. */
function shuffle(result) {
  const { command, rows } = result ?? {};
  if (command === 'SELECT' || !Array.isArray(rows)) return result;
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [rows[last], rows[other]] = [rows[other], rows[last]];
  }
  return result;
}

/**
 * From now on PostgreSQL keeps to the letter of each statement of this process: rows that it gives no order, or the same
 * place in it, come as chance wants, also where a plan of today always gave them in one. Gives how to end it.
 */
export function giveInAnyOrder() {
  const query = Reflect.get(pg.Client.prototype, 'query');
  pg.Client.prototype.query = function anyOrder(statement, ...rest) {
    const asked =
      typeof statement === 'string'
        ? inAnyOrder(statement)
        : typeof statement?.text === 'string' && typeof statement.submit !== 'function'
          ? { ...statement, text: inAnyOrder(statement.text) }
          : statement;
    const answer = rest.at(-1);
    if (typeof answer === 'function')
      return query.call(this, asked, ...rest.slice(0, -1), (error, result) => answer(error, shuffle(result)));
    const result = query.call(this, asked, ...rest);
    return typeof result?.then === 'function' ? result.then(shuffle) : result;
  };
  return () => Object.assign(pg.Client.prototype, { query });
}
