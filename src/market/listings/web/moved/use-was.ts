import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';

type Evening = {
  readonly date: string | null;
  readonly time: string | null;
  /** Of several nights the date of the last. */
  readonly lastDay?: string | null | undefined;
  readonly location: string;
  readonly address: string;
};

/** What a moved event was before, in a sentence that tells only what has changed; with the word that it was moved. */
export function useWas(): { readonly moved: string; readonly was: (before: Evening, now: Evening) => string } {
  const words = useWords(messages);
  const { language } = useLanguage();
  const long = (date: string | null) => date && formatDate(date, 'long', language);
  const whenOf = ({ date, time, lastDay }: Evening) =>
    inLine([lastDay ? `${long(date)} – ${long(lastDay)}` : long(date), time]);
  const whereOf = ({ location, address }: Evening) => inLine([...new Set([location, address])], ', ');
  const was = (before: Evening, now: Evening) => {
    const [what, where] = [whenOf(before), whereOf(before)];
    if (where === whereOf(now)) return words('was', { what });
    return what === whenOf(now) ? words('wasAt', { where }) : words('wasBoth', { what, where });
  };
  return { moved: words('moved'), was };
}
