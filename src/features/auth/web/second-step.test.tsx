import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { SignInForm } from './sign-in-form.tsx';

const user = aUser({ fullName: 'Marta Ferrer' });
/** The house's answers, one after the other; the first is that the password is right and not enough. */
function answers(...replies: (() => Response)[]): void {
  const step = () => Response.json({ step: { key: 'the-key', ways: ['code'] } });
  const queue = [step, ...replies];
  vi.stubGlobal('fetch', async () => (queue.shift() ?? (() => refusal('internal')))());
}
const words = {
  en: { phone: /^Phone/, password: /^Password/, enter: 'Sign in', title: 'One more step', code: /^Code/ },
  es: { phone: /^Teléfono/, password: /^Contraseña/, enter: 'Entrar', title: 'Un paso más', code: /^Código/ },
} as const;
async function saysPassword(language: Language = 'en') {
  const say = words[language];
  renderPage(<SignInForm />, { language });
  fireEvent.change(screen.getByLabelText(say.phone), { target: { value: '600 123 456' } });
  fireEvent.change(screen.getByLabelText(say.password), { target: { value: 'una siesta larga' } });
  fireEvent.click(screen.getByRole('button', { name: say.enter }));
  return screen.findByRole('heading', { name: say.title });
}
const saysCode = (code: string, language: Language = 'en') => {
  fireEvent.change(screen.getByLabelText(words[language].code), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: words[language].enter }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each(['en', 'es'] as const)(
  'tells whoever hears the page that one step is left, and lets them in (%s)',
  async (language) => {
    answers(
      () => refusal('code_wrong'),
      () => Response.json({ user }),
    );
    const heading = await saysPassword(language);
    expect(document.activeElement).toBe(heading);
    saysCode('123456', language);
    const text = language === 'en' ? /^This code is not right/ : /^Ese código no es correcto/;
    const wrong = await screen.findByText(text);
    expect(screen.getByLabelText(words[language].code).getAttribute('aria-describedby')).toContain(wrong.id);
    saysCode('654321', language);
    await waitFor(() => expect(localStorage.getItem('user')).toContain('Marta Ferrer'));
    expect(currentToast()?.title).toContain('Marta Ferrer');
  },
);

it('goes back to the password when it took too long, and says so', async () => {
  answers(() => refusal('step_expired'));
  await saysPassword();
  saysCode('123456');
  expect(await screen.findByText('That took too long, or too many tries. Please sign in again.')).toBeDefined();
  expect(screen.getByLabelText(/^Password/)).toBeDefined();
});

it('says how long to wait, and goes back for whoever wants to', async () => {
  answers(() => refusal('too_many_requests', { retryAfter: 600 }));
  await saysPassword();
  saysCode('123456');
  expect(await screen.findByText('Too many tries. Try again in 10 minutes.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the password' }));
  expect(screen.getByLabelText(/^Password/)).toBeDefined();
});
