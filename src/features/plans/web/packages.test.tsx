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
  it('Professional is free, most popular and leads to the dashboard', () => {
    renderPage(<Packages quote={null} />);
    const professional = card('Professional');
    expect(professional.getByText('FREE')).toBeTruthy();
    expect(professional.getByText('Most popular')).toBeTruthy();
    expect(professional.getByRole('link').getAttribute('href')).toBe('/auth?redirect=%2Fuser-dashboard');
    expect(gives('Professional')).toEqual([
      '10% commission on sales',
      'Ticket selling',
      'Direct booking',
      'Contact display',
      'Featured listing',
      'Unlimited photos',
      'Priority search',
      'Reviews management',
      'Dedicated account manager',
      'And more',
    ]);
  });

  it('Advanced shows the list price struck through, the deal, and takes the plan to the checkout', () => {
    renderPage(<Packages quote={null} />);
    const advanced = card('Advanced');
    expect(advanced.getByText('€349').tagName).toBe('S');
    expect(advanced.getByText('€99').tagName).toBe('B');
    expect(advanced.getByText('Deal: first 3 months')).toBeTruthy();
    expect(advanced.getByText('per month for the first 3 months, then €349 per month')).toBeTruthy();
    expect(advanced.getByRole('link').getAttribute('href')).toBe('/auth?redirect=%2Fcheckout&plan=advanced');
    expect(gives('Advanced')).toEqual([
      'Zero commission',
      'Custom website (installation fee)',
      '24/7 maintenance',
      'Promotional campaigns',
      'Homepage banner',
      'Analytics dashboard',
      'Multi-location',
      'Email marketing',
      'Custom branding',
      'API integrations',
    ]);
  });

  it('Elite is priced on quote, most profitable, and asked for where the page says', () => {
    renderPage(<Packages quote={<button type="button" aria-label="ask" />} />);
    const elite = card('Elite');
    expect(elite.getByText('Price on quote')).toBeTruthy();
    expect(elite.getByText('Most profitable')).toBeTruthy();
    expect(elite.getByRole('button', { name: 'ask' })).toBeTruthy();
    expect(gives('Elite')).toEqual([
      'Custom integrations',
      'White label',
      'API access',
      'AI receptionist',
      '5 cinematic adverts',
    ]);
  });

  it('speaks Spanish', () => {
    renderPage(<Packages quote={null} />, { language: 'es' });
    expect(card('Professional').getByText('GRATIS')).toBeTruthy();
    expect(gives('Advanced')[0]).toBe('Sin comisión');
  });
});
