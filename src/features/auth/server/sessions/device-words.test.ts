import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

const wordsOf = (agent: string) => deviceWords(new Headers({ 'user-agent': agent }));

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
])('%s', (agent, browser, system) => expect(wordsOf(agent)).toEqual({ browser, system }));

test('says nothing of what says nothing', () => {
  expect(deviceWords(new Headers())).toEqual({ browser: null, system: null });
  expect(wordsOf('curl/8.0').system).toBeNull();
  expect(wordsOf('x'.repeat(600))).toEqual({ browser: null, system: null });
});
