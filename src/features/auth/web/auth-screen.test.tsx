import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { AuthScreen } from './auth-screen.tsx';

const panel = () => within(screen.getByRole('tabpanel'));
const tab = (name: string) => screen.getByRole('tab', { name });
const isChosen = (name: string) => tab(name).getAttribute('aria-selected') === 'true';

describe('AuthScreen', () => {
  it('leads back home', () => {
    renderPage(<AuthScreen start="signUp" top={null} />);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });

  it('opens the door that the address asks for, and changes it in place', () => {
    renderPage(<AuthScreen start="signIn" top={null} />);
    expect([isChosen('Sign in'), isChosen('Sign up')]).toEqual([true, false]);
    expect(panel().getAllByRole('textbox')).toHaveLength(1);
    fireEvent.click(tab('Sign up'));
    expect([isChosen('Sign in'), isChosen('Sign up')]).toEqual([false, true]);
    const name = panel().getByLabelText<HTMLInputElement>(/^Full name/);
    fireEvent.change(name, { target: { value: 'marta' } });
    fireEvent.click(tab('Sign in'));
    expect(screen.queryByLabelText(/^Full name/)?.closest('[hidden]')).not.toBeNull();
    fireEvent.click(tab('Sign up'));
    expect(panel().getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('marta');
  });

  it.each([
    ['en', 'Traveller', 'Business'],
    ['es', 'Viajero', 'Negocio'],
  ] as const)('takes everybody for a traveller until they say otherwise (%s)', (language, traveller, business) => {
    renderPage(<AuthScreen start="signUp" top={null} />, { language });
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
    expect([choice(traveller).checked, choice(business).checked]).toEqual([true, false]);
    expect(choice(traveller).value).toBe('traveller');
  });

  it('takes who chose a plan for a business, who may be a traveller all the same', () => {
    renderPage(<AuthScreen start="signUp" accountType="business" top={null} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Business/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^Traveller/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Business/ }).checked).toBe(false);
  });
});
