import { expect, it } from 'vitest';
import { isFrom } from './shown-origins.ts';

it.each([
  ['https://cdn.example/a.jpg', true],
  ['https://CDN.example:443/a.jpg', true],
  ['http://cdn.example/a.jpg', false],
  ['https://cdn.example:8443/a.jpg', false],
  ['https://cdn.example.evil.example/a.jpg', false],
  ['https://my.photos.example/a.jpg', true],
  ['https://a.b.photos.example/a.jpg', true],
  ['https://photos.example/a.jpg', false],
  ['https://evilphotos.example/a.jpg', false],
])('%s is shown: %s', (link, isShown) =>
  expect(isFrom(link, ['https://cdn.example', 'https://*.photos.example'])).toBe(isShown),
);

it('nothing is where no origin is named', () => expect(isFrom('https://cdn.example/a.jpg', [])).toBe(false));
