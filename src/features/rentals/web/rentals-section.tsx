import { useQuery } from '@tanstack/react-query';
import { town } from '#market/town/town.ts';
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
const titleId = 'rentals-title';
const figures = town.figures.rentals;

/** #rentals on the home page: the featured rentals. */
export function RentalsSection() {
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
            { label: words('tile.apartments'), figure: figures.apartments },
            { label: words('tile.boats'), figure: figures.boats },
            { label: words('tile.jetSkis'), figure: figures.jetSkis },
            { label: words('tile.beachGear'), figure: figures.beachGear },
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
