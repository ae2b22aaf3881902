import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { JobDetail } from '../contract.ts';
import { aToldJob } from '../testing.ts';
import { JobPage } from './job-page.tsx';

const job = aToldJob({
  id: 'job00000001',
  title: 'Cocktail Bartender',
  description: 'Eight at night to four.',
  location: 'Calle Gerona',
  address: 'Calle Gerona 19',
  employer: 'Limón de Madrugada',
  salary: '€1,750 monthly plus tips',
  salaryType: 'monthly',
  schedule: 'full-time',
  requirements: ['Two seasons behind a bar'],
  benefits: ['Dinner at seven'],
  isUrgent: true,
  postedAt: '2026-08-01T10:00:00.000Z',
  listedUntil: '2026-08-31T10:00:00.000Z',
  latitude: 38.5385,
  longitude: -0.1312,
});

const draw = (over: Partial<JobDetail> = {}, language: 'en' | 'es' = 'en') =>
  renderPage(
    <JobPage
      job={{ ...job, ...over }}
      save={<button type="button">keep</button>}
      apply={<form aria-label="form" />}
      similar={null}
    />,
    { language },
  );
const factsOf = (name: string) => within(screen.getByRole('complementary')).getByText(name).nextSibling?.textContent;

afterEach(() => vi.unstubAllGlobals());

describe('JobPage', () => {
  it('takes the bar with the way to the form away while that is in the window: it would seem to send it', () => {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    class Sight {
      constructor(heard: (entries: readonly object[]) => void) {
        tell = (isIntersecting) => act(() => heard([{ isIntersecting }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Sight);
    draw();
    const bar = () => screen.getByRole('link', { name: 'Apply Now' }).closest('[data-there]');
    expect(bar()).toBeNull();
    tell(true);
    expect(bar()).not.toBeNull();
    tell(false);
    expect(bar()).toBeNull();
  });

  it('has everything a person needs to decide', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cocktail Bartender');
    for (const text of [
      'Urgent',
      'At Limón de Madrugada · Calle Gerona',
      '€1,750 monthly plus tips',
      'Eight at night to four.',
      'Two seasons behind a bar',
      'Dinner at seven',
      'Calle Gerona 19',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(factsOf('Paid')).toBe('by the month');
    expect(factsOf('Posted on')).toMatch(/1 August 2026/);
    expect(factsOf('Hangs until')).toMatch(/31 August 2026/);
    expect(screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe('/jobs/job00000001#apply');
    expect(screen.getByRole('region', { name: 'Apply Now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'keep' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Directions to Cocktail Bartender/ })).toBeTruthy();
  });

  it.each([
    [
      'en',
      '€1,400 to €1,750',
      'by the month · full-time',
      'Start',
      'Tuesday, 1 September 2026',
      'Accommodation',
      'Included',
      'Nights · Weekends',
    ],
    [
      'es',
      /^De 1\.?400\s€ a 1\.?750\s€$/,
      'al mes · jornada completa',
      'Empieza',
      'martes, 1 de septiembre de 2026',
      'Alojamiento',
      'Incluido',
      'Noches · Fines de semana',
    ],
  ] as const)(
    'tells pay in numbers, start, hours and bed in %s',
    (language, pay, unit, start, day, bed, has, parts) => {
      const terms = {
        payFrom: '1400.00',
        payTo: '1750.00',
        openings: 6,
        weeklyHours: 40,
        shifts: 'Five nights',
        shiftParts: ['nights', 'weekends'],
        bed: 'included',
      } satisfies Partial<JobDetail>;
      draw({ ...terms, startsOn: '2026-09-01' }, language);
      const deal = within(screen.getByRole('complementary'));
      for (const text of [pay, unit, '6', '40', '€1,750 monthly plus tips']) expect(deal.getByText(text)).toBeTruthy();
      expect(factsOf(start)).toBe(day);
      expect(factsOf(bed)).toBe(has);
      for (const text of ['Five nights', parts]) expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it.each([
    ['€1,400 by the month', 0],
    ['1.400 € al mes', 0],
    ['€1,400 by the month, tips on top', 1],
  ])('says pay in figures alone where its words say no more: %s', (salary, times) => {
    draw({ payFrom: '1400', salary });
    expect(screen.queryAllByText('In their words')).toHaveLength(times);
  });

  it('begins at once where its first day has come', () => {
    draw({ startsOn: '2026-08-21' });
    expect(factsOf('Start')).toBe('At once');
  });

  it('speaks Spanish', () => {
    draw({}, 'es');
    expect(factsOf('Colgado hasta')).toMatch(/31 de agosto de 2026/);
    expect(screen.getByRole('link', { name: 'Inscribirme' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Qué aportas' })).toBeTruthy();
  });

  it.each([
    ['en', 'This job is closed', 'See open jobs'],
    ['es', 'Esta oferta está cerrada', 'Ver empleos abiertos'],
  ] as const)(
    'says in %s that it is closed from its last instant on, and takes nothing more',
    (language, title, way) => {
      draw({ listedUntil: '2026-08-21T18:00:00.000Z' }, language);
      expect(screen.getByText(title)).toBeTruthy();
      for (const link of screen.getAllByRole('link', { name: way }))
        expect(link.getAttribute('href')).toBe('/search?type=jobs');
      expect(screen.queryByRole('form')).toBeNull();
      expect(screen.queryByRole('link', { name: /Apply|Solicitar/ })).toBeNull();
    },
  );

  it('is open to the last millisecond', () => {
    draw({ listedUntil: '2026-08-21T18:00:00.001Z' });
    expect(screen.getByRole('form')).toBeTruthy();
  });

  it('leaves honest gaps where nobody has named something', () => {
    draw({ salary: '', salaryType: null, schedule: null, employer: '', requirements: [], benefits: [] });
    expect(screen.getAllByText('Ask the employer').length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'What you bring' })).toBeNull();
    expect(screen.queryByText(/^At /)).toBeNull();
  });
});
