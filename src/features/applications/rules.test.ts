import { describe, expect, it } from 'vitest';
import { may } from '#kit/shared/transitions.ts';
import {
  applicationStatuses,
  applicationTransitions,
  deskSteps,
  isDayToCome,
  languagesFor,
  languagesIn,
  withLanguage,
} from './rules.ts';

describe('the states of an application', () => {
  const steps = applicationStatuses.flatMap((from) =>
    applicationStatuses.filter((to) => may(applicationTransitions, from, to)).map((to) => `${from} → ${to}`),
  );

  it('leads from received to an answer, and out by the applicant’s own step', () => {
    expect(steps).toEqual([
      'received → shortlisted',
      'received → accepted',
      'received → declined',
      'received → withdrawn',
      'received → closed',
      'shortlisted → accepted',
      'shortlisted → declined',
      'shortlisted → withdrawn',
      'shortlisted → closed',
      'accepted → withdrawn',
    ]);
  });

  it('never lets the desk withdraw for somebody', () => {
    expect(applicationStatuses.flatMap((from) => deskSteps(from))).not.toContain('withdrawn');
    expect(deskSteps('received')).toEqual(['shortlisted', 'accepted', 'declined']);
    expect(deskSteps('accepted')).toEqual([]);
  });
});

describe('the languages somebody writes down', () => {
  it.each([
    ['English, Spanish', ['English', 'Spanish']],
    [' English;english ,, some Dutch\nPolish ', ['English', 'some Dutch', 'Polish']],
    [' , ', []],
  ])('%j are %j', (text, list) => expect(languagesIn(text)).toEqual(list));

  it('come and go by a press', () => {
    expect(withLanguage('', 'English')).toBe('English');
    expect(withLanguage('Catalan', 'English')).toBe('Catalan, English');
    expect(withLanguage('Catalan, english', 'English')).toBe('Catalan');
  });
});

describe('a day to begin on', () => {
  it.each([
    ['today is still to come', '2026-08-21', '2026-08-21T18:00:00Z', true],
    ['yesterday is over', '2026-08-20', '2026-08-21T18:00:00Z', false],
    ['a minute before midnight it is still that day', '2026-08-21', '2026-08-21T21:59:00Z', true],
    ['a minute past midnight in town it is over, whatever UTC says', '2026-08-21', '2026-08-21T22:01:00Z', false],
    ['in the night that loses an hour', '2026-03-28', '2026-03-28T23:30:00Z', false],
    ['in the night that gains one', '2026-10-25', '2026-10-25T22:59:00Z', true],
    ['no such day', '2026-02-30', '2026-02-01T10:00:00Z', false],
  ] as const)('%s', (_, date, at, isIt) => expect(isDayToCome(date, new Date(at))).toBe(isIt));
});

it('names the languages somebody speaks in the words of their reader', () => {
  expect(languagesFor('en', ['Inglés', 'Neerlandés', 'algo de ruso'])).toEqual(['English', 'Dutch', 'algo de ruso']);
  expect(languagesFor('es', ['English', 'Español'])).toEqual(['Inglés', 'Español']);
});
