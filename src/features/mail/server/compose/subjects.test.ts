/** Nights of a series have one title: which one a letter is about is read in a mailbox, before it is opened. */
import { describe, expect, it } from 'vitest';
import { formatDay } from '#kit/shared/dates.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import type { LetterName, Letters } from '../../rules.ts';
import type { Letter } from '../letter.ts';
import { samples } from '../samples/samples.ts';
import { compose } from './compose.ts';

const subjectOf = (letter: LetterName, values: Letters[LetterName], language: Language) =>
  compose({ letter, values } as Letter, language, 'https://aftersun.example').subject;

type Night = { readonly date?: string | null; readonly stay?: object; readonly to?: { readonly date: string } };

const aboutNights = [
  'order',
  'cancelled',
  'moved',
  'ownerBooked',
  'ownerCancelled',
  'ownerRefunded',
  'ownerCalledOff',
  'ownerDisputed',
  'refund',
  'partRefund',
  'dashboardRefund',
  'disputeDecided',
  'refundFailed',
  'reviewInvitation',
  'ownerReviewed',
  'reviewAnswered',
  'reviewRemoved',
  'reviewReportDecided',
  'placesFree',
  'placesCalledOff',
  'eventNews',
  'keptMoved',
  'keptEnded',
  'keptHeld',
] as const satisfies readonly LetterName[];

describe.each(languages)('the subject of a letter about a night (%s)', (language) => {
  it.each(aboutNights)('ends with its day, and with none where it has none or is of a stay: %s', (letter) => {
    const days = samples[letter].map((values) => {
      const { date, stay, to }: Night = values as Night;
      const day = stay ? undefined : (to?.date ?? date);
      const subject = subjectOf(letter, values, language);
      const said = /, \p{L}+ \d+ \p{L}+$/u.exec(subject)?.[0];
      expect(said, subject).toBe(day ? `, ${formatDay(day, day, language)}` : undefined);
      return day;
    });
    expect(days.some(Boolean)).toBe(true);
  });

  it('says it of one listing that the desk decided of, and of several how many they are', () => {
    const night = { title: 'Foam', date: '2027-06-04', note: 'No photo.', path: '/events/AbCdEfGh' };
    const day = { en: 'Foam, Fri 4 Jun', es: 'Foam, vie 4 jun' }[language];
    const alone = { name: 'Ana', ...night };
    expect(subjectOf('listingReviewed', alone, language)).toContain(day);
    expect(subjectOf('listingChangeDecided', alone, language)).toContain(day);
    expect(subjectOf('listingTakenDown', { ...alone, isForGood: false }, language)).toContain(day);
    expect(subjectOf('listingReviewed', { ...alone, others: [night] }, language)).not.toContain(day.slice(6));
  });

  it('keeps it after a title that fills the line', () => {
    const title = 'Ñ'.repeat(120);
    const values = { name: 'Ana', title, date: '2027-06-04', time: null, orders: 1, back: '0' };
    const subject = subjectOf('ownerCalledOff', values, language);
    expect(subject).toMatch(/Ñ, (?:Fri 4 Jun|vie 4 jun)$/);
    expect(subject.length).toBeLessThanOrEqual(150);
  });
});
