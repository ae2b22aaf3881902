import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ListFaces } from '#kit/web/ui/list-faces.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { Tiles } from '#kit/web/ui/tiles.tsx';
import { messages } from '../messages.ts';
import { BusinessCards } from './business-cards.tsx';
import { homeBusinessesQuery } from './queries.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './business-card.module.css';

/** How many of each category there are; undefined while that is not known. */
type Props = { readonly counts: Readonly<Record<string, number>> | undefined };

const titleId = 'directory-title';

/** #directory on the home page: the first three businesses, in one street. */
export function DirectorySection({ counts }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery(homeBusinessesQuery(language));
  return (
    <section id="directory" className={`${cardRowStyles.section} ${styles.sectionDirectory}`} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <Tiles
          items={[
            { label: words('tile.restaurants'), count: counts?.['restaurant'] },
            { label: words('tile.bars'), count: counts?.['bar'] },
            { label: words('tile.clubs'), count: counts?.['club'] },
            { label: words('tile.tours'), count: counts?.['tour'] },
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
