import { useId } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../messages.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './imports.module.css';

type FileChoiceProps = {
  readonly fault: string | undefined;
  readonly isSending: boolean;
  readonly onFile: (file: File) => void;
};

/** The browser's own choice of a file, in the house's clothes and words; it is sent as soon as it is chosen. */
export function FileChoice({ fault, isSending, onFile }: FileChoiceProps) {
  const words = useWords(messages);
  const id = useId();
  return (
    <div className={styles.importFile}>
      <label className={buttonStyles.btn} data-variant="ink">
        {isSending ? words('sending') : words('choose')}
        <input
          className="sr-only"
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-describedby={id}
          disabled={isSending}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <p className={fieldStyles.hint} id={id}>
        {words('drop')}
      </p>
      {fault === undefined ? null : (
        <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`} role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
    </div>
  );
}
