import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { datesBetween } from '../availability.ts';
import type { RentalDetail } from '../contract.ts';
import type { Draft } from '../stay-address.ts';
import { aToldRental } from '../testing.ts';
import { RentalPage } from './rental-page.tsx';

const rental = aToldRental({
  id: 'rnt00000001',
  title: 'The Marisol',
  description: 'Twelve metres, one captain.',
  category: 'boat',
  price: '640.00',
  priceUnit: 'day',
  capacity: 12,
  amenities: ['skipper included', 'A parrot', 'DJ included'],
  rating: 4.7,
  reviewCount: 40,
  cancellation: 'moderate',
  latitude: 38.535,
  longitude: -0.134,
});

const nothing: Draft = { quantity: 1 };
/** Everything is free. */
const answer = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const days = datesBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
  return Response.json({ days: days.map((date) => ({ date, free: 1, hours: [] })) });
};
const draw = (changes: Partial<RentalDetail> = {}, language: 'en' | 'es' = 'en', draft = nothing, canAsk = false) =>
  renderPage(
    <RentalPage
      rental={{ ...rental, ...changes }}
      draft={draft}
      onDraft={() => undefined}
      save={null}
      similar={null}
      canAsk={canAsk}
    />,
    { language, api: answer },
  );
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const deal = () => within(screen.getByRole('complementary'));

