/**
 * A failed call on its way from the server's page to the browser's: the router would keep the words of an error and drop its
 * code, and the browser would draw another reason than the page it wakes (React error 418). Of an error of any other kind nothing is carried
 * but that there was one: what it says is for the log, and for no visitor.
 */
import { createSerializationAdapter } from '@tanstack/react-router';
import { Problem } from '#kit/shared/problem.ts';

const told = (error: Error) => {
  const { code, detail, fields, retryAfter } = error instanceof Problem ? error : new Problem('internal', '');
  return {
    code,
    detail,
    more: {
      fields: fields.map(({ path, message }) => ({ path, message })),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  };
};

export const carriedProblem = createSerializationAdapter({
  key: 'problem',
  test: (value: unknown): value is Error => value instanceof Error,
  // Pages are written by the server alone: the first one has no room for what no browser does.
  toSerializable: (error: Error) => (import.meta.env.SSR ? told(error) : (undefined as never)),
  fromSerializable: ({ code, detail, more }) => new Problem(code, detail, more),
});
