/** The demo catalogue with the posters and views of its listings, for the laws and for the contact sheets. */
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { businessLooks } from '#features/businesses/server/looks.ts';
import { businessViews } from '#features/businesses/views.ts';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { toldOfEvents } from '#features/events/server/catalogue/told.ts';
import { eventLooks } from '#features/events/server/looks.ts';
import { eventViews } from '#features/events/views.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { toldOfJobs } from '#features/jobs/server/catalogue/told.ts';
import { jobLooks } from '#features/jobs/server/looks.ts';
import { jobViews } from '#features/jobs/views.ts';
import { rentalCatalogue } from '#features/rentals/server/catalogue/catalogue.ts';
import { rentalLooks } from '#features/rentals/server/looks.ts';
import { usualTerms } from '#features/rentals/stay.ts';
import { rentalViews } from '#features/rentals/views.ts';
import { idOf } from '#kit/server/ids.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';

const unsaid = { bedrooms: null, beds: null, bathrooms: null } as const;

export const rentalsIn = (language: Language) =>
  rentalCatalogue.map((rental) => {
    const poster = wornPoster({ ...rental, id: idOf(`rental:${rental.slug}`) }, rentalLooks);
    const told = {
      ...usualTerms(rental.priceUnit),
      ...rental,
      ...unsaid,
      ...rental.rooms,
      title: rental.title[language],
      description: rental.description[language],
      amenities: [...rental.amenities],
      poster,
    };
    return { slug: rental.slug, poster, told, views: rentalViews(told) };
  });

export const businessesIn = (language: Language) =>
  businessCatalogue.map((place) => {
    const poster = wornPoster({ ...place, title: place.name, id: idOf(`business:${place.slug}`) }, businessLooks);
    const openingHours = place.openingHours.map((hours) => ({ ...hours, days: [...hours.days] }));
    const told = { ...place, openingHours, vip: place.vip ?? false, description: place.description[language], poster };
    return { slug: place.slug, poster, told, views: businessViews(told) };
  });

export const eventsIn = (language: Language) =>
  eventCatalogue.map((event) => {
    const poster = wornPoster({ ...event, id: idOf(`event:${event.slug}`) }, eventLooks);
    const { lineUp = [], doors = null } = toldOfEvents[event.slug] ?? {};
    const texts = { title: event.title[language], description: event.description[language] };
    const told = { ...event, ...texts, performer: event.performer ?? '', lineUp, doors, poster };
    return { slug: event.slug, poster, told, views: eventViews(told) };
  });

export const jobsIn = (language: Language) =>
  jobCatalogue.map((job) => {
    const poster = wornPoster({ ...job, id: idOf(`job:${job.slug}`) }, jobLooks);
    const told = {
      ...job,
      title: job.title[language],
      description: job.description[language],
      benefits: [...job.benefits[language]],
      bed: toldOfJobs[job.slug]?.bed ?? null,
      shifts: toldOfJobs[job.slug]?.shifts?.[language] ?? '',
      poster,
    };
    return { slug: job.slug, poster, told, views: jobViews(told) };
  });

export const townIn = (language: Language) => [
  ...rentalsIn(language),
  ...businessesIn(language),
  ...eventsIn(language),
  ...jobsIn(language),
];
