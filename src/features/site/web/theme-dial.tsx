import { useWords } from '#kit/web/i18n.tsx';
import { setTheme, useTheme } from '#market/town/web/theme.ts';
import { messages } from '../messages.ts';
import * as styles from './theme-dial.module.css';

/** Sun and moon: one press changes the hour. */
export function ThemeDial() {
  const words = useWords(messages);
  const theme = useTheme();
  return (
    <button
      type="button"
      className={styles.dial}
      aria-label={words('night')}
      aria-pressed={theme === 'night'}
      onClick={() => setTheme(theme === 'night' ? 'day' : 'night')}
    >
      <span className={styles.dialSun}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="4.5" fill="currentColor" />
          <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.6 1.6M17.4 17.4L19 19M19 5l-1.6 1.6M6.6 17.4L5 19" />
        </svg>
      </span>
      <span className={styles.dialMoon}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" fill="currentColor" />
        </svg>
      </span>
    </button>
  );
}
