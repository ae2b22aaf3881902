import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownEvent, aToldEvent } from '../testing.ts';
import type { EventDetail } from '../contract.ts';
import { EventPage } from './event-page.tsx';

const event = aToldEvent({
  title: 'Mirrorball on the roof',
  description: 'Three DJs, two terraces.\nOne drink is included.',
  price: '25.00',
  location: 'Sky terrace',
  address: 'Avenida del Mediterráneo 1',
  date: '2026-08-21',
  time: '22:30',
  duration: '6 hours',
  organizer: 'Cielo Raso',
  featured: false,
  vip: true,
  latitude: 38.5392,
  longitude: -0.1224,
});

const evening = new Date('2026-08-21T18:00:00Z');

function draw(changes: Partial<EventDetail> = {}, language: 'en' | 'es' = 'en', now = evening) {
  return renderPage(<EventPage event={{ ...event, ...changes }} save={null} similar={null} />, { language, now });
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
/** The price, the button, and the facts in short. */
const deal = () => within(screen.getByRole('complementary'));

describe('the page of an event', () => {
  it('says in which language it is where that is not the page’s', () => {
    const foreign = { title: 'es', description: 'es', included: 'es' } as const;
    const { container } = draw({ foreign, dressCode: 'White', included: ['Una copa'] });
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('es');
    const isSaid = (text: string) => screen.getByText(text).closest<HTMLElement>('[lang]')?.lang;
    expect(['Three DJs, two terraces.', 'Una copa', 'White'].map(isSaid)).toEqual(['es', 'es', 'en']);
    expect(container.querySelectorAll('[lang]')).toHaveLength(3);
  });

  it('leads to the other nights of its series that can still be had, and tells of none where there is none', () => {
    const other = { ...aShownEvent({ id: 'evt00000002', title: 'Mirrorball on the roof', date: '2026-08-28' }) };
    const gone = { ...other, id: 'evt00000003', date: '2026-08-14' };
    const full = { ...other, id: 'evt00000004', date: '2026-09-04', soldOut: true };
    draw({ otherDates: [gone, other, full] });
    const dates = within(screen.getByRole('region', { name: 'Other dates' }));
    expect(dates.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/events/evt00000002']);
    // Called like this one it is told by its day alone; under another name by both.
    expect(dates.getByRole('link').textContent).toMatch(/^Fri,? 28 Aug\s· 22:30$/);
    draw({ otherDates: [{ ...other, title: 'Closing night' }] });
    expect(screen.getByRole('link', { name: 'Closing night' })).toBeTruthy();
    draw({ otherDates: [{ ...other, price: '25.00', from: '15.00' }] });
    expect(screen.getByText('from €15')).toBeTruthy();
    draw({ otherDates: [gone] });
    expect(screen.queryByRole('region', { name: 'Other dates' })).toBeNull();
  });

  it('tells everything that decides', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mirrorball on the roof');
    for (const text of ['TONIGHT', 'Party', 'VIP AVAILABLE', 'Three DJs, two terraces.', 'One drink is included.'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const text of ['€25', 'Friday, 21 August 2026', '22:30', '6 hours', 'Cielo Raso', /^18 and over/])
      expect(deal().getByText(text)).toBeTruthy();
    expect(deal().getByText('04:30, still the same night')).toBeTruthy();
    expect(hrefOf('Buy Now')).toBe('/checkout?type=event&id=evt00000001');
    expect(hrefOf('Add to calendar')).toBe('/api/events/evt00000001/calendar?lang=en');
    expect(hrefOf('All events')).toBe('/search?type=events');
    const way = screen.getByRole('link', { name: /^Directions to Mirrorball on the roof/ });
    expect(way.getAttribute('href')).toBe('https://www.google.com/maps/dir/?api=1&destination=38.5392%2C-0.1224');
    expect(way.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    ['flexible', 'en', ['Cancel by 20 Aug 2026, 22:30: you get everything back.', 'After that: nothing comes back.']],
    [
      'strict',
      'es',
      ['Si cancelas hasta el 14 ago 2026, 22:30, te devolvemos la mitad.', 'Después ya no se devuelve nada.'],
    ],
    ['final', 'en', ['If you cancel, nothing comes back.']],
  ] as const)(
    'says what comes back to who cancels, before anything is bought (%s, %s)',
    (cancellation, language, lines) => {
      draw({ cancellation }, language, new Date('2026-08-01T18:00:00Z'));
      const policy = screen.getByRole('heading', {
        name: language === 'en' ? 'If plans change' : 'Si cambian los planes',
      });
      const said = within(policy.parentElement as HTMLElement).getAllByRole('listitem');
      expect(said.map((line) => line.textContent)).toEqual(lines);
    },
  );

  it('of several nights says the first and the last beside its name, and then when each begins', () => {
    draw({ duration: '2 nights' });
    expect(screen.getByText(/^Friday, 21 August 2026 – Saturday, 22 August 2026 · 22:30 · Sky terrace$/)).toBeTruthy();
  });

  it('says nothing of money that nobody pays', () => {
    draw({ price: '0' });
    expect(screen.queryByRole('heading', { name: 'If plans change' })).toBeNull();
  });

  it.each([
    ['en', { ownerless: true }, 'Not on sale yet', 'Its organiser has not taken it over yet', '€25'],
    ['es', { ownerless: true }, 'Aún no a la venta', 'Su organizador aún no se ha hecho cargo', '25 €'],
    ['en', { currency: 'USD' }, 'Not on sale yet', 'Its price is not in euro', '$25'],
  ] as const)('says why nothing of it is sold, and offers no ticket (%s, %o)', (language, over, title, text, price) => {
    draw(over, language);
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy();
    expect(deal().getByText(price)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Buy Now|Comprar/ })).toBeNull();
  });

  it('speaks Spanish', () => {
    draw({ price: '0', date: '2026-08-22' }, 'es');
    for (const text of ['MAÑANA', 'Fiesta', 'ENTRADA LIBRE', 'De qué va', 'Cómo funciona', 'Dónde está'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(deal().getByText('GRATIS')).toBeTruthy();
    expect(hrefOf('Apúntate')).toBe('/checkout?type=event&id=evt00000001');
    expect(hrefOf('Añadir al calendario')).toContain('lang=es');
  });

  it.each([
    ['2026-08-21T21:59:00Z', '23:59', true],
    ['2026-08-21T22:01:00Z', '00:01', true],
    ['2026-08-22T01:59:00Z', '03:59', true],
    ['2026-08-22T03:59:00Z', '05:59', true],
    ['2026-08-22T04:01:00Z', '06:01', false],
  ])('is tonight’s until the night is over (%s, %s in town: %s)', (at, _time, isTonight) => {
    draw({ duration: '' }, 'en', new Date(at));
    expect(screen.queryByText('TONIGHT') !== null).toBe(isTonight);
    expect(screen.queryByText('OVER') === null).toBe(isTonight);
  });
});

describe('an honest state', () => {
  it.each([
    ['en', 'This one is history', /It was on Friday, 21 August 2026/, 'See what is coming'],
    ['es', 'Este ya es historia', /Fue el viernes, 21 de agosto de 2026/, 'Mira lo que viene'],
  ] as const)(
    'past, in %s: says when it was, sells nothing, shows the way to what is coming',
    (language, title, text, way) => {
      draw({}, language, new Date('2026-09-01T18:00:00Z'));
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      for (const link of screen.getAllByRole('link', { name: way }))
        expect(link.getAttribute('href')).toBe('/search?type=events');
      expect(screen.queryByRole('link', { name: /Buy|Comprar|calend/i })).toBeNull();
    },
  );

  it.each([
    ['en', 'SOLD OUT', 'Sold out', /Places come back/],
    ['es', 'AGOTADO', 'Agotado', /Vuelven plazas/],
  ] as const)('sold out, in %s', (language, badge, button, hint) => {
    draw({ soldOut: true }, language);
    expect(screen.getByText(badge)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
    expect(screen.queryByRole('link', { name: /Buy|Comprar/ })).toBeNull();
  });

  it.each([
    ['en', 'Booking closed', /^Nobody can join it here any more/],
    ['es', 'Reserva cerrada', /^Ya no se puede apuntar nadie por aquí/],
  ] as const)(
    'free and not to be joined any more, be it full or not, without a sale, in %s',
    (language, button, text) => {
      const { container } = draw({ price: '0', closed: 'past', soldOut: true }, language);
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
      expect(container.textContent).not.toMatch(/\bsale\b|\bventa\b/i);
      expect(screen.queryByText(/Places come back|Vuelven plazas/)).toBeNull();
    },
  );

  it.each([
    ['en', 'early', 'Not on sale yet', /None of its tickets is on sale at the moment/],
    ['es', 'early', 'Aún no a la venta', /no se vende ninguna de sus entradas/],
    ['en', 'past', 'Booking closed', /not sold here any more/],
    ['es', 'past', 'Reserva cerrada', /ya no se venden aquí/],
  ] as const)('none of its tickets is sold on this day, in %s: %s', (language, closed, button, text) => {
    const parts = { types: () => <p>Each ticket</p>, waiting: <p>Tell me</p> };
    renderPage(<EventPage event={{ ...event, closed }} save={null} similar={null} {...parts} />, {
      language,
      now: evening,
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Each ticket')).toBeTruthy();
    expect(screen.queryByText('Tell me')).toBeNull();
  });

  it.each([
    ['en', 'CALLED OFF', 'This one is off', 'Called off', 'Strike it from your calendar'],
    ['es', 'CANCELADO', 'Este se ha cancelado', 'Cancelado', 'Táchalo de tu calendario'],
  ] as const)('called off, in %s: says so, and sells nothing', (language, badge, title, button, calendar) => {
    draw({ calledOff: true }, language);
    for (const text of [badge, title]) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
    expect(hrefOf(calendar)).toContain('/api/events/evt00000001/calendar');
    expect(screen.queryByRole('link', { name: /Buy|Comprar/ })).toBeNull();
    expect(screen.queryByText(/How it works|Cómo funciona/)).toBeNull();
  });

  const moved = {
    date: '2026-08-20',
    time: '22:30',
    startsAt: '2026-08-20T20:30:00.000Z',
    location: event.location,
    address: event.address,
  };
  it.each([
    ['en', moved, 'It was Thursday, 20 August 2026 · 22:30.'],
    ['es', { ...moved, date: '2026-08-21', location: 'Sala 9' }, 'Era en Sala 9, Avenida del Mediterráneo 1.'],
    ['en', { ...moved, location: 'Sala 9' }, /^It was Thursday.* · 22:30, at Sala 9, Avenida/],
  ] as const)('moved, in %s: says what it was, and sells on', (language, from, text) => {
    draw({ moved: from }, language);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Buy Now|Comprar/ })).toBeTruthy();
  });

  it.each([
    ['en', { date: null, time: null }, 'Not on sale yet', /date is still to be announced/, 'Date to be announced'],
    ['es', { date: null, time: null }, 'Aún no a la venta', /fecha está por anunciar/, 'Fecha por anunciar'],
    ['en', { price: null }, 'Not on sale yet', /price is still to be announced/, 'Price to be announced'],
    ['es', { price: null }, 'Aún no a la venta', /precio está por anunciar/, 'Precio por anunciar'],
  ] as const)('not on sale, in %s, without %o: invents nothing', (language, gap, button, hint, fact) => {
    const { container } = draw(gap, language);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
    expect(container.textContent).not.toMatch(/null|NaN|Invalid/);
  });
});

describe('what people ask before they buy', () => {
  const told = {
    lineUp: ['22:30 Nadia Solano', 'Hermanas Brisa'],
    doors: '22:00',
    minAge: 21,
    dressCode: 'Smart',
    included: ['One drink', 'The cloakroom'],
  };

  it.each([
    ['en', 'Line-up', 'Good to know', /^21 and over/, 'The price includes'],
    ['es', 'Cartel', 'Bueno es saberlo', /^A partir de 21/, 'El precio incluye'],
  ] as const)(
    'is told in %s: who is on, doors, age, dress, what is included',
    (language, bill, known, age, included) => {
      draw(told, language);
      const acts = within(screen.getByRole('region', { name: bill })).getAllByRole('listitem');
      expect(acts.map((act) => act.textContent)).toEqual(['22:30Nadia Solano', 'Hermanas Brisa']);
      const facts = within(screen.getByRole('region', { name: known }));
      for (const text of ['Smart', included, 'One drink', 'The cloakroom']) expect(facts.getByText(text)).toBeTruthy();
      expect(deal().getByText('22:00')).toBeTruthy();
      expect(deal().getByText(age)).toBeTruthy();
    },
  );

  it('has no empty chapter where nobody has said', () => {
    draw();
    for (const name of ['Line-up', 'Good to know']) expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('counts the way home on foot from the door, and not from what is over', () => {
    draw();
    const home = within(screen.getByRole('region', { name: 'How to get home' }));
    const walks = within(home.getByRole('list', { name: 'On foot from the door' })).getAllByRole('listitem');
    expect(walks[0]?.textContent).toBe('2 minLevante');
    expect(home.getByText(/call 112/)).toBeTruthy();
    draw({}, 'en', new Date('2026-08-23T18:00:00Z'));
    expect(screen.queryByRole('region', { name: 'How to get home' })).toBeNull();
  });
});

it('leaves the plan out where nobody knows the point, and still shows the way', () => {
  draw({ latitude: null, longitude: null });
  expect(screen.queryByRole('img', { name: /Plan/ })).toBeNull();
  expect(hrefOf(/^Directions/)).toContain('destination=Sky+terrace%2C+Avenida');
});
