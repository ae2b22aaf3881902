import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './form.module.css';

/** A title over a part of a form, and what there is to say of all of it. */
export function FormPart({ title, hint }: { readonly title: string; readonly hint?: string | undefined }) {
  const heading = <h3 className={`${styles.formPart} tower-s`}>{title}</h3>;
  if (hint === undefined) return heading;
  return (
    <div>
      {heading}
      <p className={fieldStyles.hint}>{hint}</p>
    </div>
  );
}
