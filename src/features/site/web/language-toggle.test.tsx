import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useWords } from '#kit/web/i18n.tsx';
import { renderPage } from '#kit/web/testing.tsx';
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

describe('LanguageToggle', () => {
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
});
