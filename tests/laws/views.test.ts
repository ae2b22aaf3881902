import { describe, expect, it, test } from 'vitest';
import { languages } from '#kit/shared/messages.ts';
import { inkOf } from '#market/posters/poster.ts';
import { likenessOf, mostAlike, tellsApart } from '#market/posters/server/likeness.ts';
import { drawPoster } from '#market/posters/server/poster.ts';
import { drawView } from '#market/views/server/draw-view.ts';
import { viewName, type View } from '#market/views/view.ts';
import { businessesIn, eventsIn, jobsIn, rentalsIn, townIn } from '../../scripts/drawing/demo-series.ts';

const town = townIn('en');

/** How often something is drawn, as its marks say. */
const drawn = (view: View, part: string): number => drawView(view, 'day').split(`data-part="${part}"`).length - 1;
const of = (views: readonly View[], kind: View['kind']): View | undefined => views.find((view) => view.kind === kind);
const drawnIn = (views: readonly View[], part: string): number =>
  views.reduce((sum, view) => sum + drawn(view, part), 0);

describe('the views of the demo catalogue', () => {
  it('are three at least for each listing, each with a name of its own', () => {
    expect(town.length).toBeGreaterThanOrEqual(179);
    for (const { slug, views } of town) expect(views.length, slug).toBeGreaterThanOrEqual(3);
    const names = town.flatMap(({ views }) => views.map((view) => viewName(view, 'day')));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the same whichever language is read', () => {
    for (const language of languages) {
      for (const [i, { slug, views }] of townIn(language).entries()) expect(views, slug).toEqual(town[i]?.views);
    }
  });

  it('show of a home as many bedrooms, beds and baths as it says', () => {
    for (const { slug, told, views } of rentalsIn('en')) {
      if (told.beds === null) {
        expect(of(views, 'plan') ?? of(views, 'bedroom'), slug).toBeUndefined();
        continue;
      }
      const plan = of(views, 'plan');
      if (!plan) throw new Error(`${slug} has no plan.`);
      expect([drawn(plan, 'bedroom'), drawn(plan, 'bed'), drawn(plan, 'bath')], slug).toEqual([
        told.bedrooms,
        told.beds,
        told.bathrooms,
      ]);
      const inOne = drawnIn(
        views.filter(({ kind }) => kind === 'bedroom'),
        'bed',
      );
      expect(inOne, slug).toBe(Math.ceil(told.beds / Math.max(1, told.bedrooms ?? 0)));
    }
  });

  it('show a pool, a terrace, a balcony, a kitchen or the sea only where a home has it', () => {
    for (const { slug, told, views } of rentalsIn('en').filter(({ told: { rooms } }) => rooms)) {
      const has = (amenity: (typeof told.amenities)[number]) => told.amenities.includes(amenity);
      expect(drawnIn(views, 'pool') > 0, slug).toBe(has('swimming pool'));
      expect(drawnIn(views, 'kitchen') > 0, slug).toBe(has('kitchen'));
      expect(drawnIn(views, 'balcony') > 0, slug).toBe(has('balcony'));
      expect(drawnIn(views, 'cooled') > 0, slug).toBe(has('air conditioning'));
      const outlook = of(views, 'outlook');
      const sees = outlook?.kind === 'outlook' ? (outlook.parts.sees ?? 'town') : 'none';
      expect(['town', 'hills'].includes(sees), slug).toBe(!has('sea view'));
    }
  });

  it('show of boats no more seats than guests, a disc jockey, a skipper, sails and masks where they are said', () => {
    for (const { slug, told, views } of rentalsIn('en').filter(({ told: { category } }) => category === 'boat')) {
      expect(drawnIn(views, 'seat'), slug).toBe(Math.min(12, told.capacity));
      expect(drawnIn(views, 'music') > 0, slug).toBe(told.amenities.includes('DJ included'));
      expect(drawnIn(views, 'mask') > 0, slug).toBe(told.amenities.includes('snorkel set'));
      if (of(views, 'helm'))
        expect(drawnIn(views, 'skipper') > 0, slug).toBe(told.amenities.includes('skipper included'));
      expect(drawnIn(views, 'sails') > 0, slug).toBe(/\bsails?\b|Catamaran/.test(told.title + told.description));
    }
    expect(
      rentalsIn('en')
        .find(({ slug }) => slug === 'yacht-mistral-corto')
        ?.views.map(({ kind }) => kind),
    ).toContain('cabin');
  });

  it('hang up what comes along and nothing else', () => {
    for (const { slug, told, views } of rentalsIn('en').filter(({ views: all }) => of(all, 'kit'))) {
      for (const [part, amenity] of [
        ['helmet', 'helmet'],
        ['lock', 'lock'],
        ['seat', 'child seat'],
        ['jacket', 'life jackets'],
        ['mask', 'snorkel set'],
      ] as const) {
        expect(drawnIn(views, part) > 0, `${slug} ${part}`).toBe(told.amenities.includes(amenity));
      }
    }
  });

  it('show tables with service only where there are any, and no clock that nobody told', () => {
    for (const { slug, told, views } of businessesIn('en')) {
      expect(of(views, 'lounge') !== undefined, slug).toBe(told.vip);
      const clock = of(views, 'clock');
      if (clock?.kind !== 'clock') continue;
      const spans = told.openingHours.map(({ opens, closes }) => `${opens} ${closes}`);
      const time = (quarter = 1) => new Date((quarter - 1) * 900_000).toISOString().slice(11, 16);
      const { from, to } = clock.parts;
      expect(
        spans.map((span) => span.replace('23:59', '00:00')),
        slug,
      ).toContain(`${time(from)} ${time(to)}`);
    }
  });

  it('show a bed with a job only where one is offered', () => {
    const withBed = jobsIn('en').filter(({ views }) => of(views, 'bedroom'));
    expect(withBed.map(({ slug }) => slug).toSorted()).toEqual([
      'hostel-all-rounder-litera',
      'hotel-animator-evenings',
    ]);
    for (const { slug, told, views } of jobsIn('en')) {
      expect(of(views, 'bedroom') !== undefined, slug).toBe(told.bed === 'included');
    }
  });
});

