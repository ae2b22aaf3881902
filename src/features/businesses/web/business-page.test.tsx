import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { BusinessDetail } from '../contract.ts';
import { aToldBusiness } from '../testing.ts';
import { BusinessPage } from './business-page.tsx';

const business = aToldBusiness({
  name: 'Limón de Madrugada',
  category: 'bar',
  phone: '+34 965 000 001',
  email: 'limon@example.com',
  website: 'https://www.limon.example/',
  openingHours: [
    { days: [4, 5], opens: '20:00', closes: '04:00' },
    { days: [4], opens: '13:00', closes: '16:00' },
  ],
  priceRange: '€€',
  rating: 4.6,
  reviewCount: 40,
});

/** Half past one on Saturday: Friday's night. */
const late = new Date('2026-08-21T23:30:00Z');

function draw(changes: Partial<BusinessDetail> = {}, language: 'en' | 'es' = 'en', now = late) {
  return renderPage(<BusinessPage business={{ ...business, ...changes }} save={null} similar={null} />, {
    language,
    now,
  });
}
const deal = () => within(screen.getByRole('complementary'));

describe('the page of a place', () => {
  it('says until when it is open, and marks the night’s line of the week', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Limón de Madrugada');
    expect(deal().getByText('Open now')).toBeTruthy();
    expect(deal().getByText('closes at 04:00')).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(7);
    expect(rows[0]?.textContent).toBe('MondayClosed');
    expect(rows[4]?.textContent).toBe('Friday today13:00–16:0020:00–04:00');
  });

  it.each([
    ['en', '2026-08-21T15:00:00Z', 'Closed now', 'opens at 20:00'],
    ['es', '2026-08-21T15:00:00Z', 'Cerrado ahora', 'abre a las 20:00'],
    ['en', '2026-08-20T20:00:00Z', 'Closed now', 'opens tomorrow at 13:00'],
    ['es', '2026-08-20T20:00:00Z', 'Cerrado ahora', 'abre mañana a las 13:00'],
    ['en', '2026-08-23T20:00:00Z', 'Closed now', 'opens on Friday at 13:00'],
    ['es', '2026-08-23T20:00:00Z', 'Cerrado ahora', 'abre el viernes a las 13:00'],
    ['es', '2026-08-21T23:30:00Z', 'Abierto ahora', 'cierra a las 04:00'],
  ] as const)('in %s at %s: %s, %s', (language, at, state, until) => {
    draw({}, language, new Date(at));
    expect(deal().getByText(state)).toBeTruthy();
    expect(deal().getByText(until)).toBeTruthy();
  });

  it('is reached by phone, mail and its own site, which gains nothing by the link', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+34965000001');
    expect(screen.getByRole('link', { name: 'limon@example.com' }).getAttribute('href')).toBe(
      'mailto:limon@example.com',
    );
    const site = screen.getByRole('link', { name: 'limon.example' });
    expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual([
      'https://www.limon.example/',
      'nofollow noopener noreferrer',
    ]);
    expect(deal().getByText('€€ · Moderate')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeTruthy();
  });

  it.each([
    ['en', 'Ask for the hours', /Nobody has told us the hours/],
    ['es', 'Pregunta el horario', /Aún no nos han dicho el horario/],
  ] as const)('admits in %s that nobody knows the hours', (language, state, hint) => {
    draw({ openingHours: [], phone: '', email: '', website: null }, language);
    expect(deal().getByText(state)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('heading', { name: /Get in touch|Ponte en contacto/ })).toBeNull();
  });

  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  const feast = { from: '2026-08-21', until: '2026-08-21', days: everyDay, spans: [], note: 'Wedding of Ana' };

  it.each([
    ['en', 'Closed today', 'opens tomorrow at 20:00', 'Friday todayClosed', 'Other hours on these dates'],
    ['es', 'Cerrado hoy', 'abre mañana a las 20:00', 'Viernes hoyCerrado', 'Otro horario en estas fechas'],
  ] as const)(
    'says that it is closed today in %s, why, and when it opens again',
    (language, state, until, line, title) => {
      draw({ openingExceptions: [feast] }, language, new Date('2026-08-21T15:00:00Z'));
      expect(deal().getByText(state)).toBeTruthy();
      expect(deal().getByText(until)).toBeTruthy();
      expect(screen.getAllByRole('row')[5]?.textContent).toBe(line);
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText('Wedding of Ana')).toBeTruthy();
    },
  );

  it('lists what is ahead, the next first, and leaves out what is over', () => {
    const winter = { ...feast, from: '2027-01-07', until: '2027-02-28', days: [0, 1], note: 'Winter' };
    const late = {
      ...feast,
      from: '2026-12-31',
      until: '2026-12-31',
      spans: [{ opens: '20:00', closes: '06:00' }],
      note: '',
    };
    const over = { ...feast, from: '2026-08-01', until: '2026-08-02', note: 'Over' };
    draw({ openingExceptions: [winter, over, late] });
    const [, ahead] = screen.getAllByRole('table');
    const rows = within(ahead as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Thu 31 Dec20:00–06:00',
      'Thu 7 Jan 2027 to Sun 28 Feb 2027, only Mon, TueWinterClosed',
    ]);
  });

  it('names the date where it is closed for longer than a week', () => {
    draw({ openingExceptions: [{ ...feast, until: '2026-10-31' }] }, 'en', new Date('2026-08-21T15:00:00Z'));
    expect(deal().getByText('opens on Friday, 6 November 2026 at 13:00')).toBeTruthy();
    draw(
      { openingHours: [], openingExceptions: [{ ...feast, spans: [{ opens: '10:00', closes: '12:00' }] }] },
      'en',
      new Date('2026-08-21T15:00:00Z'),
    );
    expect(screen.getByText('not known when it opens again')).toBeTruthy();
  });

  it('never closes where the clock goes round', () => {
    draw({ openingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }] });
    expect(deal().getByText('open round the clock')).toBeTruthy();
    expect(screen.getAllByText('Round the clock')).toHaveLength(7);
  });
});

describe('what a place has', () => {
  const menu = 'Sour:\nPisco sour 9,50 €\nVerbena, no alcohol';

  it.each([
    ['en', 'On the menu', '€9.50'],
    ['es', 'La carta', /^9,50\s€$/],
  ] as const)('stands on a card in %s, part by part with its prices', (language, title, price) => {
    draw({ menu }, language);
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Sour');
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(card.getByText(price)).toBeTruthy();
  });

  it('is told otherwise where nothing is served, and not at all where nobody has said', () => {
    draw({ menu, category: 'tour' });
    expect(screen.getByRole('region', { name: 'What they offer' })).toBeTruthy();
    draw();
    expect(screen.queryByRole('region', { name: 'On the menu' })).toBeNull();
  });

  it('shows an offer to its last night, and not before its first', () => {
    const offer = { offer: 'Two for one', offerFrom: '2026-08-21', offerUntil: '2026-08-21' };
    draw(offer);
    expect(screen.getByText('Two for one')).toBeTruthy();
    expect(screen.getByText('until Friday, 21 August 2026')).toBeTruthy();
    draw({ ...offer, offer: 'Over', offerFrom: null, offerUntil: '2026-08-20' });
    draw({ ...offer, offer: 'Later', offerFrom: '2026-08-22', offerUntil: null });
    for (const gone of ['Over', 'Later']) expect(screen.queryByText(gone)).toBeNull();
  });
});
