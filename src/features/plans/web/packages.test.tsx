import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { Packages } from './packages.tsx';

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('article') as HTMLElement);
};
const gives = (name: string) => {
  const list = card(name).getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('Packages', () => {
  it('Starter is free, takes what the plan of every account takes, and leads to the dashboard', () => {
    renderPage(<Packages quote={null} />);
    const starter = card('Starter');
    expect(starter.getByText('FREE')).toBeTruthy();
    expect(starter.getByRole('link').getAttribute('href')).toBe('/auth?redirect=%2Fuser-dashboard&tab=signup');
    expect(gives('Starter')).toEqual([
      '12% commission on sales',
      'Ticket selling, with a check at the door',
      'Direct booking of what you let',
      'Contact display',
      '12 photos for each listing',
      'In the search and on the map',
      'Your page in English and Spanish',
      'Bookings, calendar and ledger in one place',
    ]);
  });

  it('Advanced shows the list price struck through, the deal, and takes the plan to the checkout', () => {
    renderPage(<Packages quote={null} />);
    const advanced = card('Advanced');
    expect(advanced.getByText('€349').tagName).toBe('S');
    expect(advanced.getByText('€99').tagName).toBe('B');
    expect(advanced.getByText('Deal: first 3 months')).toBeTruthy();
    expect(advanced.getByText('per month for the first 3 months, then €349 per month')).toBeTruthy();
    expect(advanced.getByRole('link').getAttribute('href')).toBe('/auth?redirect=%2Fcheckout&plan=advanced&tab=signup');
    expect(gives('Advanced')).toEqual([
      'Zero commission',
      'Each month one listing on the home page for 30 days',
      'Partner badge on every listing',
      'Your listings are reviewed before others',
      'What each listing brought: views, calls, bookings, euros',
    ]);
  });

  it('Elite is priced on quote, and asked for where the page says', () => {
    renderPage(<Packages quote={<button type="button" aria-label="ask" />} />);
    const elite = card('Elite');
    expect(elite.getByText('Price on quote')).toBeTruthy();
    expect(elite.getByRole('button', { name: 'ask' })).toBeTruthy();
    expect(gives('Elite')).toEqual([
      'Zero commission',
      'A personal proposal within 24 hours',
      'Partner badge on every listing',
      'Your listings are reviewed before others',
      'What each listing brought: views, calls, bookings, euros',
    ]);
  });

  it('speaks Spanish', () => {
    renderPage(<Packages quote={null} />, { language: 'es' });
    expect(card('Starter').getByText('GRATIS')).toBeTruthy();
    expect(gives('Advanced')[0]).toBe('Sin comisión');
  });
});
