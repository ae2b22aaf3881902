import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import type { SearchAddress } from '#features/search/address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { writeQuestion } from '#kit/shared/question.ts';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Switch } from '#kit/web/ui/switch.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { questionOf, savedSearchesPath } from '../rules.ts';
import { NoEmail } from './no-email.tsx';
import { markSeen } from './queries.ts';
import { keepToSave, takeToSave } from './to-save.ts';
import { useSearches } from './use-searches.ts';
import * as styles from './save-search.module.css';

type Props = {
  readonly address: SearchAddress;
  /** The words that were searched instead of mistyped ones: they are what is kept. */
  readonly correction?: string | undefined;
};

/** Keeps the search that is shown, and says whether it is kept; who is not signed in comes back with it kept. */
export function SaveSearch({ address, correction }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const question = questionOf(correction === undefined ? address : { ...address, query: correction });
  if (user === undefined || question === '') return null;
  if (user) return <OwnSearch key={`${user.id} ${question}`} question={question} />;
  return (
    <div className={styles.saveSearch}>
      <ButtonLink
        variant="line"
        size="sm"
        to="/auth"
        search={{ redirect: `/search${writeQuestion(address)}` }}
        onClick={() => keepToSave(question)}
      >
        <Icon name="ribbon" />
        {words('save')}
      </ButtonLink>
      <p className={styles.saveSearchHint}>{words('saveHint')}</p>
    </div>
  );
}

function OwnSearch({ question }: { readonly question: string }) {
  const words = useWords(messages);
  const hintId = useId();
  const { searches, isBusy, save, switchLetters, forget } = useSearches();
  const { mutate: see } = useMutation(markSeen());
  const { data } = searches;
  const own = data?.searches.find(({ search }) => search === question);
  const ownId = own?.id;

  const keep = () =>
    save({ body: { search: question } }).then(
      () =>
        toast({
          title: words('savedTitle'),
          description: words('savedText'),
          link: { to: savedSearchesPath, label: words('seeAll') },
        }),
      () => undefined,
    );
  const drop = (id: string) =>
    forget(id).then(
      () => toast({ title: words('removedTitle') }),
      () => undefined,
    );

  // Whoever comes back through the door had pressed it already.
  const isRead = data !== undefined;
  const keepWhatWaits = useEffectEvent(() => {
    if (takeToSave(question) && ownId === undefined) void keep();
  });
  useEffect(() => {
    if (isRead) keepWhatWaits();
  }, [isRead]);
  // What it finds is in sight.
  useEffect(() => {
    if (ownId !== undefined) see({ params: { id: ownId } });
  }, [ownId, see]);

  if (data === undefined) return null;
  return (
    <div className={styles.saveSearch}>
      <Button
        variant="line"
        size="sm"
        className={styles.saveSearchButton}
        aria-pressed={own !== undefined}
        busy={isBusy}
        onClick={() => void (own === undefined ? keep() : drop(own.id))}
      >
        <Icon name={own === undefined ? 'ribbon' : 'check'} />
        {words(own === undefined ? 'save' : 'saved')}
      </Button>
      {own === undefined ? (
        <p className={styles.saveSearchHint}>{words('saveHint')}</p>
      ) : (
        <>
          <label className={styles.saveSearchLetters}>
            <Switch
              checked={own.letters}
              aria-describedby={hintId}
              onChange={(event) => switchLetters(own.id, event.currentTarget.checked)}
            />
            {words('letters')}
          </label>
          <p id={hintId}>{words('lettersHint')}</p>
          {own.letters && !data.hasEmail ? <NoEmail /> : null}
        </>
      )}
    </div>
  );
}
