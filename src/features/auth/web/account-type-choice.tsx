import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { accountTypes, type AccountType } from '../rules.ts';
import * as styles from './auth.module.css';

/** Which account it is to be; `first` is chosen until somebody chooses. */
export function AccountTypeChoice({ first }: { readonly first: AccountType }) {
  const words = useWords(messages);
  return (
    <fieldset className={styles.authTypes}>
      <legend>{words('accountType')}</legend>
      {accountTypes.map((type) => (
        <label key={type} className={styles.authType}>
          <input type="radio" name="accountType" value={type} defaultChecked={type === first} />
          <b>{words(type)}</b>
          <small>{words(`${type}Hint`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
