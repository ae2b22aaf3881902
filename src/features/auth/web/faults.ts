import type { Problem } from '#kit/shared/problem.ts';
import { firstSignUpFault, type SignUpFault } from '../rules.ts';

export const signUpFields = ['username', 'fullName', 'phone', 'email', 'password', 'confirmPassword'] as const;
export type SignUpField = (typeof signUpFields)[number];
export type SignUpValues = Readonly<Record<SignUpField, string>>;

/** A fault found in the browser: its name is the key of its words, the field is where it is shown. */
export type Fault = {
  readonly key: SignUpFault | 'fullNameMissing' | 'passwordMissing' | 'emailWrong';
  readonly field: SignUpField;
};

const places: Readonly<Record<SignUpFault, SignUpField>> = {
  passwordsDiffer: 'confirmPassword',
  usernameMissing: 'username',
  phoneTooShort: 'phone',
  passwordTooShort: 'password',
};

/** The first thing wrong: the specification's order, then what the form itself requires. */
export function firstFault(values: SignUpValues, isEmailWrong: boolean): Fault | undefined {
  const fault = firstSignUpFault(values);
  if (fault && fault !== 'passwordTooShort') return { key: fault, field: places[fault] };
  if (values.fullName.trim() === '') return { key: 'fullNameMissing', field: 'fullName' };
  if (values.password === '') return { key: 'passwordMissing', field: 'password' };
  if (isEmailWrong) return { key: 'emailWrong', field: 'email' };
  return fault && { key: fault, field: places[fault] };
}

export type Refusal = {
  readonly key:
    | 'signInFailed'
    | 'accountSuspended'
    | 'stepExpired'
    | 'phoneTaken'
    | 'usernameTaken'
    | 'tooMany'
    | 'passwordCommon'
    | 'phoneTooShort'
    | 'emailWrong'
    | 'invalid'
    | 'unavailable';
  readonly field?: SignUpField;
  /** Why the account is suspended, in the desk's words. */
  readonly reason?: string;
  /** Minutes to wait. */
  readonly count?: number;
};

/** What the words of a refusal are filled with. */
export const refusalValues = ({ count = 0, reason = '' }: Refusal) => ({ count, reason });

const byField: Partial<Record<string, Refusal>> = {
  phone: { key: 'phoneTooShort', field: 'phone' },
  email: { key: 'emailWrong', field: 'email' },
  password: { key: 'passwordCommon', field: 'password' },
};

/** What the server's refusal is called in the visitor's language, and beside which field it belongs. */
export function refusalOf(problem: Problem): Refusal {
  switch (problem.code) {
    case 'sign_in_failed':
      return { key: 'signInFailed' };
    case 'account_suspended':
      return { key: 'accountSuspended', reason: problem.fields.find(({ path }) => path === 'reason')?.message ?? '' };
    case 'phone_taken':
      return { key: 'phoneTaken', field: 'phone' };
    case 'username_taken':
      return { key: 'usernameTaken', field: 'username' };
    case 'too_many_requests':
      return { key: 'tooMany', count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) };
    case 'validation':
      return byField[problem.fields[0]?.path ?? ''] ?? { key: 'invalid' };
    default:
      return { key: 'unavailable' };
  }
}
