/** What was written in one language is told in it to everybody, and said to be (WCAG 3.1.2, decision 0153). */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';

const house = aTestHouse();

const title = { es: 'Noche de boleros' };
const description = { es: 'Tres guitarras y una terraza.' };
const both = { en: 'Six hours', es: 'Seis horas' };

const kinds = [
  {
    path: '/api/events',
    make: () =>
      anEvent(house.db, {
        title,
        description,
        duration: both,
        dressCode: { es: 'De blanco' },
        included: { es: ['Copa'] },
      }),
    listed: { title: 'es', description: 'es' },
    told: { title: 'es', description: 'es', dressCode: 'es', included: 'es' },
  },
  {
    path: '/api/rentals',
    make: () => aRental(house.db, { title, description, houseRules: { es: ['Sin fiestas'] } }),
    listed: { title: 'es', description: 'es' },
    told: { title: 'es', description: 'es', houseRules: 'es' },
  },
  {
    path: '/api/businesses',
    make: () => aBusiness(house.db, { description, menu: { es: 'Paella 12' }, offer: both }),
    listed: { description: 'es' },
    told: { description: 'es', menu: 'es' },
  },
  {
    path: '/api/jobs',
    make: () =>
      aJob(house.db, {
        title,
        description: both,
        salary: { es: '1.700 € al mes' },
        requirements: { es: ['Calma'] },
        benefits: { es: [] },
        shifts: { es: 'Noches' },
      }),
    listed: { title: 'es', salary: 'es', requirements: 'es' },
    told: { title: 'es', salary: 'es', requirements: 'es', shifts: 'es' },
  },
] as const;

test.each(kinds)(
  '$path says which of its texts another language stands in for',
  async ({ path, make, listed, told }) => {
    const { id } = await make();
    const read = async (address: string, lang: string) => (await house.call('GET', `${address}?lang=${lang}`)).body;
    const found = (list: { id: string; foreign?: object }[]) => list.find((one) => one.id === id);
    expect(found(await read(path, 'en'))?.foreign).toEqual(listed);
    expect((await read(`${path}/${id}`, 'en')).foreign).toEqual(told);
    // To whom it is their own nothing is foreign.
    expect(found(await read(path, 'es'))).not.toHaveProperty('foreign');
    expect(await read(`${path}/${id}`, 'es')).not.toHaveProperty('foreign');
  },
);
