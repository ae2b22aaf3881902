import { describe, expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { firstFault, refusalOf } from './faults.ts';

const good = {
  username: 'marta',
  fullName: 'Marta Ferrer',
  phone: '600 123 456',
  email: '',
  password: 'sun-and-salt',
  confirmPassword: 'sun-and-salt',
};

describe('firstFault', () => {
  it('follows the order of the specification', () => {
    const bad = { ...good, username: ' ', phone: '600', confirmPassword: 'other', fullName: '' };
    expect(firstFault(bad, true)?.key).toBe('passwordsDiffer');
    expect(firstFault({ ...bad, confirmPassword: bad.password }, true)?.key).toBe('usernameMissing');
    expect(firstFault({ ...bad, confirmPassword: bad.password, username: 'marta' }, true)?.key).toBe('phoneTooShort');
  });

  it('then asks for what the form requires', () => {
    expect(firstFault({ ...good, fullName: '' }, false)?.field).toBe('fullName');
    expect(firstFault({ ...good, password: '', confirmPassword: '' }, false)?.key).toBe('passwordMissing');
    expect(firstFault({ ...good, password: 'short', confirmPassword: 'short' }, false)?.key).toBe('passwordTooShort');
    expect(firstFault(good, true)?.key).toBe('emailWrong');
    expect(firstFault(good, false)).toBeUndefined();
  });
});

describe('refusalOf', () => {
  it('puts what is taken beside its field', () => {
    expect(refusalOf(new Problem('phone_taken', ''))).toEqual({ key: 'phoneTaken', field: 'phone' });
    expect(refusalOf(new Problem('username_taken', ''))).toEqual({ key: 'usernameTaken', field: 'username' });
  });

  it('tells how long to wait in whole minutes', () => {
    expect(refusalOf(new Problem('too_many_requests', '', { retryAfter: 61 }))).toEqual({ key: 'tooMany', count: 2 });
  });

  it('has words for everything else', () => {
    expect(refusalOf(new Problem('sign_in_failed', '')).key).toBe('signInFailed');
    expect(refusalOf(new Problem('internal', '')).key).toBe('unavailable');
    const fields = [{ path: 'password', message: '' }];
    expect(refusalOf(new Problem('validation', '', { fields })).field).toBe('password');
  });
});
