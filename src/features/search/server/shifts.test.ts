/** Work that is found by when it is, on the demo catalogue (decision 0229). */
import { expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import type { SearchQuery, SearchResult } from '../contract.ts';
import { judgedNow } from './judged/judgment.ts';
import { search } from './service.ts';

const house = aTestHouse({ demoOf: judgedNow });
const ask = (query: SearchQuery) => search(house.db, serverKinds, query, 'en', judgedNow);
const titles = ({ events, jobs }: SearchResult) => [...events, ...jobs].map(({ title }) => title);
const jobs = async (query: string) => (await ask({ query })).jobs.map(({ title }) => title);

test('who can work at some hours is shown what is in them, what is in no others first, and nothing else', async () => {
  const found = await ask({ query: 'trabajo solo mañanas' });
  expect(found.understood).toEqual({ query: 'trabajo', shifts: 'mornings' });
  expect(titles(found).slice(0, 3).toSorted()).toEqual([
    'Boat Party Promoter',
    'Housekeeper, Mornings',
    'Pool Technician',
  ]);
  expect(titles(found)).not.toContain('Night Receptionist');
  expect(await jobs('weekend job')).toContain('Door Steward');
  expect(await jobs('job daytime only')).not.toContain('Cocktail Bartender');
  expect(titles(await ask({ query: 'saturday night' }))).not.toContain('Door Steward');
});

test('who wants no nights is shown what says nothing of its hours as well', async () => {
  const found = await ask({ type: 'jobs', shifts: ['-nights'] });
  expect(titles(found)).toEqual(expect.arrayContaining(['Shop Assistant', 'Spa Attendant']));
  expect(titles(found)).not.toContain('Night Grocer');
  expect(await ask({ type: 'events', shifts: ['-nights'] })).toMatchObject({ events: [], jobs: [] });
});

test('nobody has an hour of the shifts for the number of a house, or for a price', async () => {
  const words = {
    shifts: { en: 'Weekdays 7.30 to 15h' },
    address: 'Calle del Faro 7',
    salary: { en: 'By agreement' },
  };
  await aJob(house.db, { ...words, title: { en: 'Lamp Trimmer' } });
  for (const query of ['lamp trimmer', 'calle del faro 7']) expect(await jobs(query)).toContain('Lamp Trimmer');
  for (const query of ['weekdays 30', 'weekdays 15'])
    expect(await ask({ query })).not.toMatchObject({ hasAllWords: true, jobs: [{ title: 'Lamp Trimmer' }] });
  expect((await ask({ query: 'job 9 to 5' })).understood).toEqual({ query: 'job', shifts: 'mornings,afternoons' });
});
