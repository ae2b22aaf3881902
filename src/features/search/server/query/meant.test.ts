/** What a search is about where not all of it is found: what is known of it, and who helps, not a word that is rare by chance. */
import { describe, expect, test, vi } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { SearchResult } from '../../contract.ts';
import { judgedNow } from '../judged/judgment.ts';
import { search } from '../service.ts';

const house = aTestHouse({ demoOf: judgedNow });

const ask = (query: string) => search(house.db, serverKinds, { query }, 'en', judgedNow);
const titlesOf = (part: SearchResult | SearchResult['near']) =>
  part.shelves.flatMap((type) => part[type].map((one) => ('title' in one ? one.title : one.name)));

describe('where nothing has all of it', () => {
  test('an occasion stays and not a rare word beside it', async () => {
    const found = await ask('presents to take home');
    expect(titlesOf(found)[0]).toBe('Tinta de Pulpo');
  });

  test('a phrase that some have stays whole', async () => {
    const found = await ask('road bike for the hills');
    expect(titlesOf(found)).toEqual(['Carbon Road Bike']);
    expect(found.leftOut).toEqual(['hills']);
  });
});

test('who wants no noise finds what is quiet', async () => {
  const titles = titlesOf(await ask('una noche tranquila, nada de ruido'));
  expect(titles.slice(0, 3)).toContain('La Última Ola');
});

test('who goes out finds no place to sleep first, whatever it has; who asks for one does', async () => {
  const home = ['La Buganvilla at La Cala', 'Villa Puig Blanc, pool and mountain', 'Pine Shadow'];
  expect(titlesOf(await ask('too hot, where can we cool off')).slice(0, 3)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(home.join('|'))]),
  );
  expect(titlesOf(await ask('too hot, a villa with a pool'))[0]).toMatch(/Villa|Pine|Terraces|Table|Garage/);
});

test('who has no money finds first what costs none', async () => {
  const found = await ask('no tengo un duro');
  expect(found.shelves[0]).toBe('events');
  expect(found.events.slice(0, 3).map(({ price }) => price)).toEqual(['0', '0', '0']);
});

test('who speaks no Spanish finds the work first that asks for English', async () => {
  const { jobs } = await ask("I don't speak Spanish, any work for me");
  expect(jobs.slice(0, 3).map(({ title }) => title)).not.toContain('Night Shuttle Driver');
});

test('a word that some write as one, others with a hyphen and others apart finds the same', async () => {
  const ways = ['check-in', 'todo-incluido', 'pet-friendly', 'E-bike', 'sea-food', 'night-club', 'pool-party'];
  for (const way of ways) {
    const [titles = [], ...others] = await Promise.all(
      [way, way.replaceAll('-', ' '), way.replaceAll('-', '')].map(async (one) => titlesOf(await ask(one))),
    );
    expect(titles, way).not.toEqual([]);
    expect(others, way).toEqual([titles, titles]);
  }
});

test('a word that nobody has is looked up once, however often it is said', async () => {
  const lookedUp = async (query: string) => {
    const execute = vi.spyOn(house.db, 'execute');
    await ask(query);
    const { length } = execute.mock.calls;
    execute.mockRestore();
    return length;
  };
  const twelveTimes = Array.from({ length: 12 }, () => 'chiflan').join(' ');
  await ask(twelveTimes);
  const once = await lookedUp('chiflan');
  expect(once).toBeGreaterThan(0);
  expect(await lookedUp(twelveTimes)).toBe(once);
});
