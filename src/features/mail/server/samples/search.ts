/** For tests only: the letters about saved searches of `samples.ts`. */
import type { SearchLetters } from '../../search-letters.ts';

const path = '/saved';
const flats = { said: ['Rentals', 'Up to €90'], count: 1, titles: ['Ático en Levante'], path: '/search?type=rentals' };
const nights = {
  said: ['“techno”', 'Where: Levante'],
  count: 5,
  titles: ['Noche uno', 'Noche dos', 'Noche tres'],
  path: '/search?query=techno&location=Levante',
};

export const searchSamples: { readonly [N in keyof SearchLetters]: readonly SearchLetters[N][] } = {
  searchNews: [
    { name: 'Ana Pla', searches: [flats], more: 0, path },
    { name: 'Ana Pla', searches: [flats, nights], more: 2, path },
    { name: 'Ana Pla', searches: [{ ...flats, said: ['“win at casino.example”'], titles: [] }], more: 0, path },
  ],
};
