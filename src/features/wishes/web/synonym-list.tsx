import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { Synonym } from '../contract.ts';
import { messages } from '../messages.ts';
import { synonymLanguages, type SynonymLanguage } from '../rules.ts';
import { deleteSynonym, synonym, synonyms, touched } from './queries.ts';
import { SynonymSheet } from './synonym-sheet.tsx';
import type { NameOfCategory } from './synonym-table.tsx';

/** The words that the desk gave a meaning: added, changed and taken away. */
export function SynonymList({ nameOf }: { readonly nameOf: NameOfCategory }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const [leaving, setLeaving] = useState<Synonym>();
  const open = search['open'];
  const isOne = open !== undefined && open !== 'new';
  const list = useQuery(synonyms(useDeskQuery('language')));
  const opened = useQuery({ ...synonym(open ?? ''), enabled: isOne });
  const strike = useChange(deleteSynonym(), {
    done: { title: words('deleted') },
    failed: { title: words('error'), description: words('deleteFailed') },
    refresh: touched,
    onDone: () => setLeaving(undefined),
    onFailed: () => setLeaving(undefined),
  });
  const close = () => set({ open: undefined });
  const found = opened.data?.id === open ? opened.data : undefined;
  const whose = (value: SynonymLanguage) =>
    value === 'all' ? words('language.all') : titleOfLanguage(value, language);
  return (
    <>
      <DeskAction>
        <Button variant="ink" onClick={() => set({ open: 'new' })}>
          <Icon name="plus" />
          {words('addSynonym')}
        </Button>
      </DeskAction>
      <DeskList
        query={list}
        label={words('synonyms')}
        empty={{ title: words('noSynonyms'), text: words('noSynonymsText') }}
        filters={[
          {
            name: 'language',
            label: words('language'),
            options: synonymLanguages.map((value) => ({ value, label: whose(value) })),
          },
        ]}
        sorts={[
          { value: '-updated', label: words('byUpdated') },
          { value: 'words', label: words('byWords') },
        ]}
        row={(item) => (
          <DeskRow
            title={item.words}
            facts={[
              words('means', { meaning: meaningOf(item, nameOf, language) }),
              item.language === 'all' ? null : whose(item.language),
              item.addedBy === null ? words('addedByNobody') : words('addedBy', { name: item.addedBy }),
            ]}
            when={
              <time dateTime={item.updatedAt}>
                {words('changed', { when: formatInstant(new Date(item.updatedAt), language) })}
              </time>
            }
            isOpen={item.id === open}
            actions={
              <>
                <Button
                  variant="ink"
                  size="sm"
                  aria-label={words('editOf', { words: item.words })}
                  onClick={() => set({ open: item.id })}
                >
                  {words('edit')}
                </Button>
                <Button
                  variant="line"
                  size="sm"
                  aria-label={words('deleteOf', { words: item.words })}
                  onClick={() => setLeaving(item)}
                >
                  {words('delete')}
                </Button>
              </>
            }
          />
        )}
      />
      {open === 'new' ? <SynonymSheet nameOf={nameOf} onClose={close} /> : null}
      {found ? <SynonymSheet key={found.id} synonym={found} nameOf={nameOf} onClose={close} /> : null}
      {isOne && opened.isError ? <GoneSheet onClose={close} /> : null}
      <Confirm
        isOpen={leaving !== undefined}
        title={words('deleteTitle', { words: leaving?.words ?? '' })}
        text={words('deleteText')}
        yes={words('deleteYes')}
        no={words('deleteNo')}
        isPending={strike.isPending}
        onYes={() => leaving && strike.change({ params: { id: leaving.id } })}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}

const meaningOf = ({ meaning, category }: Synonym, nameOf: NameOfCategory, language: Language): string =>
  [meaning, category === null ? null : nameOf(category, language)].filter(Boolean).join(', ');
