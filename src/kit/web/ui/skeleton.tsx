import * as styles from './skeleton.module.css';
/** A card that is still loading: half a sun over three lines. Readers hear the list's own loading label. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.skeletonSky} />
      <div className={styles.skeletonLines}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
