import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../contract.ts';
import { foundOf, openSearch } from './testing.tsx';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(Search|Busca) / });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
Element.prototype.scrollIntoView = () => undefined;
/** The suggestions that are shown; they come when the typing has stood still. */
const shown = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
const submit = () => fireEvent.submit(screen.getByRole('search'));

describe('the filters', () => {
  const counted = foundOf({ events: 3 });
  const found = () => ({
    ...counted,
    facets: {
      ...counted.facets,
      category: [{ value: 'party', count: 1000, isMore: true }],
      location: [{ value: 'Mal Pas', count: 2, isMore: false }],
      date: [{ value: '2026-11-22', count: 5, isMore: false }],
    },
  });

  it('say how much each choice would leave, and dim what would leave nothing', async () => {
    openSearch({ type: 'events' }, { found });
    expect(await screen.findByRole('radio', { name: 'the party 1,000+' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Tomorrow 5' })).toBeTruthy();
    const bare = screen.getByRole('radio', { name: 'the beach 0' });
    expect(bare.closest('.pick-bare')).toBeTruthy();
    expect(bare.hasAttribute('disabled')).toBe(false);
  });

  it('are sent with Search, not before, and only where they are filled', async () => {
    const { router } = openSearch({ query: 'x', type: 'events', page: 2 }, { found });
    fireEvent.click(await screen.findByRole('radio', { name: 'the party 1,000+' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mal Pas 2' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Tomorrow 5' }));
    fireEvent.click(screen.getByRole('button', { name: /^Up to €25 / }));
    expect(router.latestLocation.href).toBe('/');
    submit();
    await waitFor(() =>
      expect(router.latestLocation.href).toBe(
        '/search?query=x&type=events&category=party&location=Mal+Pas&date=2026-11-22&priceMax=25',
      ),
    );
  });

  it('do not count nights for places, which open on every one of them', async () => {
    openSearch({ type: 'businesses' }, { found: () => ({ ...found(), facets: { ...found().facets, date: [] } }) });
    await screen.findByRole('button', { name: 'Mal Pas 2' });
    expect(screen.getByRole('radio', { name: 'Tomorrow' })).toBeTruthy();
  });

  it.each([
    ['en', 'Bullring'],
    ['es', 'Plaza de Toros'],
  ] as const)('say a place in the language of the page, and leave what somebody types (%s)', async (language, name) => {
    const { router } = openSearch({ query: 'x', location: 'Plaza de Toros' }, { found }, language);
    const place = () => document.querySelector<HTMLInputElement>('input[name="location"]');
    expect(place()?.value).toBe(name);
    submit();
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?query=x&location=Plaza+de+Toros'));
    if (place() !== null) fireEvent.change(place() as HTMLInputElement, { target: { value: 'Puerto' } });
    expect(place()?.value).toBe('Puerto');
  });

  it('take any other day as well', async () => {
    const { router } = openSearch({}, { found });
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-24' } });
    submit();
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?date=2026-12-24'));
  });

  it.each([
    ['en', 'This is below the lowest price', 'From', 'Up to'],
    ['es', 'Es menos que el precio mínimo', 'Desde', 'Hasta'],
  ] as const)('say at the field when a price is upside down, and send nothing (%s)', (language, fault, from, upTo) => {
    const { router } = openSearch({}, { found }, language);
    fireEvent.change(screen.getByLabelText(from), { target: { value: '30' } });
    fireEvent.change(screen.getByLabelText(upTo), { target: { value: '10' } });
    submit();
    expect(screen.getByText(fault)).toBeTruthy();
    expect(screen.getByLabelText(upTo).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText(upTo));
    expect(screen.getByRole('group', { name: '' }).hasAttribute('open')).toBe(true);
    expect(router.latestLocation.href).toBe('/');
    fireEvent.change(screen.getByLabelText(upTo), { target: { value: '40' } });
    expect(screen.queryByText(fault)).toBeNull();
  });

  it('take several days, people and amenities of what is let, and send them', async () => {
    const { router } = openSearch({ type: 'rentals' }, { found });
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-04' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-04' } });
    submit();
    expect(screen.getByText('This has to come after the first day')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Last day'));
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-06' } });
    fireEvent.change(screen.getByLabelText('How many people'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /^with kitchen/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^with free WiFi/ }));
    submit();
    await waitFor(() =>
      expect(router.latestLocation.href).toBe(
        '/search?type=rentals&date=2026-12-04&until=2026-12-06&people=4&amenities=free+WiFi%2Ckitchen',
      ),
    );
  });

  it('ask of work when it is, and send it', async () => {
    const shifts = [{ value: 'mornings', count: 4, isMore: false }];
    const { router } = openSearch(
      { type: 'jobs', shifts: '-nights' },
      { found: () => ({ ...found(), facets: { ...found().facets, shifts } }) },
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mornings 4' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^No nights/ }).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /^No mornings/ })).toBeNull();
    submit();
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?type=jobs&shifts=mornings%2C-nights'));
  });

  it('close when they are sent, and what was found is shown', async () => {
    openSearch({ type: 'events' }, { found });
    const fold = screen.getByRole<HTMLDetailsElement>('group', { name: '' });
    fold.open = true;
    const shown: Element[] = [];
    const how: unknown[] = [];
    Element.prototype.scrollIntoView = function show(options) {
      shown.push(this);
      how.push(options);
    };
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    Element.prototype.scrollIntoView = () => undefined;
    expect(fold.open).toBe(false);
    expect(shown[0]?.querySelector('nav')?.getAttribute('aria-label')).toBe('Show');
    // A slow way ends elsewhere in Firefox: the page grows shorter meanwhile (decision 0215).
    expect(how).toEqual([{ behavior: 'instant' }]);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('are those a kind can be told apart by', async () => {
    openSearch({ type: 'jobs' }, { found });
    await screen.findByText('Category');
    expect(screen.queryByText('Price in euro')).toBeNull();
    openSearch({ type: 'jobs', priceMax: 10 }, { found });
    expect(screen.getByText('Price in euro')).toBeTruthy();
  });

  it('are a plain form to a browser without a script', () => {
    openSearch({ query: 'x', type: 'events', view: 'map', sort: 'price' });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      query: 'x',
      type: 'events',
      view: 'map',
      sort: 'price',
    });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/search']);
  });
});

describe('the suggestions', () => {
  const suggestions: Suggestion[] = [
    { kind: 'category', type: 'events', category: 'party' },
    { kind: 'listing', type: 'rentals', id: 'abc', title: 'Paddle Board', location: 'Poniente' },
    { kind: 'words', text: 'paella' },
  ];
  const open = async (language: 'en' | 'es' = 'en') => {
    const page = openSearch({ type: 'rentals' }, { suggestions: () => suggestions }, language);
    type('pa');
    await shown();
    return page;
  };
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('come from two letters on, and are counted aloud', async () => {
    const { asked } = openSearch({}, { suggestions: () => suggestions });
    type('p');
    type('pa');
    expect(await shown()).toHaveLength(3);
    expect(screen.getByText('3 suggestions. The down arrow takes you there')).toBeTruthy();
    const calls = asked.filter(({ pathname }) => pathname === '/api/search/suggest');
    expect(calls.map(({ searchParams }) => searchParams.get('query'))).toEqual(['pa']);
  });

  it('are walked through by the arrows, with the field at both ends', async () => {
    await open();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeUndefined();
    press('ArrowDown');
    expect(active()).toBe('the party All of it in Events');
    press('ArrowUp');
    expect(active()).toBeUndefined();
    press('ArrowUp');
    expect(active()).toBe('paella Search for this');
  });

  it('lead to a listing’s page', async () => {
    const { router } = await open();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(router.latestLocation.href).toBe('/rentals/abc'));
  });

  it('lead to all of a category', async () => {
    const { router } = await open('es');
    fireEvent.click(within(screen.getByRole('listbox')).getByText('the party'));
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?type=events&category=party'));
  });

  it('lead to a search for a word, within what was asked', async () => {
    const { router } = await open();
    press('ArrowUp');
    press('Enter');
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?query=paella&type=rentals'));
  });

  it('keep the chosen one when a later answer moves it', async () => {
    const answers: Record<string, readonly Suggestion[]> = { pa: suggestions, pae: suggestions.toReversed() };
    const { router } = openSearch({}, { suggestions: (asked) => answers[asked.get('query') ?? ''] ?? [] });
    type('pa');
    await shown();
    type('pae');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('Paddle Board Rental\u00a0· Poniente');
    press('ArrowUp');
    expect(active()).toBe('the party All of it in Events');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)[2]).toBe('the party All of it in Events');
    expect(active()).toBe('the party All of it in Events');
    press('Enter');
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?type=events&category=party'));
  });

  it('close with Escape, and Enter searches what was typed', async () => {
    const { router } = await open();
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('pa');
    submit();
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?query=pa&type=rentals'));
  });
});
