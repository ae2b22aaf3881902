import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon, type IconName } from '#kit/web/ui/icon.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { messages } from '../messages.ts';
import * as filmPlateStyles from '#market/drawings/web/film-plate.module.css';
import * as styles from './advertise.module.css';

const titleId = 'benefits-title';
const benefits = [
  { name: 'hour', icon: 'clock' },
  { name: 'booked', icon: 'ticket' },
  { name: 'audience', icon: 'target' },
  { name: 'languages', icon: 'globe' },
  { name: 'fuller', icon: 'calendar' },
  { name: 'company', icon: 'people' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** The bay by night, still or as a film, and six reasons in front of it. */
export function Benefits({ film }: { film?: ReactNode }) {
  const words = useWords(messages);
  return (
    <section className={styles.advertNight} aria-labelledby={titleId}>
      <div data-theme="night">
        <div className={`${filmPlateStyles.filmPlate} ${styles.advertNightPlate}`}>
          {film}
          <div className="wrap">
            <SectionHead
              id={titleId}
              kicker={words('benefitsKicker')}
              title={words('benefitsTitle')}
              lead={words('benefitsLead')}
            />
          </div>
        </div>
      </div>
      <ul className={`wrap ${styles.benefits}`}>
        {benefits.map(({ name, icon }, index) => (
          <li key={name}>
            <Reveal order={index % 3} className={styles.benefit}>
              <Icon name={icon} />
              <h3 className="tower-s">{words(`benefit.${name}`)}</h3>
              <p>{words(`benefit.${name}.text`)}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
