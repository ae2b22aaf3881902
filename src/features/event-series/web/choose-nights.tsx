import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { ChangedNight, ChangedSeries } from '../contract.ts';
import { messages } from '../messages.ts';
import { reaches } from '../rules.ts';
import { trialQuery, type FormBody } from './queries.ts';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './event-series.module.css';

type Props = {
  readonly id: string;
  readonly body: FormBody;
  readonly isPending: boolean;
  readonly labels: (names: readonly string[]) => string;
  readonly onChosen: (also: object) => void;
  readonly onClose: () => void;
};

const choices = ['this', ...reaches] as const;
type Chosen = (typeof choices)[number];

/** For which nights of a series a change is: this one, those after it, or all to come; and what it comes to there. */
export function ChooseNights({ id, body, isPending, labels, onChosen, onClose }: Props) {
  const words = useWords(messages);
  const name = useId();
  const [chosen, setChosen] = useState<Chosen>('this');
  const reach = chosen === 'this' ? undefined : chosen;
  const trial = useQuery({ ...trialQuery(id, body, reach ?? 'all'), enabled: reach !== undefined });
  // A yes is only to what stands here: where nothing was sold, or nothing came yet, the house asks before it moves anybody's night.
  const moves = trial.data?.nights.some(({ orders }) => orders > 0) === true;
  return (
    <Confirm
      isOpen
      tone="ink"
      title={words('change')}
      text={words('changeText')}
      yes={words('save')}
      no={words('backToForm')}
      isPending={isPending}
      onYes={() => onChosen(reach === undefined ? {} : { reach, moves })}
      onClose={onClose}
    >
      <fieldset className={styles.seriesReach} aria-label={words('change')}>
        {choices.map((one) => (
          <label key={one} className={formStyles.deskTick}>
            <input
              className={checkboxStyles.radio}
              type="radio"
              name={name}
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
            {words(`reach.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.seriesTrial} role="status">
        {reach === undefined ? null : <Trial data={trial.data} isError={trial.isError} labels={labels} />}
      </div>
    </Confirm>
  );
}

type TrialProps = Pick<Props, 'labels'> & { readonly data: ChangedSeries | undefined; readonly isError: boolean };

function Trial({ data, isError, labels }: TrialProps) {
  const words = useWords(messages);
  const day = useDay();
  if (data === undefined) return <p>{words(isError ? 'trialFailed' : 'trying')}</p>;
  const others = data.nights.slice(1);
  if (others.length === 0) return <p>{words('noOthers')}</p>;
  const gets = others.filter(({ changes }) => changes.length > 0).length;
  const dateOf = ({ date }: ChangedNight) => (date === null ? words('undated') : day(date));
  return (
    <>
      <p>
        <b>{gets === 0 ? words('getsNone') : words('gets', { count: gets })}</b>
      </p>
      <ul>
        {data.nights.flatMap((night) => [
          ...night.keeps.map(({ fields, why }) => (
            <li key={`${night.id} ${fields.join(' ')}`}>
              {words(`keeps.${why}`, { date: dateOf(night), fields: labels(fields) })}
            </li>
          )),
          night.orders > 0 ? (
            <li key={night.id}>{words('moves', { date: dateOf(night), tickets: String(night.tickets) })}</li>
          ) : null,
        ])}
      </ul>
    </>
  );
}
