import { useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { TakenDown } from '../contract.ts';
import { objectionFacts } from '../facts.ts';
import { messages as deskMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { objectTo, ownPaths } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './decisions.module.css';

const table: FormTable<Texts<'objection'>, WordsOf<typeof messages>> = {
  facts: objectionFacts,
  words: messages,
  fields: { objection: { label: 'objectionField', width: 'full', rows: 4 } },
};

/** What was taken down of one's own: on what and why, and the way to object while there is one. */
export function TakenDownCard({ decision }: { readonly decision: TakenDown }) {
  const words = useWords(messages);
  const desk = useWords(deskMessages);
  const { language } = useLanguage();
  const dayOf = (at: string) => formatDate(wallClock(new Date(at)).date, 'long', language);
  return (
    <article className={styles.decision}>
      <h3>{decision.title}</h3>
      <p className={styles.decisionState}>
        {desk(`one.${decision.kind}`)} · <b>{words(`is.${decision.status}`)}</b> ·{' '}
        {words('decidedOn', { date: dayOf(decision.decidedAt) })}
      </p>
      <DeskFacts>
        <DeskFact label={words('ground')}>{desk(`ground.${decision.ground}`)}</DeskFact>
        <DeskFact label={words('statement')}>{decision.statement}</DeskFact>
        <DeskFact label={words('said')}>{decision.said}</DeskFact>
        <DeskFact label={words('objection')}>{decision.objection}</DeskFact>
        <DeskFact label={words('answer')}>{decision.answer}</DeskFact>
      </DeskFacts>
      {decision.objectsUntil === null ? null : (
        <>
          <p className={styles.decisionRedress}>{words('mayObject', { date: dayOf(decision.objectsUntil) })}</p>
          <Objection id={decision.id} />
        </>
      )}
    </article>
  );
}

function Objection({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutationFn } = objectTo();
  const form = useForm({
    table,
    call: {
      mutationFn: async (input: { body: Parameters<typeof mutationFn>[0]['body'] }) => {
        const sent = await mutationFn({ ...input, params: { id } });
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => ownPaths.some((start) => String(queryKey[0]).startsWith(start)),
        });
        return sent;
      },
    },
    keep: `objection ${id}`,
    failed: words('objectFailed'),
    sent: { title: words('sent'), description: words('sentText') },
  });
  return (
    <form className={formStyles.form} {...form.props}>
      <FormFields {...form.fields} />
      <FormEnd form={form} variant="ink" send={words('object')} sending={words('sending')} />
    </form>
  );
}
