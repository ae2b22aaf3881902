import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { SeededPoster } from '#market/posters/web/seeded-poster.tsx';
import { messages } from '../desk-messages.ts';
import { asksChanges, holidayStatuses } from '../rules.ts';
import { wishesQuery, wishQuery, type WishesAsked } from './queries.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { saidBudget } from './said-budget.ts';
import { WishSheet } from './wish-sheet.tsx';
import { WishSteps } from './wish-steps.tsx';

/** The part of the desk where holidays are planned: from the wish to the last day. */
export function HolidaysPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const open = search['open'];
  /** The one a quote is being written for: it begins at the button, not at an address. */
  const [quoting, setQuoting] = useState<string>();
  const list = useQuery(wishesQuery(useDeskQuery<WishesAsked>('status')));
  const opened = useQuery({ ...freshly(wishQuery(open ?? '')), enabled: open !== undefined });
  const wish = opened.data?.id === open ? opened.data : undefined;
  const close = () => {
    setQuoting(undefined);
    set({ open: undefined });
  };
  const quote = (id: string) => {
    setQuoting(id);
    set({ open: id });
  };
  return (
    <>
      <DeskList
        query={list}
        label={words('requests')}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: holidayStatuses.map((value) => ({ value, label: words(`status.${value}`) })),
          },
        ]}
        sorts={[
          { value: 'waiting', label: words('waiting') },
          { value: '-submitted', label: words('newest') },
          { value: 'submitted', label: words('oldest') },
          { value: 'name', label: words('byName') },
        ]}
        empty={{ title: words('none'), text: words('noneText') }}
        row={(item) => (
          <DeskRow
            picture={<SeededPoster motif="suitcase" of={item.id} format="square" />}
            title={item.client_name}
            facts={[
              words('people', { count: item.number_of_people }),
              words('days', { count: item.duration_days }),
              words(`bed.${item.accommodation_type}`),
              item.budget ? `${words('budget')}: ${saidBudget(item.budget, language)}` : null,
            ]}
            when={<SentWhen at={item.submitted_at} />}
            isOpen={item.id === open}
            status={
              <>
                {asksChanges({ status: item.status, answer: item.quote_answer }) ? (
                  <StatusPill status="pending">{words('answer.changes')}</StatusPill>
                ) : null}
                <StatusPill status={item.status}>{words(`status.${item.status}`)}</StatusPill>
              </>
            }
            actions={
              <>
                <WishSteps wish={item} size="sm" onQuote={() => quote(item.id)} />
                <Button variant="line" size="sm" onClick={() => set({ open: item.id })}>
                  {words('look')}
                </Button>
              </>
            }
          />
        )}
      />
      {wish && quoting === wish.id ? <QuoteSheet key={wish.id} wish={wish} onClose={close} /> : null}
      {wish && quoting !== wish.id ? (
        <WishSheet key={wish.id} wish={wish} onClose={close} onQuote={() => quote(wish.id)} />
      ) : null}
      {open !== undefined && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
