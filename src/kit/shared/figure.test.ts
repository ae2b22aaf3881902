import { expect, it } from 'vitest';
import { figureOf } from './figure.ts';

it.each([
  [3, '3'],
  [19, '19'],
  [20, '20'],
  [47, '40+'],
  [99, '90+'],
  [128, '120+'],
  [850, '850'],
  [999, '990+'],
  [1234, '1,200+'],
  [25_400, '25,000+'],
])('%d is shown as %s', (count, figure) => expect(figureOf(count, 'en')).toBe(figure));

it('writes thousands as the language does', () => expect(figureOf(1234, 'es')).toBe('1.200+'));

it.each([undefined, 0, 1, 2])('nothing is made of %s', (count) => expect(figureOf(count, 'en')).toBeUndefined());

it('never says more than there is', () => {
  for (let count = 3; count < 12_000; count += 7)
    expect(Number(figureOf(count, 'en')?.replaceAll(/[,+]/g, ''))).toBeLessThanOrEqual(count);
});
