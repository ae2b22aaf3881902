import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Hint } from './ground.ts';
import { messages } from './messages.ts';
import type { Position } from './use-position.ts';
import * as styles from './map.module.css';

type ControlsProps = {
  readonly isMoved: boolean;
  readonly isBusy: boolean;
  readonly position: Position;
  readonly hint: Hint | undefined;
  readonly ask: () => void;
  readonly onZoom: (by: number) => void;
  readonly onSearch: () => void;
};

/** The map's own buttons, and the sentence that says what came of them. */
export function MapControls({ isMoved, isBusy, position, hint, ask, onZoom, onSearch }: ControlsProps) {
  const words = useWords(messages);
  const isAsking = position.state === 'asking';
  return (
    <>
      <div className={styles.mapButtons}>
        <button type="button" className={styles.mapButton} aria-label={words('zoomIn')} onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" className={styles.mapButton} aria-label={words('zoomOut')} onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className={`${styles.mapButton} ${styles.mapLocate}`}
          aria-label={words('locate')}
          aria-disabled={isAsking}
          onClick={isAsking ? undefined : ask}
        >
          <Icon name="target" />
        </button>
      </div>
      {isMoved || isBusy ? (
        <div className={styles.mapAgain}>
          <Button variant="ink" size="sm" busy={isBusy} onClick={onSearch}>
            {words(isBusy ? 'searching' : 'searchArea')}
          </Button>
        </div>
      ) : null}
      <p className={styles.mapSaid} role="status">
        {said()}
      </p>
    </>
  );

  function said(): string {
    if (hint === 'touch') return words('touch');
    if (hint === 'wheel') return words(/Mac/.test(navigator.userAgent) ? 'wheelMac' : 'wheel');
    switch (position.state) {
      case 'asking':
        return words('locating');
      case 'denied':
      case 'unknown':
        return words(position.state, { town: town.name });
      case 'far':
        return words('far', { town: town.name, count: Math.round(position.away) });
      case 'known':
        return words('here');
      case 'unasked':
        return '';
    }
  }
}