describe('the page of a rental', () => {
  it('tells everything that decides', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Marisol');
    for (const text of [
      'Boat',
      'Party boat · DJ included',
      'Skipper included',
      'A parrot',
      'Twelve metres, one captain.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    for (const text of ['€640', 'per day', '12 people', '4.7/5']) expect(deal().getByText(text)).toBeTruthy();
    expect(hrefOf('Book it')).toBe('/checkout?type=rental&id=rnt00000001');
    expect(hrefOf('All rentals')).toBe('/search?type=rentals');
  });

  it.each([
    [
      'en',
      'from €70',
      'Prices',
      ['€140 per night', '€70 per night', '€90 per night', '10% off', '€35'],
      'Cleaning adds €35 once per booking. The total stands here once you choose dates.',
    ],
    [
      'es',
      'desde 70 €',
      'Precios',
      ['140 € por noche', '10 % menos', '35 €'],
      'La limpieza suma 35 €, una vez por reserva. El total aparece aquí al elegir fechas.',
    ],
  ] as const)(
    'names its periods, fee and what is off, in %s, while no dates are known',
    (language, from, prices, lines, note) => {
      const seasons = [
        { from: '2026-01-01', to: '2026-01-31', price: '50.00', weekendPrice: null, minUnits: null },
        { from: '2027-07-01', to: '2027-08-31', price: '140.00', weekendPrice: null, minUnits: 5 },
        { from: '2027-11-01', to: '2027-11-30', price: '70.00', weekendPrice: null, minUnits: null },
      ];
      draw(
        { category: 'apartment', price: '90.00', priceUnit: 'night', seasons, cleaningFee: '35.00', weekDiscount: 10 },
        language,
      );
      expect(deal().getByText(from)).toBeTruthy();
      expect(deal().getByText(note)).toBeTruthy();
      const table = within(screen.getByRole('region', { name: prices }));
      for (const line of lines) expect(table.getByText(line)).toBeTruthy();
      expect(table.queryByText(/50/)).toBeNull();
    },
  );

  it('says what weekends cost, in every period too, and counts their nights apart', async () => {
    const home = { category: 'apartment', price: '90.00', priceUnit: 'night', weekendPrice: '110.00' } as const;
    const lines = () => [...screen.getByRole('region', { name: 'Prices' }).querySelectorAll('dl > div')];
    const texts = () => lines().map(({ textContent }) => textContent);
    draw({ ...home, maxUnits: 14 }, 'en', { from: '2027-07-29', units: 4, quantity: 1 });
    expect(texts()).toEqual(['Sunday to Thursday nights€90 per night', 'Friday and Saturday nights€110 per night']);
    const sum = await screen.findByLabelText('What it costs');
    expect([...sum.children].slice(1).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '€90 × 2 nights€180',
      '€110 × 2 nightsFriday and Saturday nights€220',
      'Total€400',
    ]);
    cleanup();
    const august = { from: '2027-08-01', to: '2027-08-31', price: '140.00', weekendPrice: '165.00', minUnits: null };
    draw({ ...home, seasons: [august] });
    expect(texts()).toEqual([
      expect.stringMatching(/€140 per night€165 on Friday and Saturday nights$/),
      'Other days€90 per night€110 on Friday and Saturday nights',
    ]);
    cleanup();
    draw({ ...home, priceUnit: 'week' });
    expect(screen.queryByRole('region', { name: 'Prices' })).toBeNull();
  });

  it('says what all of it costs once its dates are known, sum by sum', async () => {
    const seasons = [{ from: '2027-08-01', to: '2027-08-31', price: '140.00', weekendPrice: null, minUnits: null }];
    const home = { category: 'apartment', price: '90.00', priceUnit: 'night', maxUnits: 14 } as const;
    draw({ ...home, seasons, cleaningFee: '35.00', weekDiscount: 10 }, 'en', {
      from: '2027-07-27',
      units: 7,
      quantity: 1,
    });
    const sum = await screen.findByLabelText('What it costs');
    expect([...sum.children].slice(1).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '€90 × 5 nights€450',
      '€140 × 2 nights€280',
      'Long stay, 10% off−€73',
      'Cleaning€35',
      'Total€692',
    ]);
    expect(deal().getByText('€692')).toBeTruthy();
    expect(deal().getByText('That is the whole price of these dates, with nothing added later.')).toBeTruthy();
  });

  it('speaks Spanish', () => {
    draw({ capacity: 1 }, 'es');
    for (const text of ['Barco', 'Con patrón', 'Lo que te llevas', 'por día', '1 persona', '4,7/5'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf('Resérvalo')).toBe('/checkout?type=rental&id=rnt00000001');
  });

  it.each([
    [
      'en',
      'The place in figures',
      '2bedrooms',
      '78 m²inside',
      'House rules',
      'Arrive from 16:00, leave by 11:00.',
      'Pets: ask first.',
      'Who lets it',
    ],
    [
      'es',
      'El sitio en cifras',
      '2dormitorios',
      '78 m²de interior',
      'Normas de la casa',
      'Entrada desde las 16:00, salida hasta las 11:00.',
      'Mascotas: pregunta antes.',
      'Quién lo alquila',
    ],
  ] as const)(
    'tells of a home, in %s: figures, rules, host and licence',
    (language, figures, rooms, area, rules, hours, pets, who) => {
      const home = {
        category: 'apartment',
        priceUnit: 'night',
        bedrooms: 2,
        fromTime: '16:00',
        toTime: '11:00',
      } as const;
      draw(
        {
          ...home,
          floorArea: 78,
          pets: 'onRequest',
          houseRules: ['No smoking'],
          host: 'Amparo',
          licence: 'VT-000101-A',
        },
        language,
      );
      const shown = within(screen.getByRole('list', { name: figures })).getAllByRole('listitem');
      expect(shown.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([rooms, area]));
      const house = within(screen.getByRole('region', { name: rules }));
      for (const text of [hours, pets, 'No smoking']) expect(house.getByText(text)).toBeTruthy();
      const host = within(screen.getByRole('region', { name: who }));
      for (const text of ['Amparo', 'VT-000101-A']) expect(host.getByText(text)).toBeTruthy();
    },
  );

  it('has no chapter about a house where there is none', () => {
    draw();
    for (const name of ['The place in figures', 'House rules', 'Who lets it'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('says what rooms a home has, as far as its owner did', () => {
    const home = { category: 'apartment', bedrooms: 2, beds: 3, bathrooms: 1 } as const;
    draw(home);
    expect(deal().getByText('2 bedrooms · 3 beds · 1 bathroom')).toBeTruthy();
    cleanup();
    draw({ ...home, bedrooms: 0, bathrooms: null }, 'es');
    expect(deal().getByText('Estudio · 3 camas')).toBeTruthy();
    cleanup();
    draw();
    expect(deal().queryByText('Rooms')).toBeNull();
  });

  it.each([
    ['en', 'Shortest booking', 'from €800 for 4 hours'],
    ['es', 'Reserva más corta', /^desde 800\s€ por 4 horas$/],
  ] as const)('says what the shortest trip costs, in the cheapest period (%s)', (language, label, said) => {
    const season = { from: '2099-01-01', to: '2099-02-01', weekendPrice: null };
    const seasons = [
      { ...season, price: '200.00', minUnits: null },
      { ...season, from: '2099-03-01', to: '2099-04-01', price: '10.00', minUnits: 6 },
    ];
    draw({ priceUnit: 'hour', price: '240.00', minUnits: 4, least: '960.00', seasons }, language);
    for (const text of [label, said]) expect(deal().getByText(text)).toBeTruthy();
  });

  it('takes a stay that was chosen along to the checkout, and says what it costs', async () => {
    draw({}, 'en', { from: '2099-08-22', units: 2, quantity: 1 });
    expect(await screen.findByText('€640 × 2 days')).toBeTruthy();
    expect(deal().getByText('€1,280')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Book it' }).map((link) => link.getAttribute('href'))).toEqual([
      '/checkout?type=rental&id=rnt00000001&from=2099-08-22&units=2&guests=2',
      '/checkout?type=rental&id=rnt00000001&from=2099-08-22&units=2&guests=2',
    ]);
  });

  it('takes a day along that is all that was chosen yet', () => {
    draw({ priceUnit: 'night' }, 'en', { from: '2099-08-22', quantity: 2 });
    expect(deal().getByRole('link', { name: 'Book it' }).getAttribute('href')).toBe(
      '/checkout?type=rental&id=rnt00000001&from=2099-08-22&quantity=2',
    );
  });

  it.each([
    ['en', 'If plans change', /5 days or more before it begins: you get everything back/],
    ['es', 'Si cambian los planes', /Si cancelas 5 días antes de que empiece, o más, te devolvemos todo/],
  ] as const)('says in words what comes back to who cancels (%s)', (language, title, policy) => {
    draw({}, language);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(policy)).toBeTruthy();
  });

  it('is honest about what is free of charge: it is not booked here', () => {
    draw({ price: '0' });
    expect(screen.getByText(/not booked online. Ask the owner/)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows the owner’s phone and address where the owner allows it', () => {
    draw({ contactPhone: '+34 600 000 001', contactEmail: 'ana@example.com' });
    expect(hrefOf('+34 600 000 001')).toBe('tel:+34600000001');
    expect(hrefOf('ana@example.com')).toBe('mailto:ana@example.com');
    expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull();
  });

  it.each([
    ['en', 'Ask us'],
    ['es', 'Pregúntanos'],
  ] as const)('else leads to us, in %s', (language, ask) => {
    draw({}, language);
    expect(hrefOf(ask)).toBe('/contact-us');
  });

  it('leads to nobody else where its owner is written to here', () => {
    draw({}, 'en', nothing, true);
    expect(screen.queryByRole('heading', { name: 'Ask the owner' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull();
  });

  it.each([
    ['en', 'Not bookable yet', 'Price to be announced', /Save it and look in again/],
    ['es', 'Aún no reservable', 'Precio por anunciar', /Guárdalo y vuelve a mirar/],
  ] as const)('says in %s that it can’t be booked yet', (language, button, price, hint) => {
    const { container } = draw({ price: null, priceUnit: null, capacity: null, rating: null }, language);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
    expect(screen.getByText(price)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Book|Resérv/ })).toBeNull();
    expect(container.textContent).not.toMatch(/null|€/);
  });
});
