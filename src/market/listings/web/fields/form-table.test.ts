import { describe, expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import type { FormTable } from '#kit/web/form/form-table.ts';
import { bodyOf, draftOf, faultsOf, isRequired, refusedAt, shownOf } from '#kit/web/form/form-values.ts';
import { hoursKind } from './hours-kind.ts';
import { photosKind, type DraftPhoto } from './photos-kind.ts';
import { placeKind } from './place-kind.ts';

const refusing = (...paths: string[]) =>
  new Problem('validation', 'No', { fields: paths.map((path) => ({ path, message: 'No' })) });

type Form = {
  readonly title: { readonly en: string; readonly es: string };
  readonly price: string;
  readonly date: string;
  readonly email: string;
  readonly images: string;
  readonly imageUrl: string;
  readonly place: { readonly latitude: string; readonly longitude: string };
  readonly photos: readonly DraftPhoto[];
  readonly hours: readonly { readonly days: readonly number[]; readonly opens: string; readonly closes: string }[];
};
const table: FormTable<Form> = {
  facts: {
    title: { kind: 'bilingual' },
    price: { kind: 'price' },
    date: { kind: 'date', blank: 'null' },
    email: { kind: 'email', blank: 'text' },
    images: { kind: 'list', each: 'link', blank: 'none' },
    imageUrl: { kind: 'link', blank: 'null' },
    latitude: { kind: 'number', min: -90, max: 90, blank: 'null' },
    longitude: { kind: 'number', min: -180, max: 180, blank: 'null' },
    photos: { kind: 'parts', blank: 'none' },
    hours: { kind: 'parts', blank: 'none' },
  },
  words: { en: {}, es: {} },
  fields: {
    title: {},
    price: {},
    date: { required: 'new' },
    email: {},
    images: {},
    imageUrl: { required: 'new', unless: 'photos' },
    place: { kind: placeKind },
    photos: { kind: photosKind },
    hours: { kind: hoursKind },
  },
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
  faultsOf(table, { ...good, ...change }, first, isNew);
const photo = (en: string) => ({ id: en, width: 1, height: 1, alt: { en, es: '' } });

describe('what a form asks for', () => {
  it('is content with one of two languages', () => {
    expect(faultsIn({})).toEqual({});
    expect(faultsIn({ title: { en: ' ', es: '' } })).toEqual({ title: 'missing' });
    expect(faultsIn({ title: { en: '', es: 'Tarde' } })).toEqual({});
  });

  it.each([
    [{ price: '' }, { price: 'missing' }],
    [{ price: '1e3' }, { price: 'price' }],
    [{ price: '12.5051' }, { price: 'price' }],
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
    expect(isRequired(table, 'imageUrl', { ...good, photos: [photo('A stage')] }, good, true)).toBe(false);
    expect(faultsIn({ imageUrl: '', photos: [photo('A stage')] })).toEqual({});
  });
});

it('puts what the server refused beside the fields of the form', () => {
  expect(refusedAt(table, refusing('title.es', 'latitude', 'photos.1.alt', 'secret'))).toEqual({
    title: 'refused',
    place: 'refused',
    'photos.1': 'refused',
  });
});

it('sends, shows and begins with what the contract says, but for what the table knows better', () => {
  expect(draftOf(table)).toEqual({ ...good, title: { en: '', es: '' }, price: '', date: '', imageUrl: '' });
  expect(bodyOf(table, good)).toEqual({
    title: { en: 'Late' },
    price: '12.50',
    date: '2026-08-21',
    email: '',
    images: [],
    imageUrl: 'https://a.example/b.jpg',
    latitude: null,
    longitude: null,
    photos: [],
    hours: [],
  });
  expect(shownOf(table, { ...good, price: '12.5', date: '' }, undefined, 'es')).toMatchObject({
    title: 'Late',
    price: '12.50',
    date: null,
  });
});
