import { expect, it, test } from 'vitest';
import { drawShareText } from './share-card.ts';
import { fitText } from './typeset.ts';

const box = {
  face: 'tower',
  sizes: [
    [100, 2],
    [60, 3],
  ],
  width: 500,
} as const;

it('sets a title as large as it fits, in few lines', () => {
  expect(fitText('Brass at Dawn', box)).toEqual({ size: 100, lines: ['Brass at', 'Dawn'] });
  const long = fitText('An extraordinarily long name for quite a small evening by the sea', box);
  expect(long.size).toBe(60);
  expect(long.lines.length).toBeLessThanOrEqual(3);
});

it('cuts what fits in no size, and says so', () => {
  const { lines } = fitText('word '.repeat(80), box);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});

test('text becomes outlines: no font of the machine is asked, and nothing written is markup', () => {
  const svg = drawShareText({ title: '<b>Ñoño</b> & 😀', lines: ['Viernes, 21 de agosto'] });
  expect(svg).not.toMatch(/<text|<b>|font-family/);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(20);
});
