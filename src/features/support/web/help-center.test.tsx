import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { helpTopics } from '../rules.ts';
import { faqPage } from './faq-page.ts';
import { HelpCenter } from './help-center.tsx';
import { SafetyAdvice } from './safety-advice.tsx';

describe('HelpCenter', () => {
  it('unfolds seven questions, one at a time', () => {
    const { container } = renderPage(<HelpCenter />);
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map((fold) => fold.id)).toEqual(helpTopics.map((topic) => `help-${topic}`));
    expect(new Set(folds.map((fold) => fold.getAttribute('name')))).toEqual(new Set(['help']));
    expect(folds.every((fold) => !fold.open)).toBe(true);
  });

  it.each([
    ['en', /review every listing within 24–48 hours/],
    ['es', /Revisamos cada anuncio en 24–48 horas/],
  ] as const)('says in %s how long a listing is looked at', (language, promise) => {
    renderPage(<HelpCenter />, { language });
    expect(screen.getByText(promise)).toBeTruthy();
  });

  it.each(['en', 'es'] as const)('leads in %s to the desk, to a report and home', (language) => {
    const { container } = renderPage(<HelpCenter />, { language });
    const ways = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(['/', '/contact-us', '/report-issue']));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('faqPage', () => {
  it.each(['en', 'es'] as const)('has what schema.org asks of a FAQPage, in %s', (language) => {
    const page = faqPage(language);
    expect(page).toMatchObject({ '@type': 'FAQPage', inLanguage: language });
    expect(page.mainEntity).toHaveLength(7);
    for (const question of page.mainEntity) {
      expect(question['@type']).toBe('Question');
      expect(question.name).toMatch(/\?$/);
      expect(question.acceptedAnswer.text.length).toBeGreaterThan(80);
      expect(question.acceptedAnswer.text).not.toMatch(/undefined|\{\{/);
    }
  });
});

describe('SafetyAdvice', () => {
  it('has the three numbers of the specification, ready to be dialled', () => {
    renderPage(<SafetyAdvice />);
    const numbers = within(screen.getByRole('region', { name: 'In an emergency' })).getAllByRole('link');
    expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Emergencies 112', 'tel:112'],
      ['Local police 092', 'tel:092'],
      ['Medical help 061', 'tel:061'],
    ]);
  });

  it.each(['en', 'es'] as const)('has five chapters in %s and the ways to the desk', (language) => {
    const { container } = renderPage(<SafetyAdvice />, { language });
    const chapters = [...container.querySelectorAll(".advice-towel:not([aria-labelledby='safety-more']) h2")].map(
      (heading) => heading.id,
    );
    expect(chapters).toEqual(['beach', 'nightlife', 'transport', 'scams', 'locations']);
    const ways = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(['/contact-us', '/report-issue']));
  });
});
