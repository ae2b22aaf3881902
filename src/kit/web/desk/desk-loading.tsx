import * as deskStyles from './desk.module.css';
import * as styles from './desk-loading.module.css';

const placeholders = [0, 1, 2];

/** Rows that are still loading, as high as those that come: half a sun beside two lines. Readers hear what is said of them. */
export function DeskLoading({ children }: { readonly children: string }) {
  return (
    <div className={`${styles.deskLoading} ${deskStyles.deskRows}`} role="status">
      <span className="sr-only">{children}</span>
      {placeholders.map((place) => (
        <div key={place} className={`${deskStyles.deskRow} ${styles.deskRowLoading}`} aria-hidden="true">
          <div className={`${deskStyles.deskRowPic} ${styles.deskLoadingPic}`} />
          <div className={styles.deskLoadingLines}>
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
