import { LanguageToggle } from './language-toggle.tsx';
import { ThemeDial } from './theme-dial.tsx';
import * as styles from './page-dials.module.css';

/** How a page speaks and at which hour it is drawn: both in its top bar, where they cover nothing (decision 0052). */
export function PageDials() {
  return (
    <div className={styles.pageDials}>
      <LanguageToggle />
      <ThemeDial />
    </div>
  );
}
