import type { Hour } from '#market/town/hours.ts';
import { expect, it } from 'vitest';
import { inkOf, type Motif, motifs, seeds } from '../poster.ts';
import { distanceBetween, type Likeness, likenessOf, mostAlike, tellsApart } from './likeness.ts';
import { drawPoster } from './poster.ts';

const printed = (motif: Motif, seed: number): Promise<Likeness> =>
  likenessOf(drawPoster({ motif, ink: inkOf(motif, seed), seed, format: 'tall', hour: 'day' }));

const print = async (motif: Motif, seed: number) => ({
  name: `${motif} ${seed}`,
  likeness: await printed(motif, seed),
});

it('prints twelve posters of each motif, no two of them alike', async () => {
  for (const motif of motifs) {
    const prints = await Promise.all(Array.from({ length: 12 }, (_, k) => print(motif, (k * 331 + 17) % seeds)));
    const { pair, distance } = mostAlike(prints);
    expect(distance, pair).toBeGreaterThan(tellsApart);
  }
});

it('knows a poster again, and another hour of it as another picture', async () => {
  const poster = { motif: 'sailboat', ink: 'levante', seed: 9, format: 'tall' } as const;
  const at = (hour: Hour) => likenessOf(drawPoster({ ...poster, hour }));
  const day = await at('day');
  expect(distanceBetween(day, await at('day'))).toBe(0);
  expect(distanceBetween(day, await at('night'))).toBeGreaterThan(tellsApart);
});
