import { useId } from 'react';
import { figureOf } from '#kit/shared/figure.ts';
import { bannerTextSize, PlaneBanner } from '#market/drawings/web/plane-banner.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as styles from './ad-banner.module.css';

const formats = { wide: 'banner', tall: 'bannerShort' } as const;

/** The plane on the home page: what is on the banner, how many places are here, two ways to /advertise. */
export function AdBanner({ businesses }: { readonly businesses: number | undefined }) {
  const words = useWords(messages);
  const id = useId();
  const { language } = useLanguage();
  const figure = figureOf(businesses, language);
  return (
    <section className={styles.ad} aria-labelledby={id}>
      {(['wide', 'tall'] as const).map((format) => (
        <PlaneBanner
          key={format}
          format={format}
          className={`${styles.adArt} ${format === 'wide' ? styles.adWide : styles.adTall}`}
          curve={`${id}-${format}`}
        >
          <text className={`${styles.adWords} tower`} fontSize={bannerTextSize[format]}>
            <textPath href={`#${id}-${format}`}>{words(formats[format])}</textPath>
          </text>
        </PlaneBanner>
      ))}
      <h2 id={id} className="sr-only">
        {words('banner')}
      </h2>
      <div className={styles.adFoot}>
        <div className="wrap">
          <p>{figure === undefined ? words('bannerTextFew') : words('bannerText', { businesses: figure })}</p>
          <div className={styles.adWays}>
            <ButtonLink variant="sun" to="/advertise">
              {words('getStarted')}
            </ButtonLink>
            <ButtonLink variant="line" to="/advertise">
              {words('viewPackages')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
