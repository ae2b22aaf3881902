/** Questions of the same moment, asked as one: of five hundred callers at once each would send its own (docs/decisions, 0032). */
import type { Db } from '../db.ts';

/**
 * Gives a question that waits until the event loop has read what has come, and is asked together with all that came
 * meanwhile; `ask` answers them in their order. Alone it costs nothing more. When asking fails, it fails for all of them.
 */
export function gathered<Question, Answer>(
  ask: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Db, question: Question) => Promise<Answer> {
  type Round = { readonly questions: Question[]; readonly answers: Promise<readonly Answer[]> };
  const rounds = new WeakMap<Db, Round>();

  const begin = (db: Db): Round => {
    const questions: Question[] = [];
    const isRead = new Promise<void>((resolve) => setImmediate(resolve));
    const answers = isRead.then(() => {
      rounds.delete(db);
      return ask(db, questions);
    });
    const round = { questions, answers };
    rounds.set(db, round);
    return round;
  };

  return async (db, question) => {
    const { questions, answers } = rounds.get(db) ?? begin(db);
    const place = questions.push(question) - 1;
    return (await answers)[place] as Answer;
  };
}
