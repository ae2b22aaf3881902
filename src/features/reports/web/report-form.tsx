import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { answerReportFacts, listingReportFacts, newsReportFacts, reviewReportFacts } from '../facts.ts';
import { messages } from '../form-messages.ts';
import { messages as deskMessages } from '../messages.ts';
import { isListing, isNameless, type NoticedKind } from '../rules.ts';
import { sendReport } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './report-form.module.css';

type Named = Texts<'reason' | 'name' | 'email' | 'details'>;
type Table<V> = FormTable<V, WordsOf<typeof messages>>;

const reason = { none: 'choose', choices: { words: deskMessages, key: (value: string) => `reason.${value}` } } as const;
const details = { width: 'full', rows: 4 } as const;
const tell = ({ reason: why }: Named) => !isNameless(why);

const tableOf = (facts: typeof listingReportFacts): Table<Named> => ({
  facts,
  words: messages,
  fields: {
    reason: { ...reason, width: 'full' },
    name: { fills: 'name', required: tell },
    email: { hint: 'emailHint', fills: 'email', required: tell },
    details,
  },
});
/** Of who is signed in name and mailbox are known. */
const ownTableOf = ({ reason: why, details: what }: typeof listingReportFacts): Table<Texts<'reason' | 'details'>> => ({
  facts: { reason: why, details: what },
  words: messages,
  fields: { reason: { ...reason, width: 'full' }, details },
});

const factsOf = (kind: NoticedKind) => {
  if (isListing(kind)) return listingReportFacts;
  if (kind === 'news') return newsReportFacts;
  return kind === 'review' ? reviewReportFacts : answerReportFacts;
};

type Props = {
  readonly kind: NoticedKind;
  readonly id: string;
  /** Of the link by which a friend's ticket is open, whose news is reported. */
  readonly token?: string | undefined;
  readonly onClose: () => void;
};

/** Says to the desk what is wrong with something that is public; begins again for whoever signs in or out. */
export function ReportForm(props: Props) {
  const user = useStoredUser();
  return user ? <Asked key="own" {...props} isMember /> : <Asked key="named" {...props} isMember={false} />;
}

function Asked({ kind, id, token, onClose, isMember }: Props & { readonly isMember: boolean }) {
  const words = useWords(messages);
  const facts = factsOf(kind);
  const table: Table<Texts> = isMember ? ownTableOf(facts) : tableOf(facts);
  const form = useForm({
    table,
    call: sendReport() as { mutationFn: (input: { body: object }) => Promise<unknown> },
    keep: `report ${kind} ${id}`,
    more: { kind, subject: id, goodFaith: true, ...(token !== undefined && { token }) },
    failed: words('failed'),
    reasons: { not_found: words('gone') },
    sent: { title: words('sent'), description: words('sentText') },
  });
  return (
    <form className={`${formStyles.form} ${styles.reportForm}`} {...form.props}>
      <h3 className="tower-s">{words(isListing(kind) ? 'title.listing' : `title.${kind}`)}</h3>
      <p className={styles.reportLead}>{words(kind === 'news' ? 'lead.news' : 'lead')}</p>
      <FormFields {...form.fields} />
      <p className={styles.reportLead}>{words('goodFaith')}</p>
      <FormEnd form={form} variant="ink" send={words('send')} sending={words('sending')} />
      <Button variant="quiet" onClick={onClose}>
        {words('close')}
      </Button>
    </form>
  );
}
