import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { PaymentMethod } from '../contract.ts';
import { messages } from '../messages.ts';
import { messages as planMessages } from '../plan-messages.ts';
import { methodsQuery } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './methods.module.css';

/** Payment and cards: none is kept here. What a business account's plan is charged to is kept by the provider. */
export function MethodsCard({ payerId }: { readonly payerId?: string | undefined }) {
  const words = useWords(messages);
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="methods">
      <h2 id="methods" className="tower-s">
        {words('methods')}
      </h2>
      {payerId === undefined ? <p>{words('noMethods')}</p> : <SavedMethods payerId={payerId} />}
      <p className={deskCardStyles.deskCardNote}>
        <Icon name="lock" />
        {words('secured')}
      </p>
    </section>
  );
}

function SavedMethods({ payerId }: { readonly payerId: string }) {
  const words = useWords(messages);
  const saved = useQuery(methodsQuery(payerId));
  if (saved.isPending) return <p role="status">{words('loading')}</p>;
  if (saved.isError)
    return (
      <div role="alert">
        <p>{words('methodsAway')}</p>
        <Button variant="line" size="sm" onClick={() => void saved.refetch()}>
          {words('retry')}
        </Button>
      </div>
    );
  if (saved.data.length === 0) return <p>{words('noMethods')}</p>;
  return saved.data.map((method) => <Saved key={method.plan} method={method} />);
}

function Saved({ method: { plan, last4 } }: { readonly method: PaymentMethod }) {
  const words = useWords(messages);
  const planWords = useWords(planMessages);
  return (
    <div className={styles.savedMethod}>
      <p>{last4 === null ? words('savedMethod') : words('savedCard', { last4 })}</p>
      <p>{words('savedFor', { plan: planWords(`name.${plan}`) })}</p>
    </div>
  );
}
