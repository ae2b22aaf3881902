import { useEffect, useId, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { copyText, share } from '#kit/web/share.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { MadeLink } from '../../contract.ts';
import { messages } from '../../links-messages.ts';
import * as styles from './give-sheet.module.css';

type Props = {
  readonly links: readonly MadeLink[];
  /** What the tickets are for. */
  readonly title: string;
};

/** Links as they are shown once: all of them as one message, and each by itself for its friend. */
export function MadeLinks({ links, title }: Props) {
  const words = useWords(messages);
  const label = useId();
  // What was pressed is gone: who has the keyboard goes on at what came of it.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const urlOf = ({ path }: MadeLink) => location.origin + path;
  const nameOf = ({ number, name }: MadeLink) =>
    name === null ? words('ticket', { number }) : words('ticketFor', { number, name });
  const text = [words('message', { title }), ...links.map((link) => `${nameOf(link)}: ${urlOf(link)}`)].join('\n');
  const canShare = 'share' in navigator;
  return (
    <section className={styles.giveAll} aria-labelledby={label}>
      <h3 ref={heading} id={label} tabIndex={-1}>
        {words('links', { count: links.length })}
      </h3>
      <p>{words('linksText')}</p>
      <p className={styles.giveAllWays}>
        {canShare ? (
          <Button variant="ink" size="sm" onClick={() => void share({ title, text }, words)}>
            <Icon name="send" />
            {words('shareAll')}
          </Button>
        ) : null}
        <Button variant="line" size="sm" onClick={() => void copyText(text, words)}>
          {words('copyAll')}
        </Button>
      </p>
      <ol className={styles.giveLinks}>
        {links.map((link) => {
          const [url, { number, ticket, name }] = [urlOf(link), link];
          return (
            <li key={ticket}>
              <label htmlFor={`${label}-${number}`}>
                {name === null ? words('linkOf', { number }) : words('linkFor', { number, name })}
              </label>
              <Input
                id={`${label}-${number}`}
                readOnly
                value={url}
                onFocus={(event) => event.currentTarget.select()}
                translate="no"
              />
              <span className={styles.giveAllWays}>
                {canShare ? (
                  <Button variant="line" size="sm" onClick={() => void share({ title, url }, words)}>
                    {words('shareOne', { number })}
                  </Button>
                ) : null}
                <Button variant="line" size="sm" onClick={() => void copyText(url, words)}>
                  {words('copyOne', { number })}
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
