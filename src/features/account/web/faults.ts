/** What is wrong with what somebody wrote about their account: found here, or told by the server. */
import { maxPasswordLength, minPasswordLength, minPhoneLength } from '#features/auth/rules.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';

export type AccountField =
  | 'fullName'
  | 'username'
  | 'phone'
  | 'email'
  | 'password'
  | 'current'
  | 'newPassword'
  | 'again';

/** The name of its words, the field beside which it stands (none: it is about all of it), and a number in it. */
export type Fault = {
  readonly key:
    | 'nameMissing'
    | 'usernameMissing'
    | 'phoneWrong'
    | 'emailWrong'
    | 'passwordMissing'
    | 'passwordWrong'
    | 'passwordTooShort'
    | 'passwordCommon'
    | 'passwordsDiffer'
    | 'phoneTaken'
    | 'usernameTaken'
    | 'tooMany'
    | 'hasBookings'
    | 'forbidden'
    | 'notConfirmed'
    | 'invalid'
    | 'unavailable';
  readonly field?: AccountField;
  readonly count?: number;
};

export type Details = {
  readonly fullName: string;
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
  readonly password: string;
};

/** The first thing wrong with one's details. */
export function detailsFault(details: Details, isEmailWrong: boolean, needsPassword: boolean): Fault | undefined {
  if (details.fullName.trim() === '') return { key: 'nameMissing', field: 'fullName' };
  if (details.username.trim() === '') return { key: 'usernameMissing', field: 'username' };
  if (details.phone.trim().length < minPhoneLength) return { key: 'phoneWrong', field: 'phone' };
  if (isEmailWrong) return { key: 'emailWrong', field: 'email' };
  return needsPassword && details.password === '' ? { key: 'passwordMissing', field: 'password' } : undefined;
}

/** The first thing wrong with a new password; the rules of signing up. */
export function passwordFault(fields: { current: string; newPassword: string; again: string }): Fault | undefined {
  if (fields.current === '') return { key: 'passwordMissing', field: 'current' };
  if (fields.newPassword !== fields.again) return { key: 'passwordsDiffer', field: 'again' };
  if (fields.newPassword.length < minPasswordLength || fields.newPassword.length > maxPasswordLength)
    return { key: 'passwordTooShort', field: 'newPassword', count: minPasswordLength };
  return undefined;
}

const byPath: Partial<Record<string, Fault>> = {
  fullName: { key: 'nameMissing', field: 'fullName' },
  username: { key: 'usernameMissing', field: 'username' },
  phone: { key: 'phoneWrong', field: 'phone' },
  email: { key: 'emailWrong', field: 'email' },
  current: { key: 'passwordWrong', field: 'current' },
};

/** The server's refusal in words. `asked` is the field in which the call had its `password`. */
export function refusalOf(problem: Problem, asked: 'password' | 'newPassword' = 'password'): Fault {
  switch (problem.code) {
    case 'phone_taken':
      return { key: 'phoneTaken', field: 'phone' };
    case 'username_taken':
      return { key: 'usernameTaken', field: 'username' };
    case 'has_bookings':
      return { key: 'hasBookings' };
    case 'forbidden':
      return { key: 'forbidden' };
    case 'confirm_identity':
      return { key: 'notConfirmed' };
    case 'too_many_requests':
      return { key: 'tooMany', count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) };
    case 'validation': {
      const path = problem.fields[0]?.path ?? '';
      if (path === 'password') return { key: asked === 'password' ? 'passwordWrong' : 'passwordCommon', field: asked };
      return byPath[path] ?? { key: 'invalid' };
    }
    default:
      return { key: 'unavailable' };
  }
}
