import { useId } from 'react';
import { town } from '#market/town/town.ts';
import { bannerTextSize, PlaneBanner } from '#market/drawings/web/plane-banner.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';

const formats = { wide: 'banner', tall: 'bannerShort' } as const;

/** The plane on the home page: what is on the banner, who flies already, two ways to /advertise. */
export function AdBanner() {
  const words = useWords(messages);
  const id = useId();
  const { figures } = town;
  const values = figures.advertising;
  return (
    <section className="ad" aria-labelledby={id}>
      {(['wide', 'tall'] as const).map((format) => (
        <PlaneBanner key={format} format={format} className={`ad-art ad-${format}`} curve={`${id}-${format}`}>
          <text className="ad-words tower" fontSize={bannerTextSize[format]}>
            <textPath href={`#${id}-${format}`}>{words(formats[format], values)}</textPath>
          </text>
        </PlaneBanner>
      ))}
      <h2 id={id} className="sr-only">
        {words('banner', values)}
      </h2>
      <div className="ad-foot">
        <div className="wrap">
          <p>{words('bannerText', values)}</p>
          <div className="ad-ways">
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
