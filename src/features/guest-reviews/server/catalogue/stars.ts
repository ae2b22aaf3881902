/** The stars of a listing of the demo catalogue, whose average reads as the rating that the catalogue says. */
import { maxStars } from '../../rules.ts';

/** TOP RATED needs ten; nobody in an invented town has hundreds. */
const least = 10;
const most = 19;
const tenths = (value: number) => Math.round(value * 10);

/** Stars one by one, in an order that `seed` mixes; as few below four as the average allows, one of them now and then. */
export function starsFor(rating: number, seed: number): number[] {
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + ((n + seed) % (most - least + 1)));
  const count = counts.find((one) => tenths(Math.round(rating * one) / one) === tenths(rating)) ?? least;
  let sum = Math.round(rating * count);
  const stars: number[] = [];
  // One who missed something or was let down, where the average leaves room for it.
  const low = rating < 4.6 && seed % 3 === 0 ? 2 : 3;
  if (rating < 4.7 && sum - low >= (count - 1) * 4) {
    stars.push(low);
    sum -= low;
  }
  const left = count - stars.length;
  const fives = Math.max(0, Math.min(left, sum - left * (maxStars - 1)));
  for (let n = 0; n < left; n++) stars.push(n < fives ? maxStars : maxStars - 1);
  // What is still too much goes one by one: a listing below four stars has threes.
  for (
    let over = stars.reduce((all, one) => all + one, 0) - Math.round(rating * count), n = count - 1;
    over > 0;
    over--, n--
  )
    stars[n] = (stars[n] ?? maxStars) - 1;
  return stars
    .map((one, n) => ({ one, key: (n * 7919 + seed) % 101 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
