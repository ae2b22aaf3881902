import { expect, it } from 'vitest';
import type { Letters } from '../../rules.ts';
import { print } from '../print/print.ts';
import { compose } from './compose.ts';

const publicUrl = 'https://aftersun.example';

it('leads an owner whose listing is public to who sells, where nobody can buy it yet, also when it is one of several', () => {
  const one = { title: 'Ático', note: null, path: '/rentals/AbCdEfGh' };
  const told = (values: Letters['listingReviewed']) =>
    print(compose({ letter: 'listingReviewed', values }, 'en', publicUrl)).text;
  for (const values of [
    { name: 'Ana', ...one, isUnsold: true },
    { name: 'Ana', ...one, others: [{ ...one, title: 'Barca', isUnsold: true }] },
  ]) {
    expect(told(values)).toContain('first say who sells and which account we pay');
    expect(told(values)).toContain(`${publicUrl}/dashboard?tab=seller&lang=en`);
  }
  expect(told({ name: 'Ana', ...one })).not.toContain('who sells');
});
