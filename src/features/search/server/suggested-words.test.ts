import { expect, test } from 'vitest';
import { aTestHouse, usualNow } from '#app/server/testing.ts';
import { landmarks } from '#market/town/landmarks.ts';
import { messages as words } from '../suggestions-messages.ts';

const house = aTestHouse({ demoOf: usualNow });

const suggest = async (query: string, lang: string) =>
  (await house.call('GET', `/api/search/suggest?${new URLSearchParams({ query, lang })}`)).body;

test.each(['en', 'es'])('suggestions are spelled and found, whatever begins them (%s)', async (lang) => {
  const seconds = 'aeioulrnt'.split('');
  const typed = 'abcdefghijlmnopqrstuvwz'.split('').flatMap((first) => seconds.map((second) => first + second));
  const some = (await Promise.all(typed.map((two) => suggest(two, lang)))).flat();
  const texts = [...new Set(some.filter(({ kind }) => kind === 'words').map(({ text }) => text as string))];
  expect(texts.length).toBeGreaterThan(40);
  const phrases = [...Object.values(words[lang as 'en']), ...landmarks.map(({ near }) => near[lang as 'en'])];
  expect(texts.filter((text) => !phrases.includes(text))).toEqual([]);
  for (const query of texts) {
    const { body } = await house.call('GET', `/api/search/advanced?${new URLSearchParams({ query, lang })}`);
    expect([query, body.hasAllWords, body.correction, body.shelves.length > 0]).toEqual([query, true, null, true]);
  }
});
