import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { legal } from '../legal.ts';
import { retentionTable as retentionEn } from '../words/en/retention.ts';
import { retentionTable as retentionEs } from '../words/es/retention.ts';
import { retention } from '../retention.ts';
import { LegalPage, type LegalName } from './legal-page.tsx';

const names: readonly LegalName[] = ['privacy', 'terms', 'cookies'];
const waysOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')).filter((way) => way?.startsWith('/'));

describe.each(names)('LegalPage %s', (name) => {
  it('says when it was last changed', () => {
    renderPage(<LegalPage name={name} />);
    const isTerms = name === 'terms';
    expect(screen.getByText(isTerms ? 'Version of 28 November 2026' : 'Last updated: December 2024')).toBeTruthy();
    renderPage(<LegalPage name={name} />, { language: 'es' });
    const spanish = isTerms ? 'Versión del 28 de noviembre de 2026' : 'Última actualización: diciembre de 2024';
    expect(screen.getByText(spanish)).toBeTruthy();
  });

  it('has contents that lead to its chapters', () => {
    const { container } = renderPage(<LegalPage name={name} />);
    const targets = [...container.querySelectorAll('.legal-contents a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(legal.en[name].sections.map(({ id }) => `#${id}`));
    for (const target of targets) expect(container.querySelector(target ?? '')).not.toBeNull();
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('leads to the desk', () => {
    expect(waysOf(renderPage(<LegalPage name={name} />).container)).toContain('/contact-us');
  });
});

describe('LegalPage', () => {
  it('leads from the terms to the help center and from the cookies to the privacy policy', () => {
    expect(waysOf(renderPage(<LegalPage name="terms" />).container)).toContain('/help-center');
    expect(waysOf(renderPage(<LegalPage name="cookies" />).container)).toContain('/privacy-policy');
  });

  it('names everything that the browser keeps', () => {
    renderPage(<LegalPage name="cookies" />);
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    for (const kept of ['session', 'language', 'theme', 'user', 'submission-draft']) expect(rows).toContain(kept);
  });

  it.each([
    ['en', retentionEn],
    ['es', retentionEs],
  ] as const)('shows in %s how long each kind of data is kept, as the table of it says', (language, { rows }) => {
    renderPage(<LegalPage name="privacy" />, { language });
    const told = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(told.slice(1)).toEqual(rows);
    expect(rows).toHaveLength(Object.keys(retention).length);
  });

  it.each([
    ['en', legal.en],
    ['es', legal.es],
  ])('has the numbers of the specification in %s', (_, legal) => {
    const texts = JSON.stringify(legal);
    for (const number of ['18', '30', '7–14']) expect(texts).toContain(number);
    expect(texts).not.toMatch(/undefined|\{\{/);
  });

  it.each([
    ['en', /made through a card payment provider/],
    ['es', /a través de un proveedor de pagos/],
  ] as const)('says in %s who takes the money', (language, words) => {
    renderPage(<LegalPage name="privacy" />, { language });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('has no paragraph that nobody translated', () => {
    const paragraphs = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(paragraphs);
    const english = new Set(paragraphs(legal.en));
    const same = paragraphs(legal.es).filter((text) => english.has(text) && text.split(' ').length > 3);
    expect(same).toEqual([]);
  });
});

it.each([
  ['en', /deposit[\s\S]*neither takes nor holds it/],
  ['es', /fianza[\s\S]*ni la cobra ni la guarda/],
] as const)('the terms say whose matter a deposit is (%s)', (language, said) => {
  renderPage(<LegalPage name="terms" />, { language });
  expect(screen.getByRole('main').textContent).toMatch(said);
});
