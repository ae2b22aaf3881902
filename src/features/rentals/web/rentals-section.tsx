import { useQuery } from '@tanstack/react-query';
import { WaveEdge } from '#market/drawings/web/wave-edge.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { ListFaces } from '#kit/web/ui/list-faces.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { Tiles } from '#kit/web/ui/tiles.tsx';
import { messages } from '../messages.ts';
import { featuredRentalsQuery } from './queries.ts';
import { RentalCards } from './rental-cards.tsx';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './rentals-section.module.css';

const shown = 6;
/** How many of each category there are; undefined while that is not known. */
type Props = { readonly counts: Readonly<Record<string, number>> | undefined };

const titleId = 'rentals-title';

/** #rentals on the home page: the featured rentals. */
export function RentalsSection({ counts }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery(featuredRentalsQuery(language));
  return (
    <section id="rentals" className={`${cardRowStyles.section} ${styles.sea}`} aria-labelledby={titleId}>
      <WaveEdge className={styles.waveTop} />
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <Tiles
          items={[
            { label: words('tile.apartments'), count: counts?.['apartment'] },
            { label: words('tile.boats'), count: counts?.['boat'] },
            { label: words('tile.jetSkis'), count: counts?.['jetski'] },
            { label: words('tile.beachGear'), count: counts?.['beach_gear'] },
          ]}
        />
        <ListFaces list={list} words={words}>
          {(rentals) => <RentalCards rentals={rentals.slice(0, shown)} />}
        </ListFaces>
        <p className={cardRowStyles.sectionMore}>
          <ButtonLink to="/search" search={{ type: 'rentals' }} variant="line">
            {words('viewAll')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
