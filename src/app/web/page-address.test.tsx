/** Equal questions are drawn for one address, and each page is drawn for all that it shows of a question. */
import { describe, expect, it, test } from 'vitest';
import { readSearch } from '#features/search/address.ts';
import { readQuestion } from '#kit/shared/question.ts';
import { addressOf, sentOnTo } from './page-address.ts';
import { askedBy } from './page-questions.ts';

test.each([
  ['/', ['/?', '/?n=1', '/?n=2', '/?utm_source=mail&utm_medium=x', '/?lat=1&lng=2', '/?lang=fr', '/?lang=es&lang=en']],
  ['/?lang=es', ['/?lang=es', '/?n=1&lang=es']],
  ['/search', ['/search?', '/Search', '/s%65arch', '/search?query=&type=', '/search?page=1', '/search?sort=relevance']],
  [
    '/search?query=playa&type=events&page=2',
    [
      '/search?page=2&type=events&query=playa',
      '/search?query=%20playa+&type=events&page=02&fbclid=a',
      '/search?type=events&query=playa&page=2.0&people=&rating=9',
    ],
  ],
  [
    '/search?amenities=balcony%2Cparking&lang=es',
    ['/search?lang=es&amenities=parking&amenities=balcony&amenities=gold'],
  ],
  ['/rentals/Abc123?from=2026-08-21&units=2', ['/rentals/Abc123?units=2&quantity=1&from=2026-08-21&time=9&x=y']],
  ['/events/Abc123', ['/events/Abc123?x=1', '/Events/Abc123', '/events/%41bc123']],
  ['/auth?redirect=%2Fsaved&tab=signin', ['/auth?tab=signin&plan=&redirect=/saved&x=1']],
  ['/checkout?type=event&id=Abc', ['/checkout?id=Abc&utm=1&type=event']],
  // What it draws of a ticket type is not what it draws of the regular ticket.
  ['/checkout?type=event&id=Abc&ticketType=Vip', ['/checkout?ticketType=Vip&id=Abc&type=event&code=SOL']],
  ['/check-in?event=Abc', ['/check-in?x=1&event=Abc']],
  ['/admin?tab=jobs', ['/admin?page=2&tab=jobs', '/admin?tab=jobs&query=sol']],
  ['/admin', ['/admin?tab=nothing']],
  ['/user-dashboard', ['/user-dashboard?payment=plan', '/user-dashboard?redirect_status=failed']],
  [
    '/user-dashboard?payment=success',
    ['/user-dashboard?payment=success&payment_intent=pi_1&redirect_status=succeeded'],
  ],
  ['/dashboard', ['/dashboard?part=listings&page=3', '/dashboard?tab=nothing']],
  ['/dashboard?tab=bookings', ['/dashboard?page=2&tab=bookings']],
  ['/-', ['/nowhere', '/nowhere/else?x=1', '/events/a/b', '/rentals', '/-', '/wp-admin.php?x']],
])('%s is what all of these ask: %j', (address, spellings) => {
  for (const asked of spellings) expect(sentOnTo(asked) ?? addressOf(asked), asked).toBe(address);
  expect([addressOf(address), sentOnTo(address)]).toEqual([address, undefined]);
});

test.each(['//x', '//evil.example/x?y', '/search/', '/search/?page=2', '/%'])(
  'what the router sends on, or can’t read, is left to it: %s',
  (asked) => expect(addressOf(asked)).toBe(asked),
);

test.each(['/search?page=02&type=events', '/search?sort=relevance', '/search?amenities=parking&amenities=balcony'])(
  'a search is sent on where the page would be loaded by something else in the browser: %s',
  (asked) => {
    expect(sentOnTo(asked)).not.toBe(asked);
    expect(addressOf(asked)).toBe(asked);
  },
);

describe('a page that is loaded by its question', () => {
  it('has its names in the order in which the search writes them', () => {
    const whole = Object.assign(
      { radius: 3, lng: 1, lat: 2, page: 3, sort: 'rating', view: 'map', rating: 4, priceMax: 9, priceMin: 1 },
      { amenities: 'parking', people: 2, until: '2026-08-23', date: '2026-08-21', location: 'a', type: 'rentals' },
      { per: 'night', length: '3d', open: 'now', part: 'late', category: 'apartment', query: 'sol' },
    );
    const names = Object.keys(readSearch(whole));
    expect(names.length).toBeGreaterThan(14);
    expect(Object.keys(askedBy('search', whole)).filter((name) => names.includes(name))).toEqual(names);
  });

  it.each([
    '/search?utm=1&page=2&type=events&query=',
    '/auth?utm=1&tab=signin&plan=',
    '/checkout?quantity=2&id=1&type=event',
  ])('is loaded by the same in the browser, whose address is as somebody wrote it: %s', (asked) => {
    const page = asked.startsWith('/auth') ? 'signIn' : asked.startsWith('/search') ? 'search' : 'checkout';
    const loadedBy = (address: string) =>
      JSON.stringify(askedBy(page, readQuestion(address.slice(address.indexOf('?')))));
    expect(loadedBy(addressOf(asked))).toBe(loadedBy(asked));
  });
});
