import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { accountTypes } from '../rules.ts';
import * as styles from './auth.module.css';

/** Traveller unless told otherwise (specification section 5). */
export function AccountTypeChoice() {
  const words = useWords(messages);
  return (
    <fieldset className={styles.authTypes}>
      <legend>{words('accountType')}</legend>
      {accountTypes.map((type, index) => (
        <label key={type} className={styles.authType}>
          <input type="radio" name="accountType" value={type} defaultChecked={index === 0} />
          <b>{words(type)}</b>
          <small>{words(`${type}Hint`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
