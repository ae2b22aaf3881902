import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { languages } from '#kit/shared/messages.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { Wish } from '../contract.ts';
import { messages } from '../messages.ts';
import { misses } from '../rules.ts';
import { wishes } from './queries.ts';
import { SynonymSheet } from './synonym-sheet.tsx';
import type { NameOfCategory } from './synonym-table.tsx';

const looks = { nothing: 'rejected', near: 'pending' } as const;
const answers = ['false', 'true'] as const;

/** What was searched for and not found, the most wanted first, with the way to a synonym. */
export function WishList({ nameOf }: { readonly nameOf: NameOfCategory }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [adding, setAdding] = useState<Wish>();
  const list = useQuery(wishes(useDeskQuery('language', 'found', 'answered')));
  const options = <V extends string>(values: readonly V[], word: (value: V) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  return (
    <>
      <DeskList
        query={list}
        label={words('wishes')}
        lead={words('lead')}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          { name: 'found', label: words('found'), options: options(misses, (value) => words(`found.${value}`)) },
          {
            name: 'language',
            label: words('language'),
            options: options(languages, (value) => titleOfLanguage(value, language)),
          },
          {
            name: 'answered',
            label: words('answered'),
            options: options(answers, (value) => words(`answered.${value}`)),
          },
        ]}
        sorts={[
          { value: '-month', label: words('byMonth') },
          { value: '-week', label: words('byWeek') },
          { value: '-quarter', label: words('byQuarter') },
          { value: '-last', label: words('byLast') },
          { value: 'words', label: words('byWords') },
        ]}
        row={(wish) => (
          <DeskRow
            title={wish.words}
            facts={[
              titleOfLanguage(wish.language, language),
              words(`trend.${wish.trend}`),
              wish.isAnswered ? words('isAnswered') : null,
            ]}
            when={inLine([
              words('counts', { week: wish.week, month: wish.month, quarter: wish.quarter }),
              words('lastAsked', { day: formatDate(wish.lastDay, 'long', language) }),
            ])}
            status={<StatusPill status={looks[wish.found]}>{words(`found.${wish.found}`)}</StatusPill>}
            actions={
              <>
                <Button
                  variant="ink"
                  size="sm"
                  aria-label={words('addSynonymOf', { words: wish.words })}
                  onClick={() => setAdding(wish)}
                >
                  {words('addSynonym')}
                </Button>
                {/* Every kind by name asks the same, and is not counted as one more wish. */}
                <ButtonLink
                  variant="line"
                  size="sm"
                  to="/search"
                  search={{ query: wish.words, type: 'all' }}
                  aria-label={words('searchNowOf', { words: wish.words })}
                >
                  {words('searchNow')}
                </ButtonLink>
              </>
            }
          />
        )}
      />
      {adding ? (
        <SynonymSheet
          start={{ words: adding.words, language: adding.language }}
          nameOf={nameOf}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
    </>
  );
}
