import { describe, expect, it } from 'vitest';
import { understand } from './meaning.ts';

/** A Wednesday in July. */
const tonight = '2026-07-15';
const said = (query: string) => {
  const { filters, words } = understand(query, tonight);
  return { ...filters, ...(words === '' ? {} : { words }) };
};

describe('days as people shorten them, and from day to day', () => {
  it.each([
    ['apartment fri 24 to sun 26 july', { date: '2026-07-24', until: '2026-07-26', words: 'apartment' }],
    ['piso vie 24 a dom 26 de julio', { date: '2026-07-24', until: '2026-07-26', words: 'piso' }],
    ['parties fri-sun', { date: '2026-07-17', until: '2026-07-19', words: 'parties' }],
    ['fri – sun', { date: '2026-07-17', until: '2026-07-19' }],
    ['enterrement de vie de jeune fille', { words: 'enterrement de vie de jeune fille' }],
    ['vie a dom', { date: '2026-07-17', until: '2026-07-19' }],
    ['del viernes 24 al domingo 26', { date: '2026-07-24', until: '2026-07-26' }],
    ['from fri 24th to sun 26th', { date: '2026-07-24', until: '2026-07-26' }],
    ['24/26 july', { date: '2026-07-24', until: '2026-07-26' }],
    ['24 & 25 july', { date: '2026-07-24', until: '2026-07-25' }],
    ['24.-26. juli', { date: '2026-07-24', until: '2026-07-26' }],
    ['24 jul – 2 ago', { date: '2026-07-24', until: '2026-08-02' }],
    ['3rd-9th august', { date: '2026-08-03', until: '2026-08-09' }],
    ['from the 3rd to the 9th', { date: '2026-08-03', until: '2026-08-09' }],
    ['entre el 3 y el 9', { date: '2026-08-03', until: '2026-08-09' }],
    ['du 3 au 9', { date: '2026-08-03', until: '2026-08-09' }],
    ['flat from the 3rd to the 9th of august', { date: '2026-08-03', until: '2026-08-09', words: 'flat' }],
    ['sat night club', { date: '2026-07-18', part: 'evening', words: 'club' }],
    ['sáb por la noche', { date: '2026-07-18', part: 'evening' }],
    ['thurs evening', { date: '2026-07-16', part: 'evening' }],
    ['vr avond feest', { date: '2026-07-17', part: 'evening', words: 'feest' }],
    ['concerts on thu', { date: '2026-07-16', words: 'concerts' }],
    ['party next sat', { date: '2026-07-25', words: 'party' }],
    ['fiesta dom', { date: '2026-07-19', words: 'fiesta' }],
    ['fr bis so', { date: '2026-07-17', until: '2026-07-19' }],
    ['von fr bis so wohnung', { date: '2026-07-17', until: '2026-07-19', words: 'wohnung' }],
    ['fr 24. bis so 26. juli', { date: '2026-07-24', until: '2026-07-26' }],
    ['24/7 - 26/7', { date: '2026-07-24', until: '2026-07-26' }],
    ['24.07.-26.07.', { date: '2026-07-24', until: '2026-07-26' }],
    ['van vr tot en met zo', { date: '2026-07-17', until: '2026-07-19' }],
    ['vr 24 t/m zo 26 juli', { date: '2026-07-24', until: '2026-07-26' }],
    ['du ven 24 au dim 26 juillet', { date: '2026-07-24', until: '2026-07-26' }],
    ['ven au dim', { date: '2026-07-17', until: '2026-07-19' }],
    ['mon to wed', { date: '2026-07-20', until: '2026-07-22' }],
    ['this thu and fri', { date: '2026-07-16', until: '2026-07-17' }],
    ['jueves y viernes', { date: '2026-07-16', until: '2026-07-17' }],
    ['first weekend of august', { date: '2026-07-31', until: '2026-08-02' }],
    ['primer finde de agosto', { date: '2026-07-31', until: '2026-08-02' }],
    ['el 25', { date: '2026-07-25' }],
    ['villa 8-10 people', { people: 10, words: 'villa' }],
    ['alojamiento para nueve todos', { people: 9, words: 'alojamiento todos' }],
    ['villa for 8 or 10', { people: 10, words: 'villa' }],
    ['flat for two or three nights', { length: '2n', words: 'flat' }],
    ['piso desde el 24 de julio', { date: '2026-07-24', words: 'piso' }],
  ])('%s', (typed, means) => expect(said(typed)).toEqual(means));

  it.each([
    'mon cherie',
    'sat nav',
    'sun lounger',
    'sun and sea',
    'mar y montana',
    'zumo de mora',
    'menu de 3 a 9',
    'tours 10-12',
    '1.5 to 2.5 hours',
    'playa y mar',
  ])('%s names no day', (typed) => expect(said(typed)).toEqual({ words: typed }));
});
