import { useId, type ReactNode } from 'react';
import { Plane } from '#market/drawings/web/plane.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as filmPlateStyles from '#market/drawings/web/film-plate.module.css';
import * as styles from './advertise.module.css';

/** The top of /advertise: the bay, still or as a film, the plane over it, two ways down the page. */
export function AdvertiseHero({ film }: { film?: ReactNode }) {
  const words = useWords(messages);
  return (
    <section className={`${filmPlateStyles.filmPlate} ${styles.advertHero}`}>
      {film}
      <NamePlane />
      <h1 className="tower">
        {words('heading')
          .split('\n')
          .map((line) => (
            <span key={line}>{line} </span>
          ))}
      </h1>
      <p className={styles.advertLead}>{words('lead')}</p>
      <div className={styles.advertWays}>
        <ButtonLink variant="ink" arrow="down" to="/advertise" hash="packages">
          {words('seePackages')}
        </ButtonLink>
        <ButtonLink variant="line" to="/advertise" hash="inquiry">
          {words('askUs')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The plane with an empty place on its banner. */
function NamePlane() {
  const words = useWords(messages);
  const curve = useId();
  return (
    <svg className={styles.advertPlane} viewBox="0 0 660 150" aria-hidden="true">
      <path d="M4 40q100-14 200 0t200 0v70q-100 14-200 0t-200 0Z" fill="#fff5e0" />
      <path d="M4 49q100-14 200 0t200 0M4 101q100-14 200 0t200 0" fill="none" stroke="#ee4827" strokeWidth="4" />
      <path id={curve} d="M26 90q90-13 180 0t190 0" fill="none" />
      <text className="tower" fontSize="46" fill="#1a2340">
        <textPath href={`#${curve}`}>{words('onTheBanner')}</textPath>
      </text>
      <path d="M404 40L446 75L404 110M446 75h30" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <Plane x={564} y={75} scale={0.8} />
    </svg>
  );
}
