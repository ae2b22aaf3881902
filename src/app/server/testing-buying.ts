/** A payment opened at the door and paid with a test card: what tests of anything bought begin with. */
import type { Member, Reply, TestHouse } from './testing.ts';

const testCard = { cardNumber: '4242424242424242', expiry: '12/30', cvc: '123' } as const;

type Opened = { readonly clientSecret: string };

/** How members buy in a house. */
export function buyingIn(house: TestHouse) {
  /** Opens the payment of so many euro for what `metadata` names. */
  const intend = (as: Member, amount: number, metadata: object): Promise<Reply> =>
    house.call('POST', '/api/create-payment-intent', {
      as,
      body: { amount, currency: 'eur', metadata: { ...metadata, userId: as.id } },
    });
  /** Presses pay with a card that pays, or with what is said of it; the provider's notice is on its way then. */
  const press = (as: Member, { clientSecret }: Opened, card: object = {}): Promise<Reply> =>
    house.call('POST', '/api/payments/sandbox/confirm', { as, body: { clientSecret, ...testCard, ...card } });
  /** The same, and the notice comes. */
  const pay = async (as: Member, opened: Opened): Promise<Reply> => {
    const pressed = await press(as, opened);
    await house.runTasks();
    return pressed;
  };
  return { intend, press, pay };
}
