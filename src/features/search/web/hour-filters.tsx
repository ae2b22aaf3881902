import { useWords } from '#kit/web/i18n.tsx';
import { anyStayIn } from '../any-stay.ts';
import { messages } from '../page-messages.ts';
import { dayParts } from '../rules.ts';
import { useLengthName } from './filter-names.ts';
import { Picks } from './picks.tsx';
import type { FilterProps } from './types.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';

type Props = Pick<FilterProps, 'draft' | 'onDraft'>;

/** In which part of the day something begins or is open. */
export function PartFilter({ draft, onDraft }: Props) {
  const words = useWords(messages);
  return (
    <Picks
      legend={words('part')}
      name="part"
      value={draft.part}
      onChange={(part) => onDraft({ part })}
      picks={[
        { value: '', label: words('any') },
        ...dayParts.map((part) => ({ value: part, label: words(`part.${part}`) })),
      ]}
    />
  );
}

/** What is open now, or at the time that words asked for. */
export function OpenFilter({ draft, onDraft, countOf }: FilterProps) {
  const words = useWords(messages);
  const time = draft.open === '' || draft.open === 'now' ? [] : [draft.open];
  return (
    <Picks
      legend={words('open')}
      name="open"
      value={draft.open}
      onChange={(open) => onDraft({ open })}
      picks={[
        { value: '', label: words('any') },
        { value: 'now', label: words('openNow'), count: countOf('open', 'now') },
        ...time.map((value) => ({ value, label: words('openAt', { time: value }) })),
      ]}
    />
  );
}

/** For how long most people rent something. */
const usualLengths = ['1h', '1d', 'weekend', '3d', '1w'];

/** For how long something has to be let. */
export function LengthFilter({ draft, onDraft }: Props) {
  const words = useWords(messages);
  const nameOf = useLengthName();
  const lengths = new Set([...usualLengths, draft.length].filter(Boolean));
  const { date, until, length } = draft;
  const isAny = until !== '' && anyStayIn({ date: date || undefined, until, length }) !== undefined;
  return (
    <Picks
      legend={words('length')}
      name="length"
      value={draft.length}
      onChange={(length) => onDraft({ length })}
      picks={[{ value: '', label: words('any') }, ...[...lengths].map((value) => ({ value, label: nameOf(value) }))]}
    >
      {isAny && <p className={fieldStyles.hint}>{words('length.any')}</p>}
    </Picks>
  );
}
