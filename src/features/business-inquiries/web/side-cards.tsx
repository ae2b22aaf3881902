import { useId, type ReactNode } from 'react';
import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { inquiryTypes } from '../rules.ts';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as styles from './business-inquiry.module.css';

const benefits = ['benefit.seen', 'benefit.free', 'benefit.languages', 'benefit.bookings'] as const;
const steps = ['step.0', 'step.1', 'step.2'] as const;
const next = ['next.photos', 'next.prices', 'next.packages'] as const;

/** Beside the form: what one gets, who is listed, how it goes, what to do meanwhile. */
export function SideCards() {
  const words = useWords(messages);
  const hours = town.promises.businessInquiryHours;
  return (
    <div className={pageHeadStyles.pageSide}>
      <SideCard title={words('benefitsTitle')} look="sun">
        <ul className={styles.sideList}>
          {benefits.map((benefit) => (
            <li key={benefit}>{words(benefit)}</li>
          ))}
        </ul>
      </SideCard>
      <SideCard title={words('typesTitle')}>
        <dl className={styles.sideTypes}>
          {inquiryTypes.map((type) => (
            <div key={type}>
              <dt>{words(`type.${type}`)}</dt>
              <dd>{words(`type.${type}.text`)}</dd>
            </div>
          ))}
        </dl>
      </SideCard>
      <SideCard title={words('stepsTitle')}>
        <ol className={styles.sideSteps}>
          {steps.map((step) => (
            <li key={step}>
              <b>{words(step)}</b>
              <span>{words(`${step}.text`, { hours })}</span>
            </li>
          ))}
        </ol>
      </SideCard>
      <SideCard title={words('nextTitle')} look="sea">
        <ul className={styles.sideList}>
          {next.map((step) => (
            <li key={step}>{words(step)}</li>
          ))}
        </ul>
        <ul className={styles.sideWays}>
          <li>
            <Link className={styles.sideWay} to="/advertise">
              {words('packages')}
            </Link>
          </li>
          <li>
            {words('questions')}{' '}
            <Link className={styles.sideWay} to="/contact-us">
              {words('contact')}
            </Link>
          </li>
        </ul>
      </SideCard>
    </div>
  );
}

const sides = { sun: styles.sideSun, sea: styles.sideSea };

function SideCard({ title, look, children }: { title: string; look?: 'sun' | 'sea'; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${pageHeadStyles.pageCard} ${look ? sides[look] : ''}`} aria-labelledby={id}>
      <h2 id={id} className="tower-s">
        {title}
      </h2>
      {children}
    </section>
  );
}
