import { describe, expect, it } from 'vitest';
import { choiceFor, readEmail, readPrice, tidy } from './answer-checks.ts';

describe('tidy', () => {
  it('makes one line of an answer that should be one', () => {
    expect(tidy('  Foam\n night \t at Sala 9 ', false)).toBe('Foam night at Sala 9');
  });
  it('keeps the lines of a description', () => {
    expect(tidy('Foam.\r\nBring a towel.\u0000', true)).toBe('Foam.\nBring a towel.');
  });
  it('leaves nothing that the server could not store', () => {
    expect(tidy('\u0007ping\ud800', false)).toBe('ping\ufffd');
  });
});

describe('choiceFor', () => {
  const choices = [
    { value: 'event', label: 'Un evento' },
    { value: 'rental', label: 'Un alquiler' },
    { value: 'job', label: 'Hostelería' },
  ];
  it.each([
    ['evento', 'event'],
    ['UN EVENTO', 'event'],
    ['rental', 'rental'],
    ['hosteleria', 'job'],
    ['vento', undefined],
    ['boat', undefined],
    [' ', undefined],
  ])('understands %j as %j', (text, value) => expect(choiceFor(text, choices)).toBe(value));
});

describe('readEmail', () => {
  it.each([
    [' marta@example.com ', 'marta@example.com'],
    ['mailto:marta@example.com', 'marta@example.com'],
    ['marta', undefined],
    ['marta@example', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, email) => expect(readEmail(text)).toBe(email));
});

describe('readPrice', () => {
  it.each([
    ['12', '12.00'],
    ['12,5', '12.50'],
    ['€ 12.50', '12.50'],
    ['25 euros', '25.00'],
    ['1.200', '1200.00'],
    ['1,200.50', '1200.50'],
    ['1.200,50 €', '1200.50'],
    ['0', '0'],
    ['free', '0'],
    ['Gratis', '0'],
    ['0.125', undefined],
    ['about ten', undefined],
    ['-5', undefined],
    ['99999999', undefined],
  ])('reads %j as %j', (text, price) => expect(readPrice(text)).toBe(price));
});
