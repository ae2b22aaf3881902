/** The demo catalogue's relations: what is at a place of the directory stands where that place does, under its name. */
import { expect, test } from 'vitest';
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { toldOfEvents } from '#features/events/server/catalogue/told.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { placesOfJobs } from '#features/jobs/server/catalogue/told.ts';

const places = new Map(businessCatalogue.map((place) => [place.slug, place]));
/** Some 300 metres. */
const near = 0.003;

test('a vacancy is at the place that hires, a night at the place that holds it', () => {
  const jobs = jobCatalogue.flatMap((job) => {
    const slug = placesOfJobs[job.slug];
    return slug === undefined ? [] : [{ ...job, at: slug, called: job.employer }];
  });
  const nights = eventCatalogue.flatMap((event) => {
    const slug = toldOfEvents[event.slug]?.at;
    return slug === undefined ? [] : [{ ...event, at: slug, called: event.location }];
  });
  expect(jobs).toHaveLength(Object.keys(placesOfJobs).length);
  for (const { slug, at, called, latitude, longitude } of [...jobs, ...nights]) {
    const place = places.get(at);
    expect(place?.name, slug).toBe(called);
    expect(Math.abs((place?.latitude ?? 0) - latitude), slug).toBeLessThan(near);
    expect(Math.abs((place?.longitude ?? 0) - longitude), slug).toBeLessThan(near);
  }
});
