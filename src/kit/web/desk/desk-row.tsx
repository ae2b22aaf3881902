import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { Breakable } from '../ui/breakable.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { useWords } from '../i18n.tsx';
import { messages } from './messages.ts';
import * as bulkStyles from './bulk/bulk.module.css';
import * as styles from './desk.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

type DeskRowProps = {
  /** A square picture of what it is. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** It can be chosen beside others, to be decided with them. */
  readonly pick?: { readonly isPicked: boolean; readonly onPick: () => void };
  readonly facts: readonly (string | null | undefined)[];
  readonly when?: ReactNode;
  /** What whoever looks after it must know first. */
  readonly note?: string | null;
  readonly status?: ReactNode;
  readonly isOpen?: boolean;
  readonly actions?: ReactNode;
};

/** A day, an amount or a number of things, and what it is: as much as a phone has room for in one line. */
const isFigure = (fact: string) => fact.length <= 24 && /\d/.test(fact);

/** "Mon 22 Jun" and "11 July 2026" in a longer fact. */
const days = /\p{L}{3} \d{1,2} \p{L}{3,4}(?!\p{L})|\d{1,2} (?:de )?\p{L}+ (?:de )?\d{4}/gu;
const joined = (text: string) => text.replaceAll(' ', '\u00a0');

/**
 * On a phone a row of facts takes several lines: a short figure is not parted from its unit, nor a day from its month, and
 * an amount keeps its sign (word joiner).
 */
const unbroken = (facts: DeskRowProps['facts']) =>
  inLine(facts.map((fact) => (fact && isFigure(fact) ? joined(fact) : fact?.replaceAll(days, joined)))).replaceAll(
    /[−€](?=€)/g,
    '$&\u2060',
  );

/** One thing in a list of the desk. */
export function DeskRow({ picture, title, pick, facts, when, note, status, isOpen = false, actions }: DeskRowProps) {
  const words = useWords(messages);
  const looks = [styles.deskRow, isOpen && styles.deskRowOpen, pick && styles.deskRowPicked].filter(Boolean).join(' ');
  return (
    <article className={looks} aria-label={title}>
      {pick ? (
        <label className={bulkStyles.bulkPick}>
          <input
            className={checkboxStyles.checkbox}
            type="checkbox"
            aria-label={words('pick', { title })}
            checked={pick.isPicked}
            onChange={pick.onPick}
          />
        </label>
      ) : null}
      {picture ? <div className={styles.deskRowPic}>{picture}</div> : null}
      <div className={styles.deskRowText}>
        <h3 className="tower-s">
          <Breakable>{title}</Breakable>
        </h3>
        <p>
          <FactLine>{unbroken(facts)}</FactLine>
        </p>
        {when ? <p>{typeof when === 'string' ? <FactLine>{when}</FactLine> : when}</p> : null}
        {note ? <p className={styles.deskRowNote}>{note}</p> : null}
      </div>
      <div className={styles.deskRowEnd}>
        {status ? <div className={styles.deskRowGroup}>{status}</div> : null}
        {actions ? <div className={styles.deskRowGroup}>{actions}</div> : null}
      </div>
    </article>
  );
}
