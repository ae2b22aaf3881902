import { expect, test } from 'vitest';
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
import { inkOf } from '#market/posters/poster.ts';
import { likenessOf, mostAlike, tellsApart } from '#market/posters/server/likeness.ts';
import { drawPoster } from '#market/posters/server/poster.ts';
import { hours } from '#market/town/hours.ts';

/** The posters of the town that everybody sees first. */
const town = [
  ...eventCatalogue.map((event) => wornPoster({ ...event, id: idOf(`event:${event.slug}`) }, eventLooks)),
  ...rentalCatalogue.map((rental) => wornPoster({ ...rental, id: idOf(`rental:${rental.slug}`) }, rentalLooks)),
  ...businessCatalogue.map((one) =>
    wornPoster({ ...one, title: one.name, id: idOf(`business:${one.slug}`) }, businessLooks),
  ),
  ...jobCatalogue.map((job) => wornPoster({ ...job, id: idOf(`job:${job.slug}`) }, jobLooks)),
];

test.each(hours)('no two posters of the demo catalogue are alike by %s (decision 0064)', async (hour) => {
  expect(town.length).toBeGreaterThanOrEqual(179);
  const prints = await Promise.all(
    town.map(async ({ motif, seed }) => ({
      name: `${motif} ${seed}`,
      likeness: await likenessOf(drawPoster({ motif, seed, ink: inkOf(motif, seed), format: 'tall', hour })),
    })),
  );
  const { pair, distance } = mostAlike(prints);
  expect(distance, pair).toBeGreaterThan(tellsApart);
});
