import { openSharp } from '#kit/server/sharp.ts';

/** What an eye remembers of a picture: where it grows lighter, to the right and downwards, and its colours by region. */
export type Likeness = { readonly edges: readonly boolean[]; readonly colours: readonly number[] };

/** Two pictures farther apart than this are taken for two by everybody; the press prints none that are nearer. */
export const tellsApart = 0.07;
/** Of strips, which are mostly sky and sea: what tells two of them apart is the subject in the middle. */
export const tellsStripsApart = 0.025;

/** The small print that is looked at, and how coarsely: edges between its squares of 3 × 3, colours of 8 × 8. */
const print = 51;
const edge = 3;
const region = 8.5;

type Light = { readonly red: number; readonly green: number; readonly blue: number };

/** The means of squares of some size, row by row. */
function squares(pixels: Uint8Array, size: number): Light[] {
  const count = Math.round(print / size);
  const sums = Array.from({ length: count * count }, () => ({ red: 0, green: 0, blue: 0, of: 0 }));
  for (let y = 0; y < print; y++) {
    for (let x = 0; x < print; x++) {
      const sum = sums[Math.floor(y / size) * count + Math.floor(x / size)];
      const at = (y * print + x) * 3;
      if (!sum) continue;
      sum.red += pixels[at] ?? 0;
      sum.green += pixels[at + 1] ?? 0;
      sum.blue += pixels[at + 2] ?? 0;
      sum.of += 1;
    }
  }
  return sums.map(({ red, green, blue, of }) => ({ red: red / of, green: green / of, blue: blue / of }));
}

/** The likeness of a drawing of whatever measures: a difference hash of 16 × 16 steps, and 6 × 6 colours. */
export async function likenessOf(svg: string): Promise<Likeness> {
  const small = svg
    .replace(/ width="\d+" height="\d+"/, ` width="${print}" height="${print}"`)
    .replace(/preserveAspectRatio="[^"]+"/, 'preserveAspectRatio="none"');
  const sharp = await openSharp();
  const pixels = await sharp(Buffer.from(small)).removeAlpha().raw().toBuffer();
  const across = print / edge;
  const light = squares(pixels, edge).map(({ red, green, blue }) => 0.299 * red + 0.587 * green + 0.114 * blue);
  const at = (x: number, y: number): number => light[y * across + x] ?? 0;
  const edges: boolean[] = [];
  for (let y = 0; y < across - 1; y++) {
    for (let x = 0; x < across - 1; x++) edges.push(at(x + 1, y) > at(x, y) + 2, at(x, y + 1) > at(x, y) + 2);
  }
  return { edges, colours: squares(pixels, region).flatMap(({ red, green, blue }) => [red, green, blue]) };
}

/**
 * How far apart two likenesses are, 0 (the same) … 1: half of it by the edges in which they differ, half by the mean
 * difference of their colours.
 */
export function distanceBetween(a: Likeness, b: Likeness): number {
  // Loops: a town has hundreds of thousands of pairs, and lists made for each of them cost ten times as much.
  let edges = 0;
  for (let i = 0; i < a.edges.length; i++) if (a.edges[i] !== b.edges[i]) edges += 1;
  let colours = 0;
  for (let i = 0; i < a.colours.length; i++) colours += Math.abs((a.colours[i] ?? 0) - (b.colours[i] ?? 0));
  return edges / a.edges.length / 2 + colours / a.colours.length / 255 / 2;
}

type Named = { readonly name: string; readonly likeness: Likeness };

/** The two of some pictures that are most alike, and how far apart they are. */
export function mostAlike(prints: readonly Named[]): { pair: string; distance: number } {
  let most = { pair: '', distance: Infinity };
  prints.forEach((one, i) => {
    for (const other of prints.slice(i + 1)) {
      const distance = distanceBetween(one.likeness, other.likeness);
      if (distance < most.distance) most = { pair: `${one.name} and ${other.name}`, distance };
    }
  });
  return most;
}
