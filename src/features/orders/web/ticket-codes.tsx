import { useId } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** The codes that open the door, one a ticket. */
export function TicketCodes({ tickets }: { tickets: Order['tickets'] }) {
  const words = useWords(messages);
  const label = useId();
  if (tickets.length === 0) return null;
  return (
    <div className="codes">
      <h4 id={label} className="horizon">
        {words('codes')}
      </h4>
      <ol aria-labelledby={label}>
        {tickets.map(({ code }, index) => (
          <li key={code}>
            <span>{words('ticket', { number: index + 1 })}</span>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <p>{words('codeHint', { count: tickets.length })}</p>
    </div>
  );
}
