import { useId } from 'react';
import { copyText } from '#kit/web/share.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as inputStyles from '#kit/web/ui/input.module.css';
import * as styles from './calendar.module.css';

/** The secret address, shown this once: to be opened by the calendar of this device, or copied into another. */
export function FeedAddress({ address }: { readonly address: string }) {
  const words = useWords(messages);
  const id = useId();
  return (
    <div className={styles.calendarAddress} role="status">
      <label htmlFor={id}>{words('address')}</label>
      <input
        id={id}
        className={inputStyles.addressInput}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.calendarNote}>{words('once')}</p>
      <div className={styles.calendarWays}>
        <Button variant="ink" size="sm" onClick={() => void copyText(address, words)}>
          {words('copy')}
        </Button>
        <a
          className={buttonStyles.btn}
          data-variant="line"
          data-size="sm"
          href={address.replace(/^https?:/, 'webcal:')}
        >
          {words('subscribe')}
        </a>
      </div>
    </div>
  );
}