describe('the views of events and jobs', () => {
  it('show a door that opens when it is said to, and a stage where somebody is announced', () => {
    const withClock = eventsIn('en').filter(({ views }) => drawnIn(views, 'clock') > 0);
    expect(withClock.length).toBeGreaterThan(10);
    for (const { slug, told, views } of withClock) {
      const door = of(views, 'door');
      const { opens = 0, half = 0 } = door?.kind === 'door' ? door.parts : {};
      const clock = `${String(opens % 24).padStart(2, '0')}:${half === 1 ? '30' : '00'}`;
      expect((told.doors ?? told.time).replace('23:59', '00:00'), slug).toBe(clock);
    }
    const clubs = eventsIn('en').filter(({ views }) => of(views, 'floor') && of(views, 'door'));
    expect(clubs.length).toBeGreaterThan(5);
    for (const { slug, told, views } of clubs)
      expect(of(views, 'stage') !== undefined, slug).toBe(told.lineUp.length > 0 || told.performer !== '');
  });

  it('show the hours that a job names', () => {
    const named = jobsIn('en').flatMap(({ slug, told, views }) => {
      const [, from, to] = /(\d\d:\d\d) to (\d\d:\d\d)/.exec(told.shifts) ?? [];
      return from === undefined || to === undefined || told.shifts.startsWith('Closed')
        ? []
        : [{ slug, clock: of(views, 'clock'), from, to }];
    });
    expect(named.length).toBeGreaterThan(4);
    const quarter = (time: string) => (Number(time.slice(0, 2)) % 12) * 4 + Number(time.slice(3)) / 15 + 1;
    for (const { slug, clock, from, to } of named)
      expect(clock?.parts, slug).toEqual({ from: quarter(from), to: quarter(to), shift: 1 });
  });
});

test('no two drawings of one page are alike, and no two listings have the same series (decision 0071)', async () => {
  const printed = await Promise.all(
    town.map(async ({ slug, poster, views }) => ({
      slug,
      first: await likenessOf(
        drawPoster({ ...poster, ink: inkOf(poster.motif, poster.seed), format: 'wide', hour: 'day' }),
      ),
      views: await Promise.all(
        views.map(async (view) => ({ name: viewName(view, 'day'), likeness: await likenessOf(drawView(view, 'day')) })),
      ),
    })),
  );
  for (const { slug, first, views } of printed) {
    const { pair, distance } = mostAlike([{ name: `poster of ${slug}`, likeness: first }, ...views]);
    expect(distance, pair).toBeGreaterThan(tellsApart);
  }
  // Of two listings the first three views are looked at together: as a whole they differ as posters do.
  const series = printed.map(({ slug, views }) => ({
    name: slug,
    likeness: {
      edges: views.slice(0, 3).flatMap(({ likeness }) => likeness.edges),
      colours: views.slice(0, 3).flatMap(({ likeness }) => likeness.colours),
    },
  }));
  const { pair, distance } = mostAlike(series);
  expect(distance, pair).toBeGreaterThan(tellsApart);
});
