import { useQuery } from '@tanstack/react-query';
import { town } from '#market/town/town.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ListFaces } from '#kit/web/ui/list-faces.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { Tiles } from '#kit/web/ui/tiles.tsx';
import { messages } from '../messages.ts';
import { BusinessCards } from './business-cards.tsx';
import { homeBusinessesQuery } from './queries.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './business-card.module.css';

const titleId = 'directory-title';
const figures = town.figures.directory;

/** #directory on the home page: the first three businesses, in one street. */
export function DirectorySection() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery(homeBusinessesQuery(language));
  return (
    <section id="directory" className={`${cardRowStyles.section} ${styles.sectionDirectory}`} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <Tiles
          items={[
            { label: words('tile.restaurants'), figure: figures.restaurants },
            { label: words('tile.bars'), figure: figures.bars },
            { label: words('tile.clubs'), figure: figures.clubs },
            { label: words('tile.tours'), figure: figures.tours },
          ]}
        />
        <ListFaces list={list} words={words}>
          {(businesses) => <BusinessCards businesses={businesses} />}
        </ListFaces>
      </div>
      <div className={styles.pavement} />
    </section>
  );
}
