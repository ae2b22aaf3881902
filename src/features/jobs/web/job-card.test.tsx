import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Job } from '../contract.ts';
import { aShownJob } from '../testing.ts';
import { JobCard } from './job-card.tsx';

const job = aShownJob({
  id: 'job00000001',
  title: 'Cocktail Bartender',
  location: 'Calle Gerona',
  employer: 'Limón de Madrugada',
  salary: '€1,750 monthly plus tips',
  schedule: 'full-time',
  requirements: ['Two seasons behind a bar', 'Conversational English'],
  isUrgent: true,
  postedAt: '2026-08-01T10:00:00.000Z',
});

const draw = (changes: Partial<Job> = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<JobCard job={{ ...job, ...changes }} />, { language, now: new Date('2026-08-05T10:00:00Z') });

describe('JobCard', () => {
  it('shows badge, salary, schedule, requirements and a way to apply', () => {
    draw();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Cocktail Bartender');
    for (const text of ['Urgent', '€1,750 monthly plus tips', 'Two seasons behind a bar', 'Conversational English'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Limón de Madrugada · Calle Gerona · full-time')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe('/jobs/job00000001#apply');
    expect(screen.getByRole('link', { name: 'Cocktail Bartender' }).getAttribute('href')).toBe('/jobs/job00000001');
  });

  it('says in which language it is where that is not the page’s', () => {
    draw({ foreign: { title: 'es', requirements: 'es' } });
    expect(screen.getByRole('link', { name: 'Cocktail Bartender' }).lang).toBe('es');
    expect(screen.getByText('Conversational English').closest<HTMLElement>('[lang]')?.lang).toBe('es');
    expect(screen.getByText('€1,750 monthly plus tips').lang).toBe('');
  });

  it.each(['en', 'es'] as const)('leaves out pay and schedule that nobody named, in %s', (language) => {
    const { container } = draw({ salary: '', salaryType: null, schedule: null }, language);
    expect(screen.getByText('Limón de Madrugada · Calle Gerona')).toBeTruthy();
    expect(container.querySelector('.note-wage')).toBeNull();
  });

  it('speaks Spanish', () => {
    draw({ isUrgent: false, schedule: 'seasonal' }, 'es');
    expect(screen.getByText('Nuevo')).toBeTruthy();
    expect(screen.getByText(/de temporada/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Inscribirme' })).toBeTruthy();
  });

  it('boasts of nothing when it is neither urgent nor new', () => {
    const { container } = draw({ isUrgent: false, postedAt: '2026-07-20T10:00:00.000Z' });
    expect(container.querySelector('.badge')).toBeNull();
  });

  it('has seven tabs, one of them gone, and hides them from readers', () => {
    const { container } = draw();
    const tabs = container.querySelector('.tabs-tear');
    expect(tabs?.getAttribute('aria-hidden')).toBe('true');
    expect(tabs?.children.length).toBe(7);
    expect(tabs?.querySelectorAll('.gone').length).toBe(1);
  });
});
