import { expect, it } from 'vitest';
import { partHeadAt, partsNamed } from './part-head.ts';

const headOf = partHeadAt('/admin', 'bell');
const titleOf = (tab?: unknown) => {
  const parts = partsNamed(['events', 'mail'], (part) => ({ events: 'Events', mail: 'Letters' })[part]);
  const loaderData = { title: 'Front desk | Aftersun', description: '', parts };
  const match = { context: { language: 'en', origin: '' }, search: { tab } } as const;
  return headOf({ match, loaderData }).meta?.find((tag) => 'title' in tag);
};

it('names the part that is open, and the page alone where none is named', () => {
  expect(titleOf('mail')).toEqual({ title: 'Letters | Front desk | Aftersun' });
  expect(titleOf()).toEqual({ title: 'Front desk | Aftersun' });
});

it('says nothing that an address made up', () => {
  expect(titleOf('constructor')).toEqual({ title: 'Front desk | Aftersun' });
  expect(titleOf(['events'])).toEqual({ title: 'Front desk | Aftersun' });
});
