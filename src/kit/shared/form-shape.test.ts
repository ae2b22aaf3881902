import { describe, expect, it } from 'vitest';
import { faultsAt, faultsIn, isEmail, isLink } from './form-shape.ts';

const shape = {
  fields: ['name', 'email', 'website', 'message'],
  required: ['name', 'email'],
  emails: ['email'],
  links: ['website'],
} as const;
const good = { name: 'Marta', email: 'marta@example.com', website: '', message: '' };

describe('faultsIn', () => {
  it('finds nothing in a form that may be sent', () => expect(faultsIn(shape, good)).toEqual({}));
  it('asks for what is required, and blanks are nothing', () =>
    expect(faultsIn(shape, { ...good, name: '  ', email: '' })).toEqual({ name: 'missing', email: 'missing' }));
  it('looks at the form of what is there', () =>
    expect(faultsIn(shape, { ...good, email: 'marta@', website: 'example.com' })).toEqual({
      email: 'email',
      website: 'link',
    }));
});

describe('faultsAt', () => {
  it('puts what the server refused beside its field', () =>
    expect(faultsAt(shape, ['email', 'message', 'website', 'unknown'])).toEqual({
      email: 'email',
      message: 'refused',
      website: 'link',
    }));
});

it.each(['a@b.es', 'ana+sol@mail.example.com'])('takes %s for an email', (text) => expect(isEmail(text)).toBe(true));
it.each(['a@b', 'a b@c.es', '@c.es', 'a@c.', 'a@@c.es'])('does not take %s for an email', (text) =>
  expect(isEmail(text)).toBe(false),
);
it.each(['https://a.es', 'HTTP://a.es/x?y=1'])('takes %s for a link', (text) => expect(isLink(text)).toBe(true));
it.each(['a.es', 'javascript:alert(1)', 'ftp://a.es', 'https://'])('does not take %s for a link', (text) =>
  expect(isLink(text)).toBe(false),
);
