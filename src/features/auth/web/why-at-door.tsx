import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { useBeenIn } from './been-in.ts';
import { whyAtDoor } from './destination.ts';
import * as styles from './auth.module.css';

/** Says why somebody stands at the door who came for something else. */
export function WhyAtDoor({ redirect }: { readonly redirect: string | undefined }) {
  const words = useWords(messages);
  const why = whyAtDoor(redirect, useBeenIn());
  return why === undefined ? null : <p className={styles.authWhy}>{words(`why.${why}`)}</p>;
}
