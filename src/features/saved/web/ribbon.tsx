import * as styles from './save-button.module.css';
/** A page marker with half a sun at its foot: an outline, or full with a tick once the thing is kept. */
export function Ribbon({ isFull }: { isFull: boolean }) {
  return (
    <svg className={`i ${styles.ribbon}`} viewBox="0 0 24 24" aria-hidden="true" data-full={isFull}>
      <path className={styles.ribbonCloth} d="M5.5 3.5h13V21L16 18.4a4.6 4.6 0 0 0-8 0L5.5 21Z" />
      {isFull ? <path className={styles.ribbonTick} d="M8.6 9.6l2.5 2.5 4.6-4.9" /> : null}
    </svg>
  );
}
