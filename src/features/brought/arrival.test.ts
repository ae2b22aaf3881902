import { expect, test } from 'vitest';
import { sourceOfArrival, sourceOfPage } from './arrival.ts';

const site = 'https://aftersun.example';

test.each([
  ['/', 'home'],
  ['/?lang=es', 'home'],
  ['/search?query=paella', 'search'],
  ['/search?type=rentals&people=4', 'search'],
  ['/search?type=rentals&page=2', 'list'],
  ['/search?type=events&view=map', 'map'],
  ['/saved', 'saved'],
  ['/rentals/AbCdEfGh', 'similar'],
  ['/user-dashboard', 'direct'],
] as const)('who comes from %s comes by %s', (path, source) => {
  expect(sourceOfPage(new URL(path, site))).toBe(source);
});

test.each([
  ['', '', 'direct'],
  ['', 'no address', 'direct'],
  ['', `${site}/search?query=paella`, 'search'],
  ['', 'https://www.google.es/', 'engine'],
  ['', 'https://duckduckgo.com/', 'engine'],
  ['', 'https://mail.google.com/', 'letter'],
  ['', 'https://outlook.live.com/', 'letter'],
  ['', 'https://www.benidorm-tips.example/best-bars', 'site'],
  ['', 'https://notgoogle.example/', 'site'],
  ['?utm_medium=email', 'https://www.google.es/', 'letter'],
] as const)('an address that ends with "%s", from "%s", is %s', (question, referrer, source) => {
  expect(sourceOfArrival(new URL(`${site}/events/AbCdEfGh${question}`), referrer)).toBe(source);
});
