import { walksFrom } from '#market/map/walks.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { DetailSection } from './detail-page.tsx';
import { Figures } from './figures.tsx';
import { messages } from './messages.ts';
import * as styles from './detail.module.css';

type WaysHomeProps = { readonly latitude: number; readonly longitude: number };

/** How one gets home at night: on foot, counted from the door, or in a taxi, as they are told in this country. */
export function WaysHome(place: WaysHomeProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const walks = walksFrom(place);
  return (
    <DetailSection title={words('waysHome')}>
      {walks.length > 0 ? (
        <Figures
          label={words('onFoot')}
          items={walks.map(({ name, minutes }) => ({
            figure: words('minutes', { count: minutes }),
            of: inLanguage(name, language),
          }))}
        />
      ) : null}
      <ul className={styles.detailSteps}>
        <li>
          <Icon name="clock" />
          {words(walks.length > 0 ? 'walksHow' : 'noWalks')}
        </li>
        <li>
          <Icon name="moon" />
          {words('taxis')}
        </li>
        <li>
          <Icon name="alert" />
          {words('inNeed')}
        </li>
      </ul>
    </DetailSection>
  );
}
