import { expect, it } from 'vitest';
import { inkOf, type Motif, motifs, seedOf, seeds } from '../poster.ts';
import { distanceBetween, type Likeness, likenessOf } from './likeness.ts';
import { drawPoster } from './poster.ts';

/** No two posters are nearer (decision 0064): what is farther apart, nobody takes for the same. */
const nearest = 0.07;

const printed = (motif: Motif, seed: number): Promise<Likeness> =>
  likenessOf(drawPoster({ motif, ink: inkOf(motif, seed), seed, format: 'tall', hour: 'day' }));

/** The two of some posters that are most alike. */
function mostAlike(prints: readonly { name: string; likeness: Likeness }[]): { pair: string; distance: number } {
  let most = { pair: '', distance: Infinity };
  prints.forEach((one, i) => {
    for (const other of prints.slice(i + 1)) {
      const distance = distanceBetween(one.likeness, other.likeness);
      if (distance < most.distance) most = { pair: `${one.name} and ${other.name}`, distance };
    }
  });
  return most;
}

const print = async (motif: Motif, seed: number) => ({
  name: `${motif} ${seed}`,
  likeness: await printed(motif, seed),
});

it('prints twelve posters of each motif, no two of them alike', async () => {
  for (const motif of motifs) {
    const prints = await Promise.all(Array.from({ length: 12 }, (_, k) => print(motif, (k * 331 + 17) % seeds)));
    const { pair, distance } = mostAlike(prints);
    expect(distance, pair).toBeGreaterThan(nearest);
  }
});

it('prints a town of 179 listings, no two of them alike', async () => {
  const prints = await Promise.all(
    Array.from({ length: 179 }, (_, i) => print(motifs[(i * 7) % 60] ?? 'bell', seedOf(`listing-${i}`))),
  );
  const { pair, distance } = mostAlike(prints);
  expect(distance, pair).toBeGreaterThan(nearest);
});

it('knows a poster again, and another hour of it as another picture', async () => {
  const poster = { motif: 'sailboat', ink: 'levante', seed: 9, format: 'tall' } as const;
  const [day, again, night] = await Promise.all(
    (['day', 'day', 'night'] as const).map((hour) => likenessOf(drawPoster({ ...poster, hour }))),
  );
  expect(distanceBetween(day!, again!)).toBe(0);
  expect(distanceBetween(day!, night!)).toBeGreaterThan(nearest);
});
