import { describe, expect, it } from 'vitest';
import { faultsOf, isRequired, refusedAt, type Rules } from './rules.ts';

type Form = {
  readonly title: { readonly en: string; readonly es: string };
  readonly price: string;
  readonly date: string;
  readonly email: string;
  readonly images: string;
  readonly imageUrl: string;
  readonly place: { readonly latitude: string; readonly longitude: string };
  readonly photos: readonly { readonly id: string; readonly alt: { readonly en: string; readonly es: string } }[];
  readonly hours: readonly { readonly days: readonly number[]; readonly opens: string; readonly closes: string }[];
};
const rules: Rules<Form> = {
  title: { required: true },
  price: { required: true, kind: 'price' },
  date: { required: 'new' },
  email: { kind: 'email' },
  images: { kind: 'links' },
  imageUrl: { required: 'new', unless: 'photos', kind: 'link' },
  place: { kind: 'place' },
  photos: { kind: 'photos' },
  hours: { kind: 'hours' },
};
const good: Form = {
  title: { en: 'Late', es: '' },
  price: '12.50',
  date: '2026-08-21',
  email: '',
  images: '',
  imageUrl: 'https://a.example/b.jpg',
  place: { latitude: '', longitude: '' },
  photos: [],
  hours: [],
};
const faultsIn = (change: Partial<Form>, first = good, isNew = true) =>
  faultsOf(rules, { ...good, ...change }, first, isNew);
const photo = (en: string) => ({ id: en, alt: { en, es: '' } });

describe('what a form asks for', () => {
  it('is content with one of two languages', () => {
    expect(faultsIn({})).toEqual({});
    expect(faultsIn({ title: { en: ' ', es: '' } })).toEqual({ title: 'missing' });
    expect(faultsIn({ title: { en: '', es: 'Tarde' } })).toEqual({});
  });

  it.each([
    [{ price: '' }, { price: 'missing' }],
    [{ price: '1e3' }, { price: 'price' }],
    [{ price: '12.505' }, { price: 'price' }],
    [{ email: 'nobody' }, { email: 'email' }],
    [{ images: 'https://a.example/1.jpg, 2.jpg' }, { images: 'link' }],
    [{ imageUrl: 'ftp://a.example' }, { imageUrl: 'link' }],
    [{ place: { latitude: '38.5', longitude: '' } }, { place: 'place' }],
    [{ place: { latitude: '98', longitude: '0' } }, { place: 'place' }],
    [{ place: { latitude: 'north', longitude: '0' } }, { place: 'place' }],
    [{ photos: [photo('A stage'), photo('')] }, { 'photos.1': 'alt' }],
    [{ hours: [{ days: [], opens: '20:00', closes: '04:00' }] }, { 'hours.0': 'hours' }],
    [{ hours: [{ days: [1], opens: '20:00', closes: '' }] }, { 'hours.0': 'hours' }],
  ] satisfies [Partial<Form>, object][])('finds %o wrong', (change, found) => expect(faultsIn(change)).toEqual(found));

  it('lets an event that came without a date stay without one, but not lose it', () => {
    expect(faultsIn({ date: '' })).toEqual({ date: 'missing' });
    expect(faultsIn({ date: '' }, { ...good, date: '' }, false)).toEqual({});
    expect(faultsIn({ date: '' }, good, false)).toEqual({ date: 'missing' });
  });

  it('takes a photo in place of a link to one', () => {
    expect(faultsIn({ imageUrl: '' })).toEqual({ imageUrl: 'missing' });
    expect(isRequired(rules, 'imageUrl', { ...good, photos: [photo('A stage')] }, good, true)).toBe(false);
    expect(faultsIn({ imageUrl: '', photos: [photo('A stage')] })).toEqual({});
  });
});

it('puts what the server refused beside the fields of the form', () => {
  expect(refusedAt(rules, ['title.es', 'latitude', 'photos.1.alt', 'secret'])).toEqual({
    title: 'refused',
    place: 'refused',
    'photos.1': 'refused',
  });
});
