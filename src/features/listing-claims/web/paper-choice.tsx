import { useId } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../messages.ts';
import { documentTypes } from '../rules.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './claims.module.css';

type PaperChoiceProps = {
  readonly file: File | undefined;
  readonly fault: string | undefined;
  readonly onFile: (file: File | undefined) => void;
};

/** The browser's own choice of a file, in the house's clothes and words. */
export function PaperChoice({ file, fault, onFile }: PaperChoiceProps) {
  const words = useWords(messages);
  const id = useId();
  return (
    <div className={styles.claimFile}>
      <label className={buttonStyles.btn} data-variant="line" data-size="sm">
        {words(file ? 'chooseOther' : 'choose')}
        <input
          className="sr-only"
          type="file"
          accept={documentTypes.join(',')}
          aria-describedby={id}
          onChange={(event) => onFile(event.currentTarget.files?.[0])}
        />
      </label>
      <p className={fieldStyles.hint} id={id}>
        {file?.name ?? words('paper')}
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
