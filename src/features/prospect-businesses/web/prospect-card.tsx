import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { MailLink, PhoneLink, WebLink } from '#kit/web/desk/contact-links.tsx';
import { bodyOf, draftOf } from '#kit/web/form/form-values.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { Prospect } from '../contract.ts';
import { messages } from '../messages.ts';
import { contactStatuses, priorityOf, type ContactStatus } from '../rules.ts';
import { prospectTable, type ProspectBody } from './prospect-table.tsx';
import { touched, updateProspect } from './queries.ts';
import * as styles from './prospects.module.css';

type ProspectCardProps = {
  readonly prospect: Prospect;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** One firm: who it is, how promising, how to reach it, and how far the desk is with it. */
export function ProspectCard({ prospect, onEdit, onDelete }: ProspectCardProps) {
  const words = useWords(messages);
  const id = useId();
  const { name, category, location, priority_score, advertising_budget, contact_email, contact_phone, website } =
    prospect;
  const priority = priorityOf(priority_score);
  return (
    <article className={styles.prospect} aria-labelledby={id}>
      <div className={styles.prospectHead}>
        <div className={styles.prospectPic}>
          <Poster {...prospect.poster} format="square" />
        </div>
        <div>
          <h3 id={id} className="tower-s">
            {name}
          </h3>
          <p>{inLine([words(`category.${category}`), location])}</p>
        </div>
      </div>
      <div className={styles.prospectState}>
        <StatusPill status={priority}>{words(`priority.${priority}`)}</StatusPill>
        <ContactStatusSelect prospect={prospect} />
      </div>
      <ul className={styles.prospectReach}>
        {advertising_budget ? <li>{`${words('budget')}: ${advertising_budget}`}</li> : null}
        {contact_email ? (
          <li>
            <MailLink to={contact_email} />
          </li>
        ) : null}
        {contact_phone ? (
          <li>
            <PhoneLink to={contact_phone} />
          </li>
        ) : null}
        {website ? (
          <li>
            <WebLink href={website} />
          </li>
        ) : null}
      </ul>
      <div className={styles.prospectEnd}>
        <Button variant="ink" size="sm" aria-label={words('editOf', { name })} onClick={onEdit}>
          {words('edit')}
        </Button>
        <Button variant="line" size="sm" aria-label={words('deleteOf', { name })} onClick={onDelete}>
          {words('delete')}
        </Button>
      </div>
    </article>
  );
}

/** Freely selectable, and saved at once (specification section 4). */
function ContactStatusSelect({ prospect }: { readonly prospect: Prospect }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { change, isPending } = useChange(updateProspect(), {
    done: { title: words('updated') },
    failed: { title: words('error'), description: words('saveFailed') },
    refresh: touched,
    onFailed: () => void queries.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey[0]) }),
  });
  const choose = (contact_status: ContactStatus) => {
    const body: ProspectBody = bodyOf(prospectTable, draftOf(prospectTable, prospect));
    change({ params: { id: prospect.id }, body: { ...body, contact_status, version: prospect.version } });
  };
  return (
    <Select
      className={styles.prospectStatus}
      aria-label={words('statusOf', { name: prospect.name })}
      disabled={isPending}
      value={prospect.contact_status}
      options={contactStatuses.map((value) => ({ value, label: words(`contact_status.${value}`) }))}
      onChange={(event) => choose(event.currentTarget.value as ContactStatus)}
    />
  );
}

const isTouched = (url: unknown) => touched.some((start) => String(url).startsWith(start));
