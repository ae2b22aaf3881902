import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { messages } from '../messages.ts';
import { LanguageToggle } from './language-toggle.tsx';

function Page() {
  const words = useWords(messages);
  return (
    <>
      <input aria-label={words('signIn')} />
      <LanguageToggle />
    </>
  );
}

/** What the house tells in the language of the page. */
function Listing() {
  const { language } = useLanguage();
  const { data, isError } = useQuery<string>({ queryKey: [`/api/events/e1?lang=${language}`] });
  return <p>{isError ? 'failure' : (data ?? 'nothing yet')}</p>;
}

it('changes the words in place, keeps what was typed, and remembers the choice', async () => {
  renderPage(<Page />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Sign in' }), { target: { value: 'half a sentence' } });
  fireEvent.click(screen.getByRole('button', { name: 'ES Español' }));
  // What was pressed is shown before all the words are.
  expect(screen.getByRole('button', { name: 'ES Español' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('textbox', { name: 'Entrar' })).toBeNull();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Entrar' })).value).toBe('half a sentence');
  expect(screen.getByRole('button', { name: 'ES Español' }).getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('language')).toBe('es');
  expect(document.cookie).toContain('language=es');
  localStorage.removeItem('language');
});

it('leaves the page as it is when there is no line, says so, and changes it at the next press', async () => {
  let isThere = true;
  const api = ({ url }: Request) =>
    isThere ? Response.json(url.endsWith('lang=es') ? 'Noche' : 'Night') : Promise.reject(new TypeError('No line'));
  renderPage(
    <>
      <Page />
      <Listing />
    </>,
    { api },
  );
  await screen.findByText('Night');
  isThere = false;
  fireEvent.click(screen.getByRole('button', { name: 'ES Español' }));
  await expect.poll(() => currentToast()?.title).toBe('The line dropped. It is not you.');
  expect(screen.getByText('Night')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Sign in' })).toBeTruthy();
  await expect.poll(() => screen.getByRole('button', { name: 'EN English' }).getAttribute('aria-pressed')).toBe('true');
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'ES Español' }));
  await screen.findByText('Noche');
  expect(screen.getByRole('textbox', { name: 'Entrar' })).toBeTruthy();
});

it('changes the language of a page that could not be had: there is nothing to lose', async () => {
  renderPage(
    <>
      <Page />
      <Listing />
    </>,
    { api: () => Promise.reject(new TypeError('No line')) },
  );
  await screen.findByText('failure');
  fireEvent.click(screen.getByRole('button', { name: 'ES Español' }));
  expect(await screen.findByRole('textbox', { name: 'Entrar' })).toBeTruthy();
  localStorage.removeItem('language');
});
