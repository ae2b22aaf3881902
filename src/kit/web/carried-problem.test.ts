import { expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { carriedProblem } from './carried-problem.ts';

const told = ({ code, detail, fields, retryAfter }: Problem) => ({ code, detail, fields, retryAfter });

it.each([
  new Problem('not_found', 'There is no such event.'),
  new Problem('validation', 'No.', { fields: [{ path: 'name', message: 'Is empty' }] }),
  new Problem('too_many_requests', 'Later.', { retryAfter: 90 }),
])('a problem arrives as it was sent: $code', (problem) => {
  expect(carriedProblem.test(problem)).toBe(true);
  const carried = carriedProblem.fromSerializable(structuredClone(carriedProblem.toSerializable(problem)));
  expect(carried).toBeInstanceOf(Problem);
  expect(carried).toMatchObject(told(problem));
});

it('of a fault nothing arrives but that there was one', () => {
  const fault = new Error('select phone from users');
  expect(carriedProblem.test(fault)).toBe(true);
  expect(JSON.stringify(carriedProblem.toSerializable(fault))).not.toContain('phone');
  expect(carriedProblem.fromSerializable(carriedProblem.toSerializable(fault))).toMatchObject({ code: 'internal' });
});
