import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { DiscountCode } from './discount-code.tsx';

const sol20 = { id: 'cod00000001', word: 'SOL20', percent: 20, amount: null };
const states = {
  named: undefined,
  code: undefined,
  isFree: false,
  refused: undefined,
  isLocked: false,
  takesFocus: false,
};

function open(
  over: Partial<Parameters<typeof DiscountCode>[0]> = {},
  reply: () => Response = () => Response.json(sol20),
  language: 'en' | 'es' = 'en',
) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    asked.push(new URL(request.url).searchParams.get('code') ?? '');
    return reply();
  };
  const [onCode, onNone] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPage(<DiscountCode eventId="evt00000001" {...states} {...over} {...{ onCode, onNone }} />, { language, api });
  return { asked, onCode, onNone };
}

describe('the field of a code', () => {
  it('opens by a press, looks the word up, and hands over what it takes off', async () => {
    const { asked, onCode } = open();
    expect(screen.queryByLabelText('Code')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I have a code' }));
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' sól 20 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith(sol20, expect.anything(), undefined, expect.anything()));
    expect(asked).toEqual(['sól 20']);
  });

  it('looks up by itself what a link named, and tells whoever draws it that there is none', async () => {
    const { asked, onNone } = open({ named: 'NONE' }, () => refusal('code_unknown'));
    await waitFor(() => expect(onNone).toHaveBeenCalledOnce());
    expect(asked).toEqual(['NONE']);
  });

  it.each([
    [
      'code_unknown',
      'This event has no code like that. Look at how it’s spelled.',
      'Este evento no tiene un código así. Mira cómo se escribe.',
    ],
    ['code_ended', 'That code has ended.', 'Ese código ha terminado.'],
    [
      'code_used_up',
      'That code isn’t good for that many tickets any more.',
      'Ese código ya no vale para tantas entradas.',
    ],
    [
      'unavailable',
      'We couldn’t check the code. Please try again.',
      'No hemos podido comprobar el código. Inténtalo otra vez.',
    ],
  ] as const)('says in one sentence why %s', async (code, en, es) => {
    for (const [language, sentence, have, apply] of [
      ['en', en, 'I have a code', 'Apply'],
      ['es', es, 'Tengo un código', 'Aplicar'],
    ] as const) {
      document.body.replaceChildren();
      open({}, () => refusal(code), language);
      fireEvent.click(screen.getByRole('button', { name: have }));
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'SOL20' } });
      fireEvent.click(screen.getByRole('button', { name: apply }));
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
  });

  it('says what is applied, and that the full price is back when it was refused', () => {
    open({ code: { ...sol20, percent: null, amount: '5.00' } });
    expect(screen.getByText('The code SOL20 is in: €5 off each ticket.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove the code' })).toBeTruthy();
    document.body.replaceChildren();
    open({ code: sol20, isFree: true, isLocked: true }, undefined, 'es');
    expect(screen.getByText('El código SOL20 está aplicado: tus entradas son gratis.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    document.body.replaceChildren();
    open({ refused: new Problem('code_used_up', '') });
    expect(screen.getByText('The price is the full one again.')).toBeTruthy();
  });
});
