import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { Problem } from '#kit/shared/problem.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { ownerships, ownershipOf, type Ownership } from '../../ownership.ts';
import type { endpoints, OwnerCandidate } from '../../ownership-contract.ts';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';
import * as styles from './listings.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as formStyles from '#kit/web/form/form.module.css';

const api = client<typeof endpoints>();

type HandOverProps = {
  readonly kind: ListingKind;
  readonly record: ListingRecord;
  /** Addresses of the lists that look different afterwards. */
  readonly refresh: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Hands a listing to an account, which is looked up and shown first, to the house, or to nobody. */
export function HandOver({ kind, record, refresh, onClose, onDone }: HandOverProps) {
  const words = useWords(messages);
  const [to, setTo] = useState<Ownership>('account');
  const { said, setSaid, isLooking, look, found, fault } = useCandidate();
  const { change, isPending } = useChange(api.mutation('PUT /api/admin/listings/{kind}/{id}/owner'), {
    done: { title: words('handDone'), description: words('handDoneText') },
    failed: { title: words('error'), description: words('handFailed') },
    reasons: { owner_suspended: words('handFault.suspended'), not_an_owner: words('handFault.staff') },
    refresh: [...refresh, '/api/admin/users'],
    onDone,
  });
  const { isSure, isUnsaid, box } = useSureness(found);
  const isLookedUp = to !== 'account' || (found !== undefined && found.fault === null);
  const go = () => {
    if (to === 'account' && found === undefined) return look();
    if (!isLookedUp) return undefined;
    if (to === 'account' && !isSure) return isUnsaid();
    const account = to === 'account' && found ? { accountId: found.id } : {};
    return change({ params: { kind, id: record.id }, body: { to, ...account, version: record.version } });
  };
  const isThere = (one: Ownership) => one !== 'account' && one === ownershipOf(record);
  const yes = to !== 'account' ? words('handGo') : found ? words('handGoTo', { name: found.name }) : words('handFind');
  return (
    <Confirm
      isOpen
      title={words('handTitle')}
      text={words('handText')}
      yes={yes}
      no={words('handKeep')}
      tone="ink"
      isPending={isPending || isLooking}
      onYes={go}
      onClose={onClose}
    >
      <Field className={styles.listingReturn} label={words('handTo')}>
        {(control) => (
          <Select
            {...control}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value as Ownership)}
            options={ownerships
              .filter((one) => !isThere(one))
              .map((value) => ({ value, label: words(`handTo.${value}`) }))}
          />
        )}
      </Field>
      {to === 'account' ? (
        <>
          <Field
            className={styles.listingReturn}
            label={words('handAccount')}
            error={fault === undefined ? undefined : words(fault)}
          >
            {(control) => (
              <Input
                {...control}
                value={said}
                maxLength={254}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                onChange={(event) => setSaid(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && said.trim() !== '') look();
                }}
              />
            )}
          </Field>
          <div role="status">{found ? <Candidate found={found} /> : null}</div>
          {box}
        </>
      ) : null}
    </Confirm>
  );
}

/** Who was found, so that nobody hands a listing to a namesake. */
function Candidate({ found }: { readonly found: OwnerCandidate }) {
  const words = useWords(messages);
  return (
    <div className={styles.listingCandidate}>
      <b>{found.name}</b>
      <span>{inLine([found.email, shownPhone(found.phone)])}</span>
      <span>{words(found.isProven ? 'handProven' : found.email === null ? 'handNoEmail' : 'handUnproven')}</span>
      {found.fault === null && found.isTraveller ? <span>{words('handTraveller')}</span> : null}
    </div>
  );
}

/**
 * Whoever opens an account types its e-mail and phone. Where the e-mail was not shown to be theirs, the desk says that it
 * knows them from elsewhere before anything is handed over.
 */
function useSureness(found: OwnerCandidate | undefined) {
  const words = useWords(messages);
  const [knownId, setKnownId] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const isDoubtful = found !== undefined && found.fault === null && !found.isProven;
  const isSure = !isDoubtful || knownId === found.id;
  const box = isDoubtful ? (
    <>
      <label className={formStyles.deskTick}>
        <input
          className={checkboxStyles.checkbox}
          type="checkbox"
          checked={isSure}
          aria-invalid={isAsked && !isSure}
          onChange={(event) => setKnownId(event.currentTarget.checked ? found.id : undefined)}
        />
        {words('handKnown')}
      </label>
      <div role="alert">
        {isAsked && !isSure ? (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>{words('handKnownFirst')}</p>
        ) : null}
      </div>
    </>
  ) : null;
  return { isSure, isUnsaid: () => setAsked(true), box };
}

type Fault = 'handMissing' | 'handSeveral' | 'handFailedFind' | `handFault.${NonNullable<OwnerCandidate['fault']>}`;

/** The account that is meant, asked for by e-mail or phone. */
function useCandidate() {
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<OwnerCandidate>();
  const [fault, setFault] = useState<Fault>();
  const lookUp = async (): Promise<void> => {
    const asked = api.query('GET /api/admin/owners', { query: { account: said.trim() } });
    try {
      const account = await queries.fetchQuery({ ...asked, staleTime: 0, retry: false });
      setFound(account);
      if (account.fault !== null) setFault(`handFault.${account.fault}`);
    } catch (error) {
      setFault(faultOf(error));
    }
    setLooking(false);
  };
  const look = (): void => {
    setLooking(true);
    void lookUp();
  };
  return {
    said,
    setSaid: (text: string) => {
      setSaid(text);
      setFound(undefined);
      setFault(undefined);
    },
    isLooking,
    look,
    found,
    fault,
  };
}

function faultOf(error: unknown): Fault {
  const code = error instanceof Problem ? error.code : undefined;
  if (code === 'not_found' || code === 'validation') return 'handMissing';
  return code === 'conflict' ? 'handSeveral' : 'handFailedFind';
}
