import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildHeader } from '#kit/shared/build.ts';
import { renderPage } from '../testing.tsx';
import { latePart, type Wait } from './late-part.tsx';
import { MissingLine } from './missing-line.tsx';

const Field = ({ named }: { readonly named: string }) => <p>{`a field for ${named}`}</p>;
const Missing = (wait: Wait) => <MissingLine text="The field did not come." {...wait} />;
const dropped = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const isThere = () => new Response(null, { headers: { [buildHeader]: 'now' } });
const isAway = () => Promise.reject(new TypeError('Failed to fetch'));

/** A part whose file comes as it is told, over a line on which the house answers so. */
function aPart(house: () => Response | Promise<Response>, ...answers: readonly (() => Promise<typeof Field>)[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => house()),
  );
  const load = vi.fn(() => Promise.resolve(Field));
  for (const answer of answers) load.mockImplementationOnce(answer);
  return { load, Part: latePart(load, Missing) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const theField = () => screen.queryByText('a field for Ola');
const theLine = () => screen.queryByText('The field did not come.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('comes with what it is told', async () => {
  const { Part } = aPart(isThere);
  renderPage(<Part named="Ola" />);
  expect(theLine()).toBeNull();
  await pass(0);
  expect(theField()).not.toBeNull();
});

it('is asked for once more at once where the house answers, and nobody is told', async () => {
  const { Part, load } = aPart(isThere, dropped);
  renderPage(<Part named="Ola" />);
  await pass(0);
  expect(theField()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says that it is missing, and comes by itself after some seconds', async () => {
  const { Part, load } = aPart(isAway, dropped, dropped);
  renderPage(<Part named="Ola" />);
  await pass(0);
  expect(theLine()).not.toBeNull();
  await pass(3000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(5900);
  expect(load, 'later each time').toHaveBeenCalledTimes(2);
  await pass(100);
  expect(theField()).not.toBeNull();
  expect(theLine()).toBeNull();
});

it('comes as soon as the line is back', async () => {
  const { Part } = aPart(isAway, dropped);
  renderPage(<Part named="Ola" />);
  await pass(0);
  await act(async () => dispatchEvent(new Event('online')));
  await pass(0);
  expect(theField()).not.toBeNull();
});

it('comes when it is asked for, and is busy until then', async () => {
  let arrive: (part: typeof Field) => void = () => undefined;
  const { Part } = aPart(isAway, dropped, () => new Promise((resolve) => (arrive = resolve)));
  renderPage(<Part named="Ola" />, { language: 'es' });
  await pass(0);
  const again = screen.getByRole('button', { name: 'Reintentar' });
  fireEvent.click(again);
  await pass(0);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await act(async () => arrive(Field));
  await pass(0);
  expect(theField()).not.toBeNull();
});

it('offers to load the page anew where the house answers and the file does not come', async () => {
  const { Part } = aPart(isThere, dropped, dropped);
  renderPage(<Part named="Ola" />);
  await pass(0);
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/checkout', reload });
  fireEvent.click(screen.getByRole('button', { name: 'Load the page anew' }));
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('takes no answer of a proxy for the house', async () => {
  const { Part, load } = aPart(() => new Response('Bad Gateway', { status: 502 }), dropped);
  renderPage(<Part named="Ola" />);
  await pass(0);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
