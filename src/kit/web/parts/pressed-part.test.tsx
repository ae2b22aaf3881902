import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildHeader } from '#kit/shared/build.ts';
import { renderPage } from '../testing.tsx';
import { currentToast, forgetToast } from '../ui/toast-store.ts';
import { pressedPart } from './pressed-part.tsx';

type Props = { readonly onClose: () => void };
const Sheet = ({ onClose }: Props) => (
  <div role="dialog" aria-label="sheet">
    <button type="button" onClick={onClose} aria-label="close" />
  </div>
);
const dropped = () => Promise.reject(new TypeError('Importing a module script failed.'));

/** A page with something typed in, and a button that opens a sheet. */
function aPage(house: () => Response | Promise<Response>, ...answers: readonly (() => Promise<typeof Sheet>)[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => house()),
  );
  const load = vi.fn(() => Promise.resolve(Sheet));
  for (const answer of answers) load.mockImplementationOnce(answer);
  const Part = pressedPart<Props>(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="typed" />
        <button type="button" aria-label="open" onClick={() => setOpen(true)} />
        {isOpen ? <Part onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  renderPage(<Page />);
  fireEvent.input(screen.getByLabelText('typed'), { target: { value: 'Hola' } });
  return load;
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  await settle();
};
const theSheet = () => screen.queryByRole('dialog', { name: 'sheet' });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => new Response(null, { headers: { [buildHeader]: 'now' } });

beforeEach(forgetToast);

it('opens, closes, and is there at once the next time', async () => {
  const load = aPage(there);
  await press();
  expect(theSheet()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(theSheet()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(theSheet()).not.toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

it('leaves the page with all that was typed where the line drops, says so, and opens when it is pressed again', async () => {
  aPage(away, dropped);
  await press();
  expect(theSheet()).toBeNull();
  expect(currentToast()).toMatchObject({ title: 'That did not come', tone: 'destructive' });
  expect(currentToast()?.press).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('Hola');
  expect(document.documentElement.dataset).not.toHaveProperty('going');
  await press();
  expect(theSheet()).not.toBeNull();
  expect(currentToast()?.isOpen, 'it has worked since').toBe(false);
});

it('offers to load the page anew where the house has no such file any more, and does so only then', async () => {
  aPage(there, dropped, dropped);
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/user-dashboard', reload });
  await press();
  expect(reload).not.toHaveBeenCalled();
  expect(currentToast()?.press?.label).toBe('Load the page anew');
  currentToast()?.press?.onPress();
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

it('says that it is on its way, and nothing once it is not wanted any more', async () => {
  let drop: (why: Error) => void = () => undefined;
  aPage(away, () => new Promise((_, reject) => (drop = reject)));
  await press();
  expect(document.documentElement.dataset).toHaveProperty('going');
  renderPage(<p>{'another page'}</p>);
  expect(document.documentElement.dataset).not.toHaveProperty('going');
  drop(new TypeError('Importing a module script failed.'));
  await settle();
  expect(currentToast()).toBeUndefined();
});
