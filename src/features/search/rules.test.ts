import { describe, expect, it } from 'vitest';
import { addressOf, matchesWords, readSearch, soughtCategory, soughtTypes } from './rules.ts';

describe('readSearch', () => {
  it('keeps what a search knows and leaves the rest out', () => {
    expect(readSearch({ query: 'paella', type: 'businesses', category: 'restaurant', utm: 'x' })).toEqual({
      query: 'paella',
      type: 'businesses',
      category: 'restaurant',
    });
    expect(readSearch({ query: '', type: 'hotels', category: 'bar' })).toEqual({});
  });

  it('drops a category of another type', () => {
    expect(readSearch({ type: 'rentals', category: 'restaurant' })).toEqual({ type: 'rentals' });
    expect(readSearch({ type: 'all', category: 'party' })).toEqual({ type: 'all' });
  });

  it('takes a nightclub for a club', () => {
    const search = readSearch({ type: 'events', category: 'nightclub' });
    expect(soughtCategory(search)).toBe('club');
  });
});

describe('addressOf', () => {
  it('sends dining to the restaurants', () => {
    expect(addressOf(' arroz ', 'dining')).toEqual({ query: 'arroz', type: 'businesses', category: 'restaurant' });
  });

  it('asks for everything when no door was chosen', () => {
    expect(addressOf('boat', undefined)).toEqual({ query: 'boat' });
    expect(addressOf('  ', 'jobs')).toEqual({ type: 'jobs' });
  });
});

describe('soughtTypes', () => {
  it('looks everywhere unless told', () => {
    expect(soughtTypes({})).toEqual(['events', 'rentals', 'businesses', 'jobs']);
    expect(soughtTypes({ type: 'jobs' })).toEqual(['jobs']);
  });
});

describe('matchesWords', () => {
  const texts = ['Café del Mar', 'Avenida del Mediterráneo', 'Música en directo'];

  it('does not mind accents, capitals or order', () => {
    expect(matchesWords('cafe', texts)).toBe(true);
    expect(matchesWords('MUSICA café', texts)).toBe(true);
    expect(matchesWords('mediterraneo, música!', texts)).toBe(true);
  });

  it('needs every word', () => {
    expect(matchesWords('café rock', texts)).toBe(false);
  });

  it('finds everything when nothing was typed', () => {
    expect(matchesWords('', texts)).toBe(true);
    expect(matchesWords(' ¿? ', texts)).toBe(true);
  });
});
