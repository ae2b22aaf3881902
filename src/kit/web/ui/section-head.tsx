import { Fragment } from 'react';
import * as styles from './section-head.module.css';

type SectionHeadProps = {
  /** Of the heading, so that the section can be named by it. */
  id: string;
  kicker: string;
  /** A line break in the words is a line break on the page. */
  title: string;
  lead: string;
};

/** A wide label with half a sun, a tower of a heading, a short lead beside it. */
export function SectionHead({ id, kicker, title, lead }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <p className="horizon">{kicker}</p>
      <h2 className="tower" id={id}>
        {title.split('\n').map((line, index) => (
          <Fragment key={line}>
            {index > 0 ? <br /> : null}
            {line}
          </Fragment>
        ))}
      </h2>
      <p className={styles.headLead}>{lead}</p>
    </header>
  );
}
