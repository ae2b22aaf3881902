import { dialled, hoursText } from '#features/site/rules.ts';
import { town } from '#market/town/town.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as styles from './support.module.css';

const { phones, emails, address, hours } = town;

/** Where the desk is, when it is open, and the phone that never sleeps. */
export function ContactDetails() {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <section className={pageHeadStyles.pageCard} aria-labelledby="contact-details">
      <h2 id="contact-details" className="tower-s">
        {words('contact.details')}
      </h2>
      <dl className={styles.details}>
        <div>
          <dt>{words('contact.calls')}</dt>
          <dd>
            <a href={dialled(phones.desk)}>{phones.desk}</a>
          </dd>
          <dd>
            {words('contact.everyDay')}, {hoursText(hours.phone, language)}
          </dd>
        </div>
        <div>
          <dt>{words('contact.emergency')}</dt>
          <dd>
            <a href={dialled(phones.emergency)}>{phones.emergency}</a>
          </dd>
          <dd>{words('contact.emergencyNote')}</dd>
        </div>
        <div>
          <dt>{words('contact.mail')}</dt>
          <dd>
            <a href={`mailto:${emails.hello}`}>{emails.hello}</a>
          </dd>
        </div>
        <div>
          <dt>{words('contact.address')}</dt>
          <dd>
            {address.street}
            <br />
            {address.postalCode} {town.name}, {town.region}
          </dd>
        </div>
        <div>
          <dt>{words('contact.office')}</dt>
          <dd>
            {words('contact.weekdays')}, {hoursText(hours.weekdays, language)}
          </dd>
          <dd>
            {words('contact.weekends')}, {hoursText(hours.weekends, language)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
