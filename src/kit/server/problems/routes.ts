import { isProblemCode, Problem, problemStatuses } from '#kit/shared/problem.ts';
import { routes } from '../serve.ts';
import { endpoints, problemsPath } from './contract.ts';
import { messages } from './messages.ts';

/** Explains kinds of problems; `origin` is the address visitors use. */
export const problemRoutes = (origin: string) =>
  routes(endpoints, {
    'GET /api/problems/{code}': ({ params: { code }, language }) => {
      if (!isProblemCode(code)) throw new Problem('not_found', 'There is no such kind of problem.');
      const words = messages[language];
      return {
        type: `${origin}${problemsPath}/${code}`,
        code,
        title: words[code],
        status: problemStatuses[code],
        meaning: words[`${code}_meaning`],
      };
    },
  });
