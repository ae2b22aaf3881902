import { expect, it } from 'vitest';
import { partFilesOf } from './part-files.ts';

const chunk = (fileName, ...imports) => ({ fileName, imports });

it('says of each part all that it can’t run without, but for what every page has', () => {
  const chunks = [
    chunk('first.js', 'react.js'),
    chunk('react.js'),
    chunk('menu.js', 'first.js', 'button.js'),
    chunk('button.js', 'react.js', 'icon.js'),
    // They need each other.
    chunk('icon.js', 'button.js'),
    chunk('map.js', 'icon.js'),
  ];
  const { files, parts } = partFilesOf(['menu.js', 'map.js'], 'first.js', chunks);
  const named = parts.map((list) => list.map((one) => files[one]));
  expect(named).toEqual([
    ['menu.js', 'button.js', 'icon.js'],
    ['map.js', 'icon.js', 'button.js'],
  ]);
  expect(new Set(files).size).toBe(files.length);
});
