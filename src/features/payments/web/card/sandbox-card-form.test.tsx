import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { CardFields } from '../../rules.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const now = new Date('2026-08-21T20:00:00Z');

function draw(language: 'en' | 'es' = 'en', waiting: { holding?: boolean; sending?: boolean } = {}) {
  const onPay = vi.fn<(card: CardFields) => void>();
  const { holding = false, sending = false } = waiting;
  renderPage(<SandboxCardForm amount="€50" holding={holding} sending={sending} onPay={onPay} />, { language, now });
  return onPay;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('SandboxCardForm', () => {
  it('sends a sound card, grouped as it is printed', () => {
    const onPay = draw();
    type('Card number', '4242424242424242');
    type('Expiry date', '1230');
    type('CVC', '12x3');
    fireEvent.click(screen.getByRole('button', { name: 'Pay €50' }));
    expect(onPay).toHaveBeenCalledExactlyOnceWith({
      cardNumber: '4242 4242 4242 4242',
      expiry: '12 / 30',
      cvc: '123',
    });
  });

  it('refuses a wrong number and a past date beside their fields, and goes to the first', () => {
    const onPay = draw();
    type('Card number', '4242424242424241');
    type('Expiry date', '0726');
    type('CVC', '123');
    fireEvent.click(screen.getByRole('button', { name: 'Pay €50' }));
    expect(onPay).not.toHaveBeenCalled();
    const number = input('Card number');
    expect(document.activeElement).toBe(number);
    expect(describing(number)).toBe('That card number is not complete or has a wrong digit');
    expect(describing(input('Expiry date'))).toBe('This card has expired');
    expect(input('CVC').getAttribute('aria-invalid')).toBeNull();
    type('Card number', '4242424242424242');
    expect(number.getAttribute('aria-invalid')).toBeNull();
  });

  it('says that no money moves and names the test cards, in Spanish too', () => {
    draw('es');
    expect(screen.getByText('Modo de prueba: no se mueve dinero')).toBeTruthy();
    for (const label of ['Número de tarjeta', 'Caducidad', 'CVC']) expect(input(label).inputMode).toBe('numeric');
    expect(screen.getByRole('button', { name: /^Pagar/ })).toBeTruthy();
    expect(screen.getByText('4000 0000 0000 0002')).toBeTruthy();
  });

  it('waits while the places are being held, and while it is sending', () => {
    const onPay = draw('en', { holding: true });
    type('Card number', '4242424242424242');
    type('Expiry date', '1230');
    type('CVC', '123');
    fireEvent.submit(input('CVC').form as HTMLFormElement);
    expect(onPay).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Pay €50' }).getAttribute('aria-disabled')).toBe('true');
  });
});

function describing(field: HTMLElement): string | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}
