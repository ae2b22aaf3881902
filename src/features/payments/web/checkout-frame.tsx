import type { ReactNode } from 'react';
import type { OrderKind } from '#features/orders/rules.ts';
import type { Address } from '#kit/web/address.ts';
import { Swell } from '#market/drawings/web/swell.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as styles from './checkout.module.css';

type Props = {
  /** Unless told: almost in. */
  readonly heading?: string;
  readonly kind?: OrderKind;
  /** Unless told: where all of its kind are. */
  readonly back?: { readonly label: string; readonly to: Address };
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** The checkout's two halves: what is bought, on the sea, and how it is paid, on paper. */
export function CheckoutFrame({ heading, kind = 'event', back, summary, children }: Props) {
  const words = useWords(messages);
  return (
    <>
      <section className={styles.checkoutOrder}>
        <Swell className={styles.checkoutSwell} />
        <Link className={styles.checkoutBack} to={back?.to ?? '/'} {...(back ? {} : { hash: `${kind}s` })}>
          <Icon name="back" />
          {back?.label ?? words(kind === 'event' ? 'back' : 'backToRentals')}
        </Link>
        <h1 className="tower">{heading ?? words('heading')}</h1>
        {summary}
      </section>
      <section className={styles.checkoutPay}>{children}</section>
    </>
  );
}
