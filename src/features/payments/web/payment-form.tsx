import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import type { CardFields, ProviderName } from '../rules.ts';
import { Face } from './face.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { Waiting } from './waiting.tsx';

type Props = {
  /** Known with the first intent. */
  readonly provider: ProviderName | undefined;
  readonly amount: string;
  readonly holding: boolean;
  readonly sending: boolean;
  readonly onPay: (card: CardFields) => void;
};

/** The form of whichever provider takes the card. */
export function PaymentForm({ provider, ...form }: Props) {
  const words = useWords(messages);
  if (provider === undefined) return <Waiting />;
  if (provider === 'sandbox') return <SandboxCardForm {...form} />;
  return <Face title={words('closed')} text={words('closedText')} />;
}
