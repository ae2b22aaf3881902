import { describe, expect, it } from 'vitest';
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { businessLooks } from '#features/businesses/server/looks.ts';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { eventLooks } from '#features/events/server/looks.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { jobLooks } from '#features/jobs/server/looks.ts';
import { rentalCatalogue } from '#features/rentals/server/catalogue/catalogue.ts';
import { rentalLooks } from '#features/rentals/server/looks.ts';
import { idOf } from '#kit/server/ids.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import { inkOf, type PosterFormat } from '#market/posters/poster.ts';
import { compose } from '#market/posters/server/composition.ts';
import { drawings } from '#market/posters/server/drawings.ts';
import { letteringOf } from '#market/posters/server/lettering/lettering.ts';
import { likenessOf, mostAlike, tellsApart, tellsStripsApart } from '#market/posters/server/likeness.ts';
import { drawPoster } from '#market/posters/server/poster.ts';
import { type Hour, hours } from '#market/town/hours.ts';

const catalogue = [...eventCatalogue, ...rentalCatalogue, ...businessCatalogue, ...jobCatalogue];

/** The posters of the town that everybody sees first. */
const town = [
  ...eventCatalogue.map((event) => wornPoster({ ...event, id: idOf(`event:${event.slug}`) }, eventLooks)),
  ...rentalCatalogue.map((rental) => wornPoster({ ...rental, id: idOf(`rental:${rental.slug}`) }, rentalLooks)),
  ...businessCatalogue.map((one) =>
    wornPoster({ ...one, title: one.name, id: idOf(`business:${one.slug}`) }, businessLooks),
  ),
  ...jobCatalogue.map((job) => wornPoster({ ...job, id: idOf(`job:${job.slug}`) }, jobLooks)),
];

/** How alike the two most alike are, as a format shows them at an hour. */
async function nearest(format: PosterFormat, hour: Hour) {
  const prints = await Promise.all(
    town.map(async ({ motif, seed }) => ({
      name: `${motif} ${seed}`,
      likeness: await likenessOf(drawPoster({ motif, seed, ink: inkOf(motif, seed), format, hour })),
    })),
  );
  return mostAlike(prints);
}

/** What stands beside others: tickets, signs and postcards, notices, cards that are shared. */
const besideOthers = ['tall', 'wide', 'square', 'share'] as const;

describe.each(hours)('no two posters of the demo catalogue are alike by %s (decision 0064)', (hour) => {
  it.each(besideOthers)('%s', async (format) => {
    expect(town.length).toBeGreaterThanOrEqual(179);
    const { pair, distance } = await nearest(format, hour);
    expect(distance, pair).toBeGreaterThan(tellsApart);
  });

  it('not even as strips, which are most of all sky and sea', async () => {
    const { pair, distance } = await nearest('strip', hour);
    expect(distance, pair).toBeGreaterThan(tellsStripsApart);
  });
});

it('draws them from sixty motifs at least', () => {
  expect(new Set(town.map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(60);
});

describe('the lettering of the town', () => {
  const words = town.map(({ motif, seed }) =>
    letteringOf(motif, seed, compose(motif, drawings[motif].stands, seed).scene.letters),
  );
  const some = words.filter((word) => word !== undefined);

  it('is on a third to a half of it, in four manners at least, and names five places', () => {
    expect(some.length / town.length).toBeGreaterThan(0.33);
    expect(some.length / town.length).toBeLessThan(0.55);
    expect(new Set(some.map(({ manner }) => manner)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(some.map(({ word }) => word)).size).toBeGreaterThanOrEqual(5);
  });

  it('says no other beach than the one a listing names', () => {
    for (const [i, { location }] of catalogue.entries()) {
      const word = words[i]?.word ?? '';
      for (const beach of ['Levante', 'Poniente', 'Finestrat'])
        if (location.includes(beach))
          expect(['BENIDORM', 'COSTA BLANCA', 'LA CALA', beach.toUpperCase(), ''], location).toContain(word);
    }
  });
});
