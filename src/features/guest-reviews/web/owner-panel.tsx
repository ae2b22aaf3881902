import { useQuery } from '@tanstack/react-query';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { messages } from '../desk-messages.ts';
import { ownersReviewsQuery, type ReviewsAsked } from './desk-queries.ts';
import { GuestsToReview } from './guests-to-review.tsx';
import type { ReportSlot } from './report-slot.ts';
import { OwnerSheet } from './owner-sheet.tsx';
import * as styles from './guest-reviews.module.css';

/** What guests wrote of one's own listings, to be answered once each; and the guests one may say something of. */
export function OwnerReviewsPanel({ Report }: { readonly Report: ReportSlot }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const open = search['open'];
  const list = useQuery(ownersReviewsQuery(useDeskQuery<ReviewsAsked>('state')));
  const opened = list.data?.items.find(({ id }) => id === open);
  return (
    <>
      <GuestsToReview />
      <DeskList
        query={list}
        label={words('owners')}
        lead={words('ownersLead')}
        filters={[
          {
            name: 'state',
            label: words('state'),
            options: (['unanswered', 'answered'] as const).map((value) => ({ value, label: words(`state.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-written', label: words('newest') },
          { value: 'written', label: words('oldest') },
          { value: 'stars', label: words('worst') },
          { value: '-stars', label: words('best') },
        ]}
        empty={{ title: words('none'), text: words('noneText') }}
        row={(review) => (
          <DeskRow
            title={review.name === '' ? words('someone') : review.name}
            facts={[
              words('starsFew', { stars: review.stars }),
              review.title,
              words(review.proof, { date: formatDate(review.wasThere, 'long', language) }),
            ]}
            when={
              <>
                {review.words ? <span className={styles.ownersWords}>{inLine([review.words])}</span> : null}
                <SentWhen at={review.createdAt} />
              </>
            }
            isOpen={review.id === open}
            status={
              <StatusPill status={review.answer === null ? 'pending' : 'approved'}>
                {words(review.answer === null ? 'state.unanswered' : 'state.answered')}
              </StatusPill>
            }
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: review.id })}>
                {words(review.answer === null ? 'answer' : 'look')}
              </Button>
            }
          />
        )}
      />
      {opened ? (
        <OwnerSheet key={opened.id} review={opened} Report={Report} onClose={() => set({ open: undefined })} />
      ) : null}
    </>
  );
}
