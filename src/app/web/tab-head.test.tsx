import { expect, it } from 'vitest';
import { namesOfTabs, tabHeadAt } from './tab-head.ts';

const headOf = tabHeadAt('/admin', 'bell');
const titleOf = (tab?: unknown) => {
  const tabs = namesOfTabs(['events', 'mail'], (tab) => ({ events: 'Events', mail: 'Letters' })[tab]);
  const loaderData = { title: 'Front desk | Aftersun', description: '', tabs };
  const match = { context: { language: 'en', origin: '' }, search: { tab } } as const;
  return headOf({ match, loaderData }).meta?.find((tag) => 'title' in tag);
};

it('names the tab that is open, and the page alone where none is named', () => {
  expect(titleOf('mail')).toEqual({ title: 'Letters | Front desk | Aftersun' });
  expect(titleOf()).toEqual({ title: 'Front desk | Aftersun' });
});

it('says nothing that an address made up', () => {
  expect(titleOf('constructor')).toEqual({ title: 'Front desk | Aftersun' });
  expect(titleOf(['events'])).toEqual({ title: 'Front desk | Aftersun' });
});
