/** The demo catalogue's relations: what is at a place of the directory stands where that place does, under its name. */
import { expect, test } from 'vitest';
import { openState } from '#features/businesses/hours.ts';
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { dateFrom, openWeekdays } from '#features/events/server/catalogue/dates.ts';
import { toldOfEvents } from '#features/events/server/catalogue/told.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { placesOfJobs } from '#features/jobs/server/catalogue/told.ts';
import { salaryIn } from '#features/jobs/salary.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf } from '#market/town/dates.ts';

const places = new Map(businessCatalogue.map((place) => [place.slug, place]));
/** Some 300 metres. */
const near = 0.003;

/** What is at a place, as the seeding of a night dates it. */
const nightsFrom = (tonight: string) =>
  eventCatalogue.flatMap((event) => {
    const { at, doors } = toldOfEvents[event.slug] ?? {};
    return at === undefined ? [] : [{ ...event, at, doors, date: dateFrom(tonight, event) }];
  });

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

test('six places have three to six nights of their own', () => {
  const nights = Object.values(Object.groupBy(nightsFrom('2026-08-21'), ({ at }) => at)).map((all) => all?.length ?? 0);
  expect(nights.filter((count) => count >= 3 && count <= 6).length).toBeGreaterThanOrEqual(6);
});

test('places that close on some days are known by those on which they open', () => {
  for (const [slug, weekdays] of Object.entries(openWeekdays))
    expect(new Set(places.get(slug)?.openingHours.flatMap(({ days }) => days)), slug).toEqual(new Set(weekdays));
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'a town that is filled %i days after a Friday holds no night at a closed door',
  (days) => {
    const nights = nightsFrom(addDays('2026-08-21', days));
    for (const { slug, at, date, time, doors = time } of nights) {
      const hours = places.get(at)?.openingHours.map((span) => ({ ...span, days: [...span.days] })) ?? [];
      for (const begins of [doors, time])
        expect(
          openState({ openingHours: hours, openingExceptions: [] }, instantOf(date, begins))?.kind,
          `${slug} ${date} ${begins}`,
        ).not.toBe('closed');
    }
    const kept = nights.map(({ at, date }) => `${at} ${date}`);
    expect(new Set(kept).size).toBe(kept.length);
  },
);

/** How the words for pay name the time it is for. */
const times = {
  hourly: /hourly|la hora/,
  daily: /daily|al día|por noche/,
  weekly: /weekly|a la semana/,
  monthly: /monthly|al mes/,
  yearly: /yearly|al año/,
} as const;

test.each(jobCatalogue)('$slug pays what its words say, in both languages', ({ salary, salaryType }) => {
  const pay = salaryIn(salary.en);
  expect(pay).toBeDefined();
  expect(salaryIn(salary.es)).toEqual(pay);
  for (const words of [salary.en, salary.es]) {
    const named = Object.entries(times).flatMap(([type, time]) => (time.test(words) ? [type] : []));
    expect(named, words).toEqual([salaryType]);
  }
});
