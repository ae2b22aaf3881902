import type { ReactNode } from 'react';
import type { OrderKind } from '#features/orders/rules.ts';
import { Swell } from '#market/drawings/web/swell.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link, type Target } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as styles from './checkout.module.css';

/** Where one chose what is bought here. */
export type WayBack = Target & { readonly label: string };

type Props = {
  /** Unless told: almost in. */
  readonly heading?: string;
  readonly kind?: OrderKind;
  /** To what is being bought; unless told: where all of its kind are. */
  readonly back?: WayBack;
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** The checkout's two halves: what is bought, on the sea, and how it is paid, on paper. */
export function CheckoutFrame({ heading, kind = 'event', back, summary, children }: Props) {
  const words = useWords(messages);
  const { label, ...target } = back ?? {
    label: words(kind === 'event' ? 'back' : 'backToRentals'),
    to: '/',
    hash: `${kind}s`,
  };
  return (
    <>
      <section className={styles.checkoutOrder}>
        <Swell className={styles.checkoutSwell} />
        <Link className={styles.checkoutBack} {...target}>
          <Icon name="back" />
          {label}
        </Link>
        <h1 className="tower">{heading ?? words('heading')}</h1>
        {summary}
      </section>
      <section className={styles.checkoutPay}>{children}</section>
    </>
  );
}
