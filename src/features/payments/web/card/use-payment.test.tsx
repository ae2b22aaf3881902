import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderKind } from '#features/orders/rules.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { SandboxOutcome } from '../../contract.ts';
import { anIntent } from '../testing.ts';
import { CardRefusal } from './card-refusal.tsx';
import { usePayment, type Payment } from './use-payment.ts';

const nothing = () => undefined;
const card: Payment = { cardNumber: '4000000000000002', expiry: '12/34', cvc: '123' };
/** Half past ten in the evening, by the town's clock. */
const intent = anIntent({ holdExpiresAt: '2026-08-21T20:30:00.000Z' });

function Till({ kind, payment }: { readonly kind: OrderKind; readonly payment: Payment }) {
  const { pay, refusal } = usePayment(intent, { kind, onPaid: nothing, onSignedOut: nothing, onReplaced: nothing });
  return (
    <>
      <CardRefusal refusal={refusal} />
      <button type="button" onClick={() => pay(payment)}>
        Pay
      </button>
    </>
  );
}

/** What stands beside the form after a press. */
async function refusalOf(kind: OrderKind, language: 'en' | 'es', payment: Payment, outcome?: SandboxOutcome) {
  vi.stubGlobal('fetch', async () => Response.json(outcome));
  renderPage(<Till kind={kind} payment={payment} />, { language });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  return screen.getByRole('alert').textContent;
}

afterEach(() => vi.unstubAllGlobals());

describe('a card that is declined', () => {
  it.each([
    ['event', 'en', 'Nothing was charged, and your places stay yours until 22:30.'],
    ['event', 'es', 'No se ha cobrado nada y tus plazas siguen siendo tuyas hasta las 22:30.'],
    ['rental', 'en', 'Nothing was charged, and your dates stay yours until 22:30.'],
    ['rental', 'es', 'No se ha cobrado nada y tus fechas siguen siendo tuyas hasta las 22:30.'],
    ['plan', 'en', 'Nothing was charged. You have until 22:30 to pay another way.'],
    ['supplement', 'en', 'Nothing was charged, and the new dates stay yours until 21 Aug 2026, 22:30.'],
  ] as const)('leaves a buyer of a kind %s told what was charged and is held, in %s', async (kind, language, said) => {
    expect(await refusalOf(kind, language, card, { status: 'refused', reason: 'card_declined' })).toContain(said);
  });

  it('is told so in the words of the provider’s form too', async () => {
    const declined = async () => ({ status: 'refused', message: 'Your card has no funds.', isDeclined: true }) as const;
    expect(await refusalOf('event', 'en', declined)).toContain('Your card has no funds. Nothing was charged');
  });

  it('is no provider that is away: nobody knows then what was charged', async () => {
    const away = async () => ({ status: 'refused', message: 'Try again.', isDeclined: false }) as const;
    expect(await refusalOf('event', 'en', away)).not.toContain('charged');
  });
});
