import * as styles from './form.module.css';

/** How wide a field lies in a form, as its class. */
export const widths = { half: styles.formHalf, third: styles.formThird, full: styles.formFull } as const;
